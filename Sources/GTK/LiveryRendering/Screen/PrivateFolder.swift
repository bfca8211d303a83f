import LiverySystem

/// A temporary folder that only this user may read, removed with the program.
///
/// The folder of a killed process is removed by the next one.
@MainActor package final class PrivateFolder {
  private let folder: ScratchFolder

  package var path: String { folder.path }

  /// The message if none can be created.
  package nonisolated static let impossible =
    "no folder can be made for what lasts as long as the program"

  private static let prefix = "livery-run-"

  /// Creates a folder, and removes old ones; `nil` if that fails.
  package init?() {
    ScratchFolder.removeLeftovers(in: Folder.temporary, prefix: Self.prefix)
    guard let folder = try? ScratchFolder(in: Folder.temporary, prefix: Self.prefix) else {
      return nil
    }
    self.folder = folder
  }

  package func remove() {
    folder.remove()
  }
}
