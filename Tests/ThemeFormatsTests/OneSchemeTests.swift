import GTKKnowledge
import Testing
import ThemeCSS
import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSource

/// Colors that a stylesheet sets in some appearances alone.
@Suite struct OneSchemeTests {
  private func read(_ css: String, on release: GTKRelease = .v4_24) throws -> ThemeReading {
    try ThemeLibrary(userFolder: nil, release: release)
      .read(SourceText(file: "gtk.css", css), path: nil, as: .gtkCSS)
  }

  private static let appearances = [
    Appearance.light, .dark, Appearance(.light, .highContrast), Appearance(.dark, .highContrast),
  ]

  /// Stylesheets, and the color 'tint' in light, dark, light and dark high contrast.
  @Test(arguments: [
    ("@media (prefers-color-scheme: dark) { @define-color tint red; }", "-r-r"),
    ("@media (prefers-color-scheme: light) { @define-color tint red; }", "r-r-"),
    ("@media (prefers-contrast: more) { @define-color tint red; }", "--rr"),
    ("@media (prefers-color-scheme: dark) { :root { --tint: red; } }", "-r-r"),
    (
      "@media (prefers-color-scheme: dark) { @define-color tint red; } "
        + "@media (prefers-color-scheme: light) { @define-color tint lime; }", "lrlr"
    ),
    (
      "@define-color tint lime; @media (prefers-color-scheme: dark) { @define-color tint red; }",
      "lrlr"
    ),
    (
      "@media (prefers-color-scheme: dark) { @define-color base red; } "
        + "@define-color tint @base;", "-r-r"
    ),
    (
      "@media (prefers-color-scheme: dark) { @define-color base red; } "
        + "@define-color middle @base; @define-color tint mix(@middle, red, 0.5);", "-r-r"
    ),
  ])
  func holdWhereTheyAreSetAlone(css: String, colors: String) throws {
    let theme = try #require(try read(css).theme)
    let found = Self.appearances.map { appearance -> Character in
      switch theme.resolved(appearance)["tint"]?.hex {
      case nil: "-"
      case "#ff0000ff": "r"
      case "#00ff00ff": "l"
      case let other?: other.first ?? "?"
      }
    }
    #expect(String(found) == colors)
  }

  /// What is written is set where the stylesheet set it, and keeps the fallbacks for the rest.
  @Test func areWrittenWhereTheyAreSet() throws {
    let css = """
      @media (prefers-color-scheme: dark) { :root { --tint: #ff0000; } }
      button { background-color: var(--tint, #00ff00); }
      """
    let theme = try #require(try read(css).theme)
    let text = MediaStylesheet(theme, target: Target(.v4_24)).text
    let blocks = text.split(separator: "@media ")
    #expect(blocks.count == 3, "the title, light and dark")
    #expect(blocks.filter { $0.contains("--tint: #ff0000") }.count == 1, "\(text)")
    #expect(blocks.last?.hasPrefix("(prefers-color-scheme: dark)") == true)
    #expect(text.contains("button { background-color: var(--tint, #00ff00); }"), "\(text)")
    let again = try #require(try read(text).theme)
    #expect(MediaStylesheet(again, target: Target(.v4_24)).text.contains("var(--tint, #00ff00)"))
  }

  @Test func areSaidWhereOthersAreMadeOfThem() throws {
    let reading = try read(
      """
      @media (prefers-color-scheme: dark) { @define-color tint red; }
      @define-color window_bg_color @tint;
      """)
    let theme = try #require(reading.theme)
    #expect(theme.resolved(.dark)[.windowBg].hex == "#ff0000ff")
    #expect(!theme.resolved(.light).sets(.windowBg))
    let found = reading.findings.map { "\($0.location.start.line) \($0.rule): \($0.message)" }
    #expect(
      found == ["2 reference/missing-scheme: 'window_bg_color' has no value where 'tint' has none"])
  }

  /// GTK before 4.20 skips the block.
  @Test(arguments: [GTKRelease.v4_8, .v4_18])
  func areNothingToAGTKWithoutMedia(release: GTKRelease) throws {
    let reading = try read(
      "@media (prefers-color-scheme: dark) { @define-color window_bg_color red; }", on: release)
    let theme = try #require(reading.theme)
    #expect(theme.schemes == [.light, .dark] && !theme.resolved(.dark).sets(.windowBg))
    #expect(
      reading.findings.map(\.message)
        == ["GTK \(release) has no '@media'; this is left out"])
  }

  /// A stylesheet without surfaces is for the scheme that its name says, if any.
  @Test(arguments: [
    ("style-dark.css", "label { color: white; }", [Appearance.Scheme.dark]),
    ("a/style-hc-dark.css", "label { color: white; }", [.dark]),
    ("style_Dark.css", "label { color: white; }", [.dark]),
    ("dark.css", "label { color: white; }", [.dark]),
    ("tea-light.css", "label { color: white; }", [.light]),
    ("dark-room.css", "label { color: white; }", [.light, .dark]),
    ("dark/style.css", "label { color: white; }", [.light, .dark]),
    (
      "night-dark.css", "@define-color window_bg_color #fff; @define-color window_fg_color #000;",
      [.light]
    ),
  ])
  func areOfTheSchemeInTheName(name: String, css: String, schemes: [Appearance.Scheme]) throws {
    let theme = try ThemeLibrary(userFolder: nil)
      .read(SourceText(file: name, css), path: nil, as: .gtkCSS).theme
    #expect(theme?.schemes == schemes)
  }
}
