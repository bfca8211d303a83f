import Testing
import ThemeCSS
import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSource

@Suite struct DesktopAccentTests {
  private let purple = Color(red: 145.0 / 255, green: 65.0 / 255, blue: 172.0 / 255)

  private func theme(_ colors: String = "") throws -> Theme {
    let text = "livery = 1\nname = 'x'\n[colors]\n" + colors
    let library = ThemeLibrary(userFolder: nil)
    return try #require(try library.read(SourceText(file: "x.livery.toml", text), path: nil).theme)
  }

  @Test func paintsWhatAThemeLeavesOpen() throws {
    let theme = try theme("window-bg = '#fff'\nselection = 'alpha($accent-bg, 0.5)'")
    let resolved = theme.asking(for: purple).resolved(.light)
    #expect(resolved[.accentBg] == purple)
    #expect(resolved[.link] == resolved[.accent])
    #expect(resolved[.accent] != theme.resolved(.light)[.accent])
    #expect(resolved[.selection].hex == "#9141ac80")
    // The toolkit does not have it by itself, so that the stylesheet has to.
    #expect(Stylesheet(resolved, target: .v4_8).colors.contains("accent_bg_color #9141ac"))
  }

  @Test(arguments: ["accent-bg = '#010203'", "accent = '#010203'", "accent-fg = '#010203'"])
  func leavesAThemeThatHasAccentsOfItsOwn(colors: String) throws {
    let theme = try theme(colors)
    let asked = theme.asking(for: purple)
    for role in [ColorRole.accentBg, .accentFg, .accent, .link] {
      #expect(asked.resolved(.dark)[role] == theme.resolved(.dark)[role])
    }
  }

  @Test func leavesAThemeItsRulesAndNames() throws {
    let library = ThemeLibrary(userFolder: nil)
    let text = """
      livery = 1
      name = 'x'
      [palette]
      sea = '#123456'
      [colors]
      window-bg = '$sea'
      [styles]
      button = { background = '$sea', border-color = '$accent' }
      """
    let theme = try #require(
      try library.read(SourceText(file: "x.livery.toml", text), path: nil).theme)
    let before = Stylesheet(theme.resolved(.light), target: .v4_8).rules
    let after = Stylesheet(theme.asking(for: purple).resolved(.light), target: .v4_8).rules
    #expect(before.contains("#123456"))
    #expect(after.contains("#123456"))
    #expect(theme.asking(for: purple).id == theme.id)
  }
}
