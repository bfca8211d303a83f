import LiverySystem

/// The root folder of a theme's files, in the layout of GTK themes.
enum ThemeRoot {
  /// The folders of GTK's releases that have stylesheets in a theme and in a user's configuration.
  static let releases = ["gtk-4.0", "gtk-3.0"]

  /// How many folders above a file are searched for an `index.theme`.
  private static let height = 8

  /// The folder with `index.theme` that a folder is or is inside of; else the parent of its GTK
  /// folder, else that of the program whose configuration contains it, else the folder itself.
  static func of(_ folder: String) -> String {
    let named = RegularFile.folders(from: folder).prefix(height + 1)
      .first { RegularFile.isRegular("\($0)/index.theme") }
    if let named { return named }
    if let folder = GTKFolder(around: folder) { return RegularFile.folder(of: folder.path) }
    return ProgramFolder.around(folder) ?? folder
  }
}
