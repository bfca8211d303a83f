import Glibc
import ThemeFormats

/// Standard output for results, standard error for talk.
enum Terminal {
  /// A stream that may be a terminal.
  enum Stream: Int32 {
    case output = 1
    case error = 2

    var isTerminal: Bool { isatty(rawValue) == 1 }

    /// Whether color helps: on a terminal, unless `NO_COLOR` asks for none.
    var hasColor: Bool {
      guard isTerminal else { return false }
      return (getenv("NO_COLOR").map { String(cString: $0) } ?? "").isEmpty
    }
  }

  /// A reader that closes the pipe ends the work quietly instead of killing the program.
  static func ignoreClosedPipes() {
    signal(SIGPIPE, SIG_IGN)
  }

  static func write(_ bytes: [UInt8], to stream: Stream = .output) throws {
    if AtomicFile.writeAll(bytes, to: stream.rawValue) { return }
    if errno == EPIPE { Status.exit(.fine) }
    throw Status.unwritable
  }

  static func write(_ text: String, to stream: Stream = .output) throws {
    try write(Array(text.utf8), to: stream)
  }

  /// Says on standard error what keeps the program from doing what it was asked.
  static func complain(_ message: String) {
    _ = AtomicFile.writeAll(Array("livery: \(message)\n".utf8), to: Stream.error.rawValue)
  }

  /// Says on standard error what was done.
  static func say(_ message: String) {
    _ = AtomicFile.writeAll(Array("\(message)\n".utf8), to: Stream.error.rawValue)
  }
}
