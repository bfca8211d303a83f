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

  /// `nil` for any other folder, and for a file.
  package init?(_ folder: String) {
    let folder = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    let release = ThemeRoot.releases[0]
    let place = RegularFile.path(folder, in: ".")
    let isOfRelease = RegularFile.name(of: place) == release
    let sheets = isOfRelease ? folder : "\(folder)/\(release)"
    guard RegularFile.isRegular("\(sheets)/gtk.css") else { return nil }
    sheet = "\(sheets)/gtk.css"
    dark = RegularFile.isRegular("\(sheets)/gtk-dark.css") ? "\(sheets)/gtk-dark.css" : nil
    id = ThemeLibrary.id(ofFile: isOfRelease ? RegularFile.folder(of: place) : place)
    isNamed = RegularFile.isRegular("\(folder)/index.theme")
  }
}
