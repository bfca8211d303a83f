import LiverySystem

/// A folder with one theme, in the layout of GTK themes: `gtk-4.0/gtk.css`, and `gtk-dark.css`
/// beside it.
package struct ThemeFolder {
  /// The stylesheet for light, and for everything without a stylesheet of its own.
  package let sheet: String

  /// The stylesheet for dark; `nil` if there is none.
  package let dark: String?

  /// The theme's ID from the folder's name.
  let id: String

  /// Whether an `index.theme` marks the folder as a theme.
  package let isNamed: Bool

  /// The theme's stylesheet for GTK 3, which Livery leaves alone; `nil` if there is none.
  package let sheetForGTK3: String?

  /// The folder, and the one with its stylesheets for GTK 4.
  private let folders: [String]

  /// `nil` for any other folder, and for a file.
  package init?(_ folder: String) {
    let folder = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    let release = ThemeRoot.releases[0]
    let place = RegularFile.path(folder, in: ".")
    let isOfRelease = RegularFile.name(of: place) == release
    let sheets = isOfRelease ? folder : folder == "." ? release : "\(folder)/\(release)"
    guard RegularFile.isRegular("\(sheets)/gtk.css") else { return nil }
    sheet = "\(sheets)/gtk.css"
    dark = RegularFile.isRegular("\(sheets)/gtk-dark.css") ? "\(sheets)/gtk-dark.css" : nil
    id = ThemeLibrary.id(ofFile: isOfRelease ? RegularFile.folder(of: place) : place)
    isNamed = RegularFile.isRegular("\(folder)/index.theme")
    folders = [folder, sheets]
    sheetForGTK3 =
      isOfRelease
      ? nil
      : ThemeRoot.releases.dropFirst().map { "\(folder)/\($0)/gtk.css" }.first(
        where: RegularFile.isRegular)
  }

  /// Whether a file in the folder is in the one with its stylesheets for GTK 4.
  package func isForGTK4(_ file: String) -> Bool {
    GTKFolder(around: RegularFile.folder(of: file))?.path == folders[1]
  }

  /// Whether all files that may be themes in the folder are in its folders for GTK's releases.
  package func isAll(of files: [String]) -> Bool {
    files.allSatisfy { file in
      guard let around = GTKFolder(around: RegularFile.folder(of: file)) else { return false }
      return folders.contains(around.path) || folders[0] == RegularFile.folder(of: around.path)
    }
  }
}
