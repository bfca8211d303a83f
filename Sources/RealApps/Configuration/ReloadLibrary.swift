import System

/// The library by which an app of GTK follows the tried theme without a restart.
nonisolated enum ReloadLibrary {
  private static let name = "liblivery-reload.so"

  /// Its file, beside the program or where it was installed; `nil` where it is missing.
  static var path: String? {
    guard let program = Program.folder else { return nil }
    return ["\(program)/\(name)", RegularFile.path("../lib/livery/\(name)", in: program)]
      .first(where: RegularFile.exists)
  }
}
