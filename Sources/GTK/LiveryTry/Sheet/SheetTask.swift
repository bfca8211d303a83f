import ThemeModel
import ThemeProject

/// One look of one app.
nonisolated struct SheetTask: Sendable {
  let app: SheetApp
  let look: TriedTheme

  var files: [String] {
    app.pictureNames.map { "\(look.theme.id)/\(look.cell.name)/\($0).png" }
  }

  /// The path of a picture, by what a script calls it; `nil` for the first window.
  func file(_ name: String?) -> String {
    "\(look.theme.id)/\(look.cell.name)/\(app.name(of: name)).png"
  }
}
