import Glibc
import System
import ThemeFormats

/// Standard output for results, standard error for talk.
public enum Terminal {
  /// A stream that may be a terminal.
  public enum Stream: Int32 {
    case output = 1
    case error = 2

    public var isTerminal: Bool { isatty(rawValue) == 1 }

    /// Whether color helps: on a terminal, unless `NO_COLOR` asks for none.
    public var hasColor: Bool {
      guard isTerminal else { return false }
      return (getenv("NO_COLOR").map { String(cString: $0) } ?? "").isEmpty
    }
  }

  /// A reader that closes the pipe ends the work quietly instead of killing the program.
  public static func ignoreClosedPipes() {
    signal(SIGPIPE, SIG_IGN)
  }

  public static func write(_ bytes: [UInt8], to stream: Stream = .output) throws {
    if AtomicFile.writeAll(bytes, to: stream.rawValue) { return }
    if errno == EPIPE { Status.exit(.fine) }
    throw Status.unwritable
  }

  public static func write(_ text: String, to stream: Stream = .output) throws {
    try write(Array(text.utf8), to: stream)
  }

  /// Says on standard error what keeps the program from doing what it was asked.
  public static func complain(_ message: String) {
    let program = CommandLine.arguments.first?.split(separator: "/").last ?? "livery"
    _ = AtomicFile.writeAll(
      Array("\(program): \(message)\n".utf8), to: Stream.error.rawValue)
  }

  /// Says on standard error what was done.
  public static func say(_ message: String) {
    _ = AtomicFile.writeAll(Array("\(message)\n".utf8), to: Stream.error.rawValue)
  }
}
