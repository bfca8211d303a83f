package import ArgumentParser
import Console

extension ParsableCommand {
  /// Runs the command that the command line names, and exits with its status.
  package static func runProgram() {
    Terminal.ignoreClosedPipes()
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch let status as Status {
      Status.exit(status)
    } catch {
      // The parser prints what it throws; anything else is an internal fault.
      let code = exitCode(for: error)
      if code == .failure, !(error is ExitCode) {
        Terminal.complain("\(error)")
        Status.exit(.internalFault)
      }
      exit(withError: error)
    }
  }
}
