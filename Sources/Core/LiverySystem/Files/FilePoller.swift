import Glibc

/// Finds out whether files changed, by their states at each poll.
package struct FilePoller {
  private let paths: [String]
  private var states: [FileState?]

  /// Starts from the states that the files are in now.
  package init(_ paths: [String]) {
    self.paths = paths
    states = paths.map { FileState(of: $0) }
  }

  /// Whether a file changed, appeared or disappeared since the last poll.
  package mutating func poll() -> Bool {
    let current = paths.map { FileState(of: $0) }
    defer { states = current }
    return current != states
  }
}

/// The data that distinguishes states of a file without reading it.
private struct FileState: Hashable, Sendable {
  private let identity: FileIdentity
  private let size: off_t
  private let written, changed: [Int]

  /// The state of the file at a path, without following a link; `nil` if there is none.
  init?(of path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    identity = FileIdentity(status)
    size = status.st_size
    written = [status.st_mtim.tv_sec, status.st_mtim.tv_nsec]
    // A program may reset the time of the last write, but not the time of that change.
    changed = [status.st_ctim.tv_sec, status.st_ctim.tv_nsec]
  }
}
