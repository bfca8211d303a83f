import Glibc
import LiverySystem
import ThemeSource

/// Standard output for results, standard error for messages.
package enum Terminal {
  /// A stream that may be a terminal.
  package enum Stream: Int32 {
    case output = 1
    case error = 2

    package var isTerminal: Bool { isatty(rawValue) == 1 }

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
  ///
  /// A terminal gets control characters as escapes: they may come from a file of somebody else's.
  package static func write(_ bytes: [UInt8], to stream: Stream = .output) throws {
    guard stream.isTerminal else { return try writeAsIs(bytes, to: stream) }
    let text = String(decoding: bytes, as: UTF8.self).escapingControlsInLines
    try writeAsIs(Array(text.utf8), to: stream)
  }

  package static func write(_ text: String, to stream: Stream = .output) throws {
    try write(Array(text.utf8), to: stream)
  }

  /// Writes text with colors of our own, in which what comes from others is escaped already.
  package static func write(colored text: String, to stream: Stream = .output) throws {
    try writeAsIs(Array(text.utf8), to: stream)
  }

  private static func writeAsIs(_ bytes: [UInt8], to stream: Stream) throws {
    if Descriptor.write(bytes, to: stream.rawValue) { return }
    if errno == EPIPE { Status.exit(.fine) }
    throw Status.unwritable
  }

  /// Prints on standard error why the program cannot do what it was asked, behind its name.
  package static func complain(_ message: String) {
    let program = CommandLine.arguments.first?.split(separator: "/").last ?? "livery"
    say("\(program): \(message)")
  }

  /// Prints a line on standard error, whatever names it quotes.
  package static func say(_ message: String) {
    Stream.error.writeIfPossible("\(message.escapingControls)\n")
  }
}
