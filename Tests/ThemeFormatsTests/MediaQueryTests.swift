import GTKKnowledge
import Testing
import ThemeCSS
import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSource

/// `@media` as GTK 4.20 reads it.
@Suite struct MediaQueryTests {
  private func theme(_ css: String, on release: GTKRelease = .v4_20) throws -> Theme {
    let reading = try ThemeLibrary(userFolder: nil, release: release)
      .read(SourceText(file: "gtk.css", css), path: nil, as: .gtkCSS)
    return try #require(reading.theme, "\(reading.findings)")
  }

  private static let appearances = [
    Appearance.light, .dark, Appearance(.light, .highContrast), Appearance(.dark, .highContrast),
  ]

  /// Queries, and whether they hold in light, dark, light and dark high contrast.
  @Test(arguments: [
    ("(prefers-color-scheme: dark)", "-d-D"),
    ("(PREFERS-COLOR-SCHEME: DARK)", "-d-D"),
    ("(prefers-color-scheme: light)", "l-L-"),
    ("not (prefers-color-scheme: dark)", "l-L-"),
    ("(not (prefers-color-scheme: dark))", "l-L-"),
    ("(prefers-contrast: more)", "--LD"),
    ("(not (prefers-contrast: more))", "ld--"),
    ("(prefers-contrast: no-preference)", "ld--"),
    ("(prefers-contrast: less)", "----"),
    ("(prefers-color-scheme: dark) and (prefers-contrast: more)", "---D"),
    ("(prefers-color-scheme: dark) AND (not (prefers-contrast: more))", "-d--"),
    ("(prefers-color-scheme: dark) or (prefers-contrast: more)", "-dLD"),
    ("(prefers-color-scheme: dark), (prefers-contrast: more)", "-dLD"),
    ("(not ((prefers-color-scheme: dark) or (prefers-contrast: more)))", "l---"),
    ("((prefers-color-scheme: dark) and (prefers-contrast: more))", "---D"),
    ("(prefers-reduced-motion: reduce)", "----"),
    ("(prefers-reduced-motion: no-preference)", "ldLD"),
    ("(not (prefers-reduced-motion: reduce)) and (prefers-color-scheme: light)", "l-L-"),
    ("(min-width: 100px)", "----"), ("(nope: x)", "----"), ("not (nope: x)", "ldLD"),
    ("", "ldLD"),
    ("not (prefers-color-scheme: dark) and (prefers-contrast: more)", "--L-"),
    ("(nope: x) and (nope: x) or (not (nope: x))", "ldLD"),
    ("(not (nope: x)) or (not (nope: x)) and (nope: x)", "----"),
    ("screen", "----"), ("(prefers-color-scheme)", "----"),
  ])
  func holdsWhereGTKSaysSo(query: String, holds: String) throws {
    let theme = try theme(
      """
      @define-color card_bg_color red;
      @media (prefers-color-scheme: dark) { @define-color view_bg_color black; }
      @media \(query) { :root { --card-bg-color: lime; } }
      """)
    let found = zip(Self.appearances, "ldLD").map { appearance, letter in
      theme.resolved(appearance)[.cardBg].hex == "#00ff00ff" ? letter : "-"
    }
    #expect(String(found) == holds)
  }

  @Test func readsBlocksInBlocks() throws {
    let theme = try theme(
      """
      @media (prefers-color-scheme: dark) {
        @define-color card_bg_color lime;
        @media (prefers-contrast: more) { @define-color card_bg_color blue; }
      }
      """)
    #expect(theme.resolved(.dark)[.cardBg].hex == "#00ff00ff")
    #expect(theme.resolved(Appearance(.dark, .highContrast))[.cardBg].hex == "#0000ffff")
    #expect(!theme.resolved(.light).sets(.cardBg))
  }

  @Test func takesTheLaterOfTwoThatHold() throws {
    let theme = try theme(
      """
      @media (prefers-color-scheme: dark) { @define-color card_bg_color red; }
      @define-color card_bg_color lime;
      @media (prefers-color-scheme: dark) { @define-color view_bg_color black; }
      """)
    #expect(theme.resolved(.dark)[.cardBg].hex == "#00ff00ff")
  }

  @Test func givesAVariableThePrecedenceInItsAppearancesAlone() throws {
    let theme = try theme(
      """
      @media (prefers-color-scheme: dark) { :root { --card-bg-color: lime; } }
      @media (prefers-contrast: more) { @define-color card_bg_color red; }
      @define-color card_bg_color blue;
      """)
    let hex = Self.appearances.map { theme.resolved($0)[.cardBg].hex }
    #expect(hex == ["#0000ffff", "#00ff00ff", "#0000ffff", "#00ff00ff"])
  }

  @Test func keepsRulesInBlocksWhereTheReleaseHasThem() throws {
    let css = """
      @media (prefers-color-scheme: dark) {
        @define-color card_bg_color red;
        label { color: @card_bg_color; }
      }
      """
    let kept = """
      @media (prefers-color-scheme: dark) {
        label { color: @card_bg_color; }
      }
      """
    #expect(try theme(css).resolved(.dark).extraCSS.map(\.css) == [kept])
    #expect(try theme(css, on: .v4_18).resolved(.dark).extraCSS.isEmpty)
  }

  /// Livery's own stylesheets for GTK 4.20 say of every color in every appearance what the theme
  /// does.
  @Test(arguments: ThemeLibrary.builtInIDs)
  func readsItsOwnStylesheetsWhole(id: String) throws {
    let library = ThemeLibrary(userFolder: nil, release: .v4_20)
    let first = try #require(library.builtIn(id)?.theme)
    let sheet = MediaStylesheet(first, target: .v4_20, isComplete: true)
    let reading = try library.read(
      SourceText(file: "\(id).css", bytes: sheet.bytes), path: nil, as: .gtkCSS)
    let second = try #require(reading.theme, "\(reading.findings)")
    #expect(reading.findings.isEmpty, "\(reading.findings)")
    #expect(second.schemes == first.schemes)
    // No display asks for pure black.
    for appearance in first.appearances where !appearance.options.contains(.pureBlack) {
      let (one, other) = (first.resolved(appearance), second.resolved(appearance))
      for role in ColorRole.allCases {
        #expect(one[role].gtkText == other[role].gtkText, "\(role) in \(appearance)")
      }
      for color in one.customColors { #expect(other.customColors.contains { $0 == color }) }
    }
    // What is no color comes back as CSS that GTK takes.
    let extra = second.resolved(first.appearances[0]).extraCSS.map(\.css).joined()
    #expect(extra.isEmpty == !sheet.text.contains("\nrow label"))
  }
}
