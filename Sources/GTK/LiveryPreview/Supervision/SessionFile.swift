import LiverySystem
import ThemeSession

/// The file with the state of a running window, which is restored after a crash.
///
/// It is in the user's runtime folder, which is removed at logout, or else in the user's cache;
/// only this user may read it. A lock beside it shows whether the window or its supervisor is still
/// running; a file without a lock was left behind by both.
final class SessionFile {
  private let path: String
  private let lock: FileLock
  private var written: WindowSnapshot?

  /// Creates a file for this process; `nil` if there is no folder for it.
  init?(folder: String? = SessionFile.folder) {
    guard let folder else { return nil }
    var path = "\(folder)/session-\(Program.processID).json"
    // An earlier process with the same ID may have left a file.
    while RegularFile.exists(path) { path = String(path.dropLast(5)) + "-.json" }
    guard let lock = FileLock(path: path + Self.lockEnding) else { return nil }
    (self.path, self.lock) = (path, lock)
  }

  private static let lockEnding = ".lock"

  /// The private folder for such files; `nil` if it cannot be created.
  static var folder: String? {
    Folder.runtimes.map { $0 + "/livery" }.first(where: Folder.makePrivate)
  }

  /// Writes a state completely or not at all.
  func write(_ snapshot: WindowSnapshot) {
    guard snapshot != written else { return }
    // If it cannot be written, the last state stays and the window continues.
    guard (try? snapshot.write(to: path)) != nil else { return }
    written = snapshot
  }

  func read() -> WindowSnapshot? {
    try? WindowSnapshot(contentsOf: path)
  }

  /// Removes the file, unless it contains unsaved edits to keep.
  func remove(keepingEdits: Bool) {
    if !keepingEdits || read()?.session.unsaved.isEmpty ?? true { try? AtomicFile.remove(path) }
    try? AtomicFile.remove(path + Self.lockEnding)
  }

  /// Hands over unsaved edits of windows that crashed with their supervisors, and removes files.
  ///
  /// A file that cannot be read stays.
  static func collectEdits(
    in folder: String? = SessionFile.folder, _ take: ([SessionSnapshot.Unsaved]) -> Void
  ) {
    guard let folder else { return take([]) }
    let left = Folder.names(in: folder).compactMap { name -> (path: String, lock: FileLock)? in
      guard name.hasPrefix("session-"), name.hasSuffix(".json") else { return nil }
      let path = "\(folder)/\(name)"
      guard RegularFile.isOwn(path) else { return nil }
      return FileLock(path: path + lockEnding).map { (path, $0) }
    }
    let snapshots = left.map { try? WindowSnapshot(contentsOf: $0.path) }
    take(snapshots.flatMap { $0?.session.unsaved ?? [] })
    for (file, snapshot) in zip(left, snapshots) {
      if snapshot != nil { try? AtomicFile.remove(file.path) }
      try? AtomicFile.remove(file.path + lockEnding)
    }
    withExtendedLifetime(left) {}
  }
}
