import ThemeModel
import ThemeProject

/// One variant of one app.
nonisolated struct SheetTask: Sendable {
  let app: SheetApp
  let look: TriedTheme

  var files: [String] {
    app.pictureNames.map { "\(look.theme.id)/\(look.cell.name)/\($0).png" }
  }

  /// The path of a picture, given its name in the script; `nil` for the first window.
  func file(_ name: String?) -> String {
    "\(look.theme.id)/\(look.cell.name)/\(app.name(of: name)).png"
  }
}
