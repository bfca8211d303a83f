import Testing
import ThemeModel
import ThemeSource

@Suite struct RoleOriginTests {
  private static let parent = """
    livery = 1
    name = "P"
    [palette]
    deep = "#102030"
    [colors]
    headerbar-bg = "$deep"
    label = { light = "#111", dark = "$window-fg" }
    """

  private func theme(_ lines: String, parent: String = parent) throws -> Theme {
    try Themes.theme(
      "livery = 1\nname = 'T'\nextends = 'p'\n\(lines)", extending: ["p": parent])
  }

  /// The value as it is written.
  private func written(_ origin: DeclarationOrigin?, _ theme: Theme) -> String? {
    origin.map { origin in
      String(decoding: theme.sources[origin.layer].bytes[origin.location.range], as: UTF8.self)
    }
  }

  @Test func prefersTheThemesOwnFile() throws {
    let theme = try theme("[colors]\nwindow-fg = 'white'\nheaderbar-fg = '$label'")
    let light = theme.origin(of: [.headerbarFg], in: .light)
    #expect(written(light, theme) == "'$label'")
    #expect(light?.name == "'headerbar-fg'" && light?.roles == [.label])
    let label = theme.origin(of: [.label], in: .light)
    #expect(written(label, theme) == "\"#111\"")
    #expect(label?.location.file == "p" && label?.layer == 1)
    // The parent's value leads to the theme's own.
    let dark = theme.origin(of: [.label], in: .dark)
    #expect(written(dark, theme) == "'white'" && dark?.name == "'window-fg'")
  }

  @Test func looksThroughFunctionsOfTheBase() throws {
    let theme = try theme(
      "[palette]\nink = 'navy'\n[colors]\nwindow-fg = '$ink'",
      parent: """
        livery = 1
        name = "P"
        """)
    let separator = theme.origin(of: [.separator], in: .light)
    #expect(written(separator, theme) == "'$ink'")
    #expect(separator?.isOfBase == false)
  }

  @Test func takesTheFirstRoleThatIsSet() throws {
    let theme = try theme("[colors]\naccent-bg = 'teal'")
    let origin = theme.origin(of: [.accent, .accentBg, .headerbarBg], in: .dark)
    #expect(written(origin, theme) == "'teal'")
    #expect(theme.origin(of: [.accent], in: .dark) == nil)
    #expect(theme.origin(of: [], in: .dark) == nil)
  }

  @Test func staysInTheSchemeThatTheThemeIsMadeFor() throws {
    let theme = try Themes.theme(
      "livery = 1\nname = 'T'\nappearances = ['dark']\n[colors]\nwindow-bg = { dark = '#001' }")
    #expect(written(theme.origin(of: [.windowBg], in: .light), theme) == "'#001'")
  }
}
