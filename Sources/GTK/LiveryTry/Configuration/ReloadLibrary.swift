import LiverySystem

/// The library with which a GTK app follows the tried theme without a restart.
nonisolated enum ReloadLibrary {
  private static let name = "liblivery-reload.so"

  /// Finds its file, beside the program or at its installed place.
  static func find() throws(AppError) -> String {
    let program = Program.folder ?? "."
    let places = ["\(program)/\(name)", RegularFile.path("../lib/livery/\(name)", in: program)]
    guard let path = places.first(where: RegularFile.exists) else {
      throw AppError(
        "'\(name)', by which apps get the theme, is neither in '\(program)' nor in "
          + "'../lib/livery' beside it; 'make install' puts it there")
    }
    return path
  }
}
