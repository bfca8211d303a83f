import Fixtures
import GTKKnowledge
import Testing
import ThemeCSS
import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSource

/// Which of several definitions counts, on a release with variables and on one without.
@Suite struct GTKCascadeTests {
  private func read(_ css: String, on release: GTKRelease = .v4_18) throws -> ThemeReading {
    try ThemeLibrary(userFolder: nil, release: release)
      .read(SourceText(file: "gtk.css", css), path: nil, as: .gtkCSS)
  }

  private func resolved(
    _ css: String, on release: GTKRelease = .v4_18, _ appearance: Appearance = .light
  ) throws -> ResolvedTheme {
    let reading = try read(css, on: release)
    return try #require(reading.theme, "\(reading.findings)").resolved(appearance)
  }

  @Test(arguments: [
    (":root { --accent-bg-color: lime; } @define-color accent_bg_color red;", "#00ff00ff"),
    ("@define-color accent_bg_color red; :root { --accent-bg-color: lime; }", "#00ff00ff"),
    ("window { --accent-bg-color: lime; } @define-color accent_bg_color red;", "#00ff00ff"),
    ("* { --accent-bg-color: lime; } @define-color accent_bg_color red;", "#00ff00ff"),
    (":root, .x { --accent-bg-color: lime; } @define-color accent_bg_color red;", "#00ff00ff"),
    (".x { --accent-bg-color: lime; } @define-color accent_bg_color red;", "#ff0000ff"),
    (":root { --accent-bg-color: red; } :root { --accent-bg-color: lime; }", "#00ff00ff"),
    (":root { --accent-bg-color: red; --accent-bg-color: lime; }", "#00ff00ff"),
    (":root { --accent-bg-color: lime; } window { --accent-bg-color: red; }", "#00ff00ff"),
    ("* { --accent-bg-color: lime; } :root { --accent-bg-color: red; }", "#00ff00ff"),
    ("@define-color accent_bg_color red; @define-color accent_bg_color lime;", "#00ff00ff"),
    (":root { --accent-bg-color: var(--none, lime); }", "#00ff00ff"),
    (":root { --accent-bg-color: var(--a, red); --a: lime; }", "#00ff00ff"),
    (":root { --accent-bg-color: var(--none); } @define-color accent_bg_color red;", "#ff0000ff"),
    (":root { --a: 0 255; --accent-bg-color: rgb(var(--a) 0); }", "#00ff00ff"),
    (
      ":root { --accent-bg-color: @accent_bg_color; } @define-color accent_bg_color lime;",
      "#00ff00ff"
    ),
  ])
  func givesVariablesThePrecedence(css: String, hex: String) throws {
    #expect(try resolved(css)[.accentBg].hex == hex)
  }

  @Test func takesTheVariableOfLibadwaitaBeforeAFallback() throws {
    let own = try resolved(":root { --own: var(--window-bg-color, red); }")
    #expect(own["own"] == own[.windowBg])
    #expect(try !resolved(":root { --card-bg-color: var(--none); }").sets(.cardBg))
  }

  @Test func givesNamesThePrecedenceWhereThereAreNoVariables() throws {
    let css = "@define-color accent_bg_color red; :root { --accent-bg-color: lime; }"
    #expect(try resolved(css, on: .v4_8)[.accentBg].hex == "#ff0000ff")
    #expect(
      try resolved(":root { --accent-bg-color: lime; }", on: .v4_8)[.accentBg].hex == "#00ff00ff")
  }

  @Test(arguments: [
    ("@define-color accent_bg_color ▸red; :root { --accent-bg-color: lime; }", GTKRelease.v4_18),
    ("@define-color accent_color ▸red;", .v4_18),
    ("@define-color accent_color ▸red; @define-color error_color red;", .v4_24),
    (
      "@media (prefers-color-scheme: dark) { @define-color accent_color ▸red; }\n"
        + "@media (prefers-color-scheme: light) { @define-color accent_color lime; }\n"
        + "@define-color warning_color red; @define-color error_color red;", .v4_24
    ),
    ("@define-color accent_bg_color red; :root { --accent-bg-color: ▸lime; }", .v4_14),
  ])
  func saysWhatCountsNowhere(css: String, release: GTKRelease) throws {
    let marked = MarkedText(css)
    let reading = try ThemeLibrary(userFolder: nil, release: release)
      .read(marked.text, path: nil, as: .gtkCSS)
    #expect(reading.findings.map { "\($0.severity) \($0.rule)" } == ["warning css/left-out"])
    #expect(reading.findings.map(\.location.range.lowerBound) == marked.marks)
  }

  @Test(arguments: [GTKRelease.v4_14, .v4_16, .v4_18, .v4_24])
  func readsTheAccentByNameOnlyWhereLibadwaitaDoes(release: GTKRelease) throws {
    let resolved = try resolved("@define-color accent_color #123456;", on: release)
    #expect((resolved[.accent].hex == "#123456ff") == (release < .v4_16))
    #expect(resolved.sets(.accent) == (release < .v4_16))
  }

  @Test func letsOtherColorsFollowANameThatPaintsNothing() throws {
    let css = "@define-color accent_color lime; @define-color card_bg_color @accent_color;"
    let resolved = try resolved(css)
    #expect(resolved[.cardBg].hex == "#00ff00ff")
    #expect(!resolved.sets(.accent))
  }

  /// No libadwaita has its accent from a variable of a swatch.
  @Test(arguments: [
    ("@define-color blue_3 #ff0000;", true), (":root { --blue-3: #ff0000; }", false),
  ])
  func movesTheAccentWithASwatchOnlyWhereLibadwaitaDoes(css: String, isMoved: Bool) throws {
    let library = ThemeLibrary(userFolder: nil, release: .v4_18)
    let stock = try #require(library.builtIn(ThemeLibrary.baseID)?.theme).resolved(.light)
    #expect(try resolved(css)[.accentBg] == stock[.accentBg])
    #expect((try resolved(css, on: .v4_8)[.accentBg].hex == "#ff0000ff") == isMoved)
  }

  @Test func derivesTheAccentFromItsBackground() throws {
    let theme = try #require(try read(":root { --accent-bg-color: #e66100; }").theme)
    for appearance in [Appearance.light, .dark] {
      let resolved = theme.resolved(appearance)
      let isDark = appearance == .dark
      #expect(resolved[.accent] == .standalone(background: resolved[.accentBg], dark: isDark))
    }
  }

  @Test func followsColorsInEveryAppearance() throws {
    let css = """
      :root {
        --card-bg-color: oklab(from var(--window-bg-color) calc(l / 2) a b);
        --popover-bg-color: color-mix(in oklab, @window_bg_color, currentColor 25%);
      }
      """
    let reading = try read(css)
    let theme = try #require(reading.theme)
    let (light, dark) = (theme.resolved(.light), theme.resolved(.dark))
    #expect(theme.schemes == [.light, .dark])
    #expect(light[.cardBg].gtkText == "rgb(97,97,98)")
    #expect(light[.cardBg] != dark[.cardBg])
    #expect(light[.popoverBg] != dark[.popoverBg])
  }

  /// What a file of Livery's own format says in place of them.
  @Test func writesWhatItComesTo() throws {
    let css = """
      :root {
        --card-bg-color: oklab(from var(--window-bg-color) calc(l / 2) a b);
        --view-bg-color: oklab(0.5 0.3 -0.3);
        --own: color-mix(in srgb, var(--card-bg-color), red);
      }
      """
    let library = ThemeLibrary(userFolder: nil, release: .v4_18)
    let theme = try #require(try read(css).theme)
    #expect(theme.resolved(.light)[.viewBg].hex == "#b400ffff")
    let written = ThemeWriter(theme).written(as: .livery, named: "a.livery.toml")
    let text = SourceText(file: "a.livery.toml", bytes: try #require(written.files.first).bytes)
    let again = try #require(try library.read(text, path: nil).theme)
    for appearance in [Appearance.light, .dark] {
      let (first, second) = (theme.resolved(appearance), again.resolved(appearance))
      for role in [ColorRole.cardBg, .viewBg] { #expect(first[role] == second[role]) }
      #expect(first["own"] == second["own"])
    }
  }

  @Test(arguments: [
    "lab(50 20 20)", "lch(50 20 20deg)", "color(a98-rgb 1 0 0)", "color-mix(in lch, red, blue)",
    "alpha(red, 50%)", "rgba(red, 0.5)", "shade(red, 120%)", "rgb(1, 2 3)", "light-dark(red, blue)",
    "color-mix(in srgb, red 0%, blue 0%)", "readable(red)", "var(--a)", "rgba(1, 2, 3, 50%)",
  ])
  func refusesWhatGTKRefuses(value: String) throws {
    let reading = try read(":root { --a: red; } @define-color card_bg_color \(value);")
    #expect(reading.theme.map { !$0.resolved(.dark).sets(.cardBg) } == true)
    #expect(reading.findings.contains { $0.severity == .error && $0.rule == "css/value" })
  }

  @Test(arguments: [
    ("(", "1", ")"), ("1 + ", "1", ""), ("min(1, ", "1", ")"), ("calc(", "1", ")"),
    ("1 * ", "1", ""),
  ])
  func refusesCalculationsTooLongToFollow(open: String, middle: String, close: String) throws {
    let before = String(repeating: open, count: 20_000)
    let after = String(repeating: close, count: 20_000)
    let value = "rgb(calc(\(before)\(middle)\(after)) 0 0)"
    #expect(try read("@define-color card_bg_color \(value);").findings.hasErrors)
    #expect(try !resolved("@define-color card_bg_color \(value);").sets(.cardBg))
    #expect(try !resolved(":root { --card-bg-color: \(value); }").sets(.cardBg))
  }

  @Test func keepsWhatTheReleaseKnows() throws {
    let css = "a { color: color-mix(in srgb, red, blue); opacity: 50%; } b { colr: red; }"
    #expect(
      try resolved(css).extraCSS.map(\.css) == [
        "a { color: color-mix(in srgb, red, blue); opacity: 50%; } b { }"
      ])
    #expect(try resolved(css, on: .v4_8).extraCSS.map(\.css) == ["a { } b { }"])
  }
}
