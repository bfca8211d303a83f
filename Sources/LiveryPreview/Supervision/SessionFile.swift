import Adwaita
import System
import ThemeFormats
import ThemeSession

/// The file with the state of a running window, which is restored after a crash.
///
/// It lies in the user's runtime folder, which is removed at logout. A lock beside it tells whether
/// the window or its supervisor still run; a file without a lock was left behind by both.
final class SessionFile {
  private let path: String
  private let lock: FileLock
  private var written: WindowSnapshot?

  /// Creates a file for this process; `nil` where there is no folder for it.
  init?(folder: String = SessionFile.folder) {
    guard (try? AtomicFile.createFolder(folder)) != nil else { return nil }
    var path = "\(folder)/session-\(Program.processID).json"
    // An earlier process with the same ID may have left one behind.
    while RegularFile.exists(path) { path = String(path.dropLast(5)) + "-.json" }
    guard let lock = FileLock(path: path + Self.lockEnding) else { return nil }
    (self.path, self.lock) = (path, lock)
  }

  private static let lockEnding = ".lock"

  static var folder: String { Folder.runtime + "/livery" }

  /// Writes a state, whole or not at all.
  func write(_ snapshot: WindowSnapshot) {
    guard snapshot != written else { return }
    // Where it cannot be written, the last state stays and the window goes on.
    guard (try? snapshot.write(to: path)) != nil else { return }
    written = snapshot
  }

  func read() -> WindowSnapshot? {
    try? WindowSnapshot(contentsOf: path)
  }

  /// Removes the file, unless it holds unsaved edits to be kept.
  func remove(keepingEdits: Bool) {
    if !keepingEdits || read()?.session.unsaved.isEmpty ?? true { try? AtomicFile.remove(path) }
    try? AtomicFile.remove(path + Self.lockEnding)
  }

  /// Reads and removes the files of windows that crashed together with their supervisors.
  ///
  /// - Returns: The edits that were not saved. A file that cannot be read stays.
  static func collectEdits(in folder: String = SessionFile.folder) -> [SessionSnapshot.Unsaved] {
    var edits: [SessionSnapshot.Unsaved] = []
    for name in Folder.names(in: folder)
    where name.hasPrefix("session-") && name.hasSuffix(".json") {
      let path = "\(folder)/\(name)"
      guard let lock = FileLock(path: path + lockEnding) else { continue }
      if let snapshot = try? WindowSnapshot(contentsOf: path) {
        edits += snapshot.session.unsaved
        try? AtomicFile.remove(path)
      }
      try? AtomicFile.remove(path + lockEnding)
      withExtendedLifetime(lock) {}
    }
    return edits
  }
}
