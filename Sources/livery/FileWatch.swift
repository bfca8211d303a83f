import Glibc

/// Tells whether files changed, by what the system says of them.
struct FileWatch {
  /// What tells one state of a file from another.
  private struct Signature: Equatable {
    let device: dev_t
    let inode: ino_t
    let size: off_t
    let seconds, nanoseconds: Int

    /// The state of what lies at a path, a link itself and not what it leads to; `nil` for nothing.
    init?(_ path: String) {
      var status = stat()
      guard lstat(path, &status) == 0 else { return nil }
      device = status.st_dev
      inode = status.st_ino
      size = status.st_size
      seconds = status.st_mtim.tv_sec
      nanoseconds = status.st_mtim.tv_nsec
    }
  }

  private let paths: [String]
  private var signatures: [Signature?]

  /// Watches files from the state that they are in.
  init(_ paths: [String]) {
    self.paths = paths
    signatures = paths.map { Signature($0) }
  }

  /// Whether a file changed, came or went since the last time.
  mutating func hasChanged() -> Bool {
    let current = paths.map { Signature($0) }
    defer { signatures = current }
    return current != signatures
  }
}

/// Waits in a way that Ctrl-C and a polite end of the program interrupt, and nothing else does.
enum Interruption {
  /// Holds the signals back, so that they come while waiting only, never between two writes.
  static func hold() {
    var signals = signals
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }

  /// Waits for a while; `true` as soon as the program is asked to end.
  static func wait(milliseconds: Int) -> Bool {
    var signals = signals
    var time = timespec(tv_sec: milliseconds / 1000, tv_nsec: milliseconds % 1000 * 1_000_000)
    return sigtimedwait(&signals, nil, &time) > 0
  }

  private static var signals: sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, signal) }
    return signals
  }
}
