import ThemeModel
import ThemeProject

/// One look of one app.
nonisolated struct SheetTask: Sendable {
  let app: SheetApp
  let look: TriedTheme

  /// The files of all pictures.
  var files: [String] {
    app.pictureNames.map { "\(look.theme.id)/\(look.cell.name)/\($0).png" }
  }

  /// The file of a picture, in the folder of all.
  ///
  /// - Parameter name: What a script calls the picture; `nil` for the first window.
  /// - Returns: Its path from there.
  func file(_ name: String?) -> String {
    "\(look.theme.id)/\(look.cell.name)/\(app.name(of: name)).png"
  }
}
