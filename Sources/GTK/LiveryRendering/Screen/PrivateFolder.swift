import LiveryAdwaita
import LiverySystem

/// A temporary folder that nobody else may read, removed with the program.
///
/// Its process holds the folder's lock. The lock of a killed process is free, so that the next
/// process removes the folder.
@MainActor package final class PrivateFolder {
  package let path: String
  private let lock: FileLock

  /// The message where none can be created.
  package nonisolated static let impossible =
    "no folder can be made for what lasts as long as the program"

  private static let prefix = "livery-run-"

  /// Creates a folder, and removes old ones; `nil` where that fails.
  package init?() {
    Self.removeLeftovers()
    while let path = Folder.createTemporary(Self.prefix) {
      // Another process may have removed it as an old one, before it was locked.
      guard let lock = FileLock(folder: path), RegularFile.exists(path) else { continue }
      (self.path, self.lock) = (path, lock)
      return
    }
    return nil
  }

  private static func removeLeftovers() {
    for name in Folder.names(in: Folder.temporary) where name.hasPrefix(prefix) {
      let path = "\(Folder.temporary)/\(name)"
      guard let lock = FileLock(folder: path) else { continue }
      withExtendedLifetime(lock) { FolderTree.remove(path) }
    }
  }

  /// Removes the folder and all that is in it.
  package func remove() {
    FolderTree.remove(path)
  }
}
