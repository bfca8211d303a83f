package import ArgumentParser
import Glibc
import LiverySystem
import ThemeSource

extension ParsableCommand {
  /// Runs the command that the command line names, and exits with its status.
  package static func runProgram() {
    Terminal.ignoreClosedPipes()
    do {
      var command = try parseAsRoot(Program.arguments)
      if let command = command as? any ColoredCommand { command.color.apply() }
      try command.run()
    } catch let status as Status {
      Status.exit(status)
    } catch {
      // Errors that the parser throws have a message of their own; any other error is an internal
      // fault.
      let code = exitCode(for: error)
      if code == .failure, !(error is ExitCode) {
        Terminal.printError("\(error)")
        Status.exit(.internalFault)
      }
      let message = fullMessage(for: error)
      if !message.isEmpty {
        // An error may quote arguments from the command line, such as names of files.
        try? Terminal.write(
          message.escapingControlsInLines + "\n", to: code == .success ? .output : .error)
      }
      Glibc.exit(code.rawValue)
    }
  }
}
