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

    /// Writes text, and ignores the error if nobody reads it.
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
  /// On a terminal, control characters are escaped, since they may come from an untrusted file.
  package static func write(_ bytes: [UInt8], to stream: Stream = .output) throws {
    guard stream.isTerminal else { return try writeAsIs(bytes, to: stream) }
    let text = String(decoding: bytes, as: UTF8.self).escapingControlsInLines
    try writeAsIs(Array(text.utf8), to: stream)
  }

  package static func write(_ text: String, to stream: Stream = .output) throws {
    try write(Array(text.utf8), to: stream)
  }

  /// Writes text that contains our own color codes; everything from other sources in it is already
  /// escaped.
  package static func write(colored text: String, to stream: Stream = .output) throws {
    try writeAsIs(Array(text.utf8), to: stream)
  }

  private static func writeAsIs(_ bytes: [UInt8], to stream: Stream) throws {
    if Descriptor.write(bytes, to: stream.rawValue) { return }
    if errno == EPIPE { Status.exit(.fine) }
    throw Status.unwritable
  }

  /// Prints the program's name and an error on standard error.
  package static func printError(_ message: String) {
    let program = CommandLine.arguments.first?.split(separator: "/").last ?? "livery"
    say("\(program): \(message)")
  }

  /// Prints a line on standard error; control characters in quoted names are escaped.
  package static func say(_ message: String) {
    Stream.error.writeIfPossible("\(message.escapingControls)\n")
  }
}
