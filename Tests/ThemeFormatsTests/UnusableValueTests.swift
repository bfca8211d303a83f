import GTKKnowledge
import Testing
import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSource

/// Values of stylesheets that GTK uses otherwise than they look.
@Suite struct UnusableValueTests {
  private func read(_ css: String, on release: GTKRelease = .v4_18) throws -> ThemeReading {
    try ThemeLibrary(userFolder: nil, release: release)
      .read(SourceText(file: "t", css), path: nil, as: .gtkCSS)
  }

  /// A variable takes any value, and is invalid where it is used.
  @Test(arguments: ["color-mix(in oklch, none, red)", "4px", "nonsense(1)", "red blue"])
  func ofVariablesOfRolesPaintNothing(value: String) throws {
    let reading = try read(":root { --accent-bg-color: \(value); }")
    let theme = try #require(reading.theme, "\(reading.findings)")
    #expect(theme.resolved(.light)[.accentBg].alpha == 0)
    let finding = try #require(reading.findings.first { $0.rule == "css/value" })
    #expect(finding.severity == .error)
    #expect(
      finding.message.contains("'--accent-bg-color' is no color, and what uses it is painted"))
  }

  @Test(arguments: [
    ":root { --accent-bg-color: var(--from-an-app); }", ":root { --accent-bg-color: red; }",
    ":root { --mine: 4px; }",
  ])
  func ofOthersStayAsTheyAre(css: String) throws {
    #expect(try !read(css).findings.contains { $0.rule == "css/value" })
  }

  /// The backdrop of header bars is made of the name, not of the variable.
  @Test(arguments: [GTKRelease.v4_18, .v4_24])
  func backdropFollowsTheName(release: GTKRelease) throws {
    let stock = ThemeLibrary(userFolder: nil, release: release).base.resolved(.dark)
    let variable = try #require(
      try read(":root { --window-bg-color: #2a2e32; }", on: release).theme)
    let dark = variable.resolved(.dark)
    #expect(dark[.windowBg].hex == "#2a2e32ff")
    #expect(dark[.headerbarBackdrop].hex == stock[.headerbarBackdrop].hex)
    let name = try #require(try read("@define-color window_bg_color #2a2e32;", on: release).theme)
    #expect(name.resolved(.dark)[.headerbarBackdrop].hex == "#2a2e32ff")
  }

  @Test(arguments: [
    ("@define-color bg_color #102030;\n@define-color fg_color #445566;\n", 1),
    ("@define-color theme_bg_color #102030;\n", 1),
    ("@define-color theme_bg_color @window_bg_color;\n@define-color window_bg_color #102030;\n", 0),
    ("@define-color window_bg_color #102030;\n", 0),
    // The stylesheet's own rules paint with it.
    ("@define-color theme_bg_color #102030;\nwindow { background: @theme_bg_color; }\n", 0),
  ])
  func ofNamesOfGTK3AreSaid(css: String, count: Int) throws {
    let said = try read(css).findings.filter { $0.message.contains("paints nothing in this name") }
    #expect(said.count == count && said.allSatisfy { $0.severity == .note }, "\(said)")
  }
}
