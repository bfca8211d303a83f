import Adwaita
import System
import ThemeFormats
import ThemeSession

/// The file that holds the state of a running window, for the time after a death.
///
/// It lies where the user's programs keep what ends with the login. A lock beside it tells whether
/// the window or its supervisor still run; a file that nobody holds is what both left behind.
final class SessionFile {
  private let path: String
  private let lockPath: String
  private let lock: FileLock
  private var written: SessionSnapshot?

  /// Makes a file for this process; `nil` where there is no place for one.
  init?(folder: String = SessionFile.folder) {
    guard (try? AtomicFile.createFolder(folder)) != nil else { return nil }
    var path = "\(folder)/session-\(Program.processID).json"
    // An earlier process of the same number may have left one behind.
    while RegularFile.exists(path) { path = String(path.dropLast(5)) + "-.json" }
    guard let lock = FileLock(path: path + Self.lockEnding) else { return nil }
    (self.path, lockPath, self.lock) = (path, path + Self.lockEnding, lock)
  }

  private static let lockEnding = ".lock"

  static var folder: String { Folder.runtime + "/livery" }

  /// Puts a state down, whole or not at all.
  func write(_ snapshot: SessionSnapshot) {
    guard snapshot != written else { return }
    // Where it cannot be written the last state stays, and the window goes on.
    guard (try? snapshot.write(to: path)) != nil else { return }
    written = snapshot
  }

  func read() -> SessionSnapshot? {
    try? SessionSnapshot(contentsOf: path)
  }

  /// Removes the file, unless it holds edits that are nowhere else.
  func leave(keepingEdits: Bool) {
    if !keepingEdits || read()?.unsaved.isEmpty ?? true { try? AtomicFile.remove(path) }
    try? AtomicFile.remove(lockPath)
  }

  /// Takes the edits over that windows left behind whose supervisors died, too.
  static func takeEdits(in folder: String = SessionFile.folder) -> [SessionSnapshot.Unsaved] {
    var edits: [SessionSnapshot.Unsaved] = []
    for name in Folder.names(in: folder)
    where name.hasPrefix("session-") && name.hasSuffix(".json") {
      let path = "\(folder)/\(name)"
      guard let lock = FileLock(path: path + lockEnding) else { continue }
      if let snapshot = try? SessionSnapshot(contentsOf: path) { edits += snapshot.unsaved }
      try? AtomicFile.remove(path)
      try? AtomicFile.remove(path + lockEnding)
      withExtendedLifetime(lock) {}
    }
    return edits
  }
}
