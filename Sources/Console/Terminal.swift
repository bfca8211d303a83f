import Glibc
import System

/// Standard output for results, standard error for messages.
package enum Terminal {
  /// A stream that may be a terminal.
  package enum Stream: Int32 {
    case output = 1
    case error = 2

    package var isTerminal: Bool { isatty(rawValue) == 1 }

    /// Whether color helps: on a terminal, unless `NO_COLOR` asks for none.
    package var hasColor: Bool {
      guard isTerminal else { return false }
      return (getenv("NO_COLOR").map { String(cString: $0) } ?? "").isEmpty
    }

    /// Writes without an error where nobody reads.
    func writeIfPossible(_ text: String) {
      _ = Descriptor.write(Array(text.utf8), to: rawValue)
    }
  }

  /// Lets a write to a closed pipe fail, instead of killing the program.
  package static func ignoreClosedPipes() {
    signal(SIGPIPE, SIG_IGN)
  }

  /// Writes to a stream; a reader that closed the pipe ends the program quietly.
  package static func write(_ bytes: [UInt8], to stream: Stream = .output) throws {
    if Descriptor.write(bytes, to: stream.rawValue) { return }
    if errno == EPIPE { Status.exit(.fine) }
    throw Status.unwritable
  }

  package static func write(_ text: String, to stream: Stream = .output) throws {
    try write(Array(text.utf8), to: stream)
  }

  /// Prints on standard error why the program cannot do what it was asked, behind its name.
  package static func complain(_ message: String) {
    let program = CommandLine.arguments.first?.split(separator: "/").last ?? "livery"
    say("\(program): \(message)")
  }

  /// Prints a line on standard error.
  package static func say(_ message: String) {
    Stream.error.writeIfPossible("\(message)\n")
  }
}
