import Adwaita
import System

/// A folder that nobody else may look into, for files that are gone with the program.
///
/// Its process holds the folder's lock. A killed process has let go of its own, so that the next
/// one finds the folder and removes it.
@MainActor package final class PrivateFolder {
  package let path: String
  private let lock: FileLock

  /// What is said where none can be made.
  nonisolated static let impossible =
    "no folder can be made for what lasts as long as the program"

  private static let prefix = "livery-run-"

  /// Makes a folder, and removes those that were left; `nil` where it cannot be made.
  package init?() {
    Self.removeLeftovers()
    while let path = Folder.createTemporary(Self.prefix) {
      // Another process may have taken it for one that was left, before it had its lock.
      guard let lock = FileLock(folder: path), RegularFile.exists(path) else { continue }
      (self.path, self.lock) = (path, lock)
      return
    }
    return nil
  }

  private static func removeLeftovers() {
    let place = Folder.temporary
    for name in FolderTree.names(in: place) where name.hasPrefix(prefix) {
      let path = "\(place)/\(name)"
      guard let lock = FileLock(folder: path) else { continue }
      withExtendedLifetime(lock) { FolderTree.remove(path) }
    }
  }

  /// Removes the folder and all that is in it.
  package func remove() {
    FolderTree.remove(path)
  }
}
