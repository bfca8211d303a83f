import ThemeModel
import ThemeProject

/// One variant of one app.
nonisolated struct SheetTask: Sendable {
  let app: SheetApp
  let tried: TriedTheme

  var files: [String] {
    app.pictureNames.map { "\(tried.theme.id)/\(tried.variant.name)/\($0).png" }
  }

  /// The path of a picture, given its name in the script; `nil` for the first window.
  func file(_ name: String?) -> String {
    "\(tried.theme.id)/\(tried.variant.name)/\(app.name(of: name)).png"
  }
}
