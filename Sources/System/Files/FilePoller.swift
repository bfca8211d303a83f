/// Finds out whether files changed, by their states at each poll.
package struct FilePoller {
  private let paths: [String]
  private var states: [FileState?]

  /// Starts from the states that the files are in now.
  package init(_ paths: [String]) {
    self.paths = paths
    states = paths.map { FileState(of: $0) }
  }

  /// Whether a file changed, came or went since the last poll.
  package mutating func poll() -> Bool {
    let current = paths.map { FileState(of: $0) }
    defer { states = current }
    return current != states
  }
}
