public import ArgumentParser

extension ParsableCommand {
  /// Runs what the command line asks for, and ends the program with its status.
  public static func runProgram() {
    Terminal.ignoreClosedPipes()
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch let status as Status {
      Status.exit(status)
    } catch {
      // What the parser throws it also explains; anything else is a fault of Livery's own.
      let code = exitCode(for: error)
      if code == .failure, !(error is ExitCode) {
        Terminal.complain("\(error)")
        Status.exit(.internalFault)
      }
      exit(withError: error)
    }
  }
}
