import GTKKnowledge
import Testing
import ThemeFormats
import ThemeLint
import ThemeModel
import ThemeSource

/// Destructive buttons that a theme's own CSS paints are not judged by libadwaita's tint.
@Suite struct OwnButtonPaintTests {
  @Test(arguments: [
    ("", ["destructive of a destructive button"]),
    (
      ".destructive-action { background: @destructive_bg_color; color: @destructive_fg_color; }",
      ["destructive-fg"]
    ),
    (
      "a, button.destructive-action { background-color: #a00; color: white; }",
      [String]()
    ),
    (
      "button.destructive-action { color: @destructive_fg_color; }",
      ["destructive of a destructive button"]
    ),
    (
      "box button.destructive-action { background-color: #a00; color: white; }",
      ["destructive of a destructive button"]
    ),
  ])
  func areJudgedByTheRule(css: String, foregrounds: [String]) throws {
    let text = SourceText(file: "gtk.css", "@define-color window_bg_color #222;\n" + css)
    let library = ThemeLibrary(userFolder: nil, release: .v4_18)
    let theme = try #require(try library.read(text, path: nil, as: .gtkCSS).theme)
    let report = ContrastReport(theme, in: [Appearance(.dark)], on: .v4_18)
    let found = report.appearances[0].rows.map(\.foreground).filter { $0.hasPrefix("destructive") }
    #expect(Set(found).subtracting(["destructive"]) == Set(foregrounds))
  }
}
