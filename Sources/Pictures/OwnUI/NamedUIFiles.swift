import Console
import System

/// The UI files that somebody names, as far as they can be shown; the others are said once.
struct NamedUIFiles {
  private(set) var files: [String] = []

  /// The exit status for those that cannot be shown.
  private(set) var status = Status.fine

  /// Finds those that can be read, each once, and reports the others.
  init(_ named: [String]) {
    for file in named where !files.contains(file) {
      do {
        // The workers read it; here it is enough to begin.
        _ = try RegularFile.read(file, upTo: 1)
        files.append(file)
      } catch {
        Terminal.complain("\(error)")
        status = status.worse(error.status)
      }
    }
  }

  /// Leaves out a file that a worker cannot show; `false` where another worker said so before.
  mutating func leaveOut(_ file: String) -> Bool {
    guard files.contains(file) else { return false }
    files.removeAll { $0 == file }
    status = status.worse(.unrecognized)
    return true
  }
}
