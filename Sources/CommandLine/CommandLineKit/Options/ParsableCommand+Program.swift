package import ArgumentParser
import Glibc

extension ParsableCommand {
  /// Runs the command that the command line names, and exits with its status.
  package static func runProgram() {
    Terminal.ignoreClosedPipes()
    do {
      let arguments = Array(CommandLine.arguments.dropFirst())
      var command = try readAlone(arguments) ?? parseAsRoot(arguments)
      if let command = command as? any ColoredCommand { command.color.apply() }
      try command.run()
    } catch let status as Status {
      Status.exit(status)
    } catch {
      // What the parser throws has a message of its own; anything else is an internal fault.
      let code = exitCode(for: error)
      if code == .failure, !(error is ExitCode) {
        Terminal.complain("\(error)")
        Status.exit(.internalFault)
      }
      let message = fullMessage(for: error)
      if !message.isEmpty {
        try? Terminal.write(message + "\n", to: code == .success ? .output : .error)
      }
      Glibc.exit(code.rawValue)
    }
  }

  /// The command that the first argument names, with the others as its arguments; `nil` where it
  /// does not take them.
  ///
  /// Read by itself a command takes a fifth less than after the options of the program. What it refuses
  /// only the whole program can explain: it knows of help, of versions, and of what else there is.
  private static func readAlone(_ arguments: [String]) -> (any ParsableCommand)? {
    guard let name = arguments.first, !name.hasPrefix("-") else { return nil }
    let command = configuration.subcommands.first { $0.configuration.commandName == name }
    return try? command?.parse(Array(arguments.dropFirst()))
  }
}
