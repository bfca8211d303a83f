import GTKKnowledge
import Testing
import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSource

/// Colors of stylesheets that are made of libadwaita's own variables.
@Suite struct GTKStockVariableTests {
  private static let appearances = [Appearance.Scheme.light, .dark].flatMap { scheme in
    [Appearance(scheme), Appearance(scheme, .highContrast)]
  }

  private func theme(_ css: String, on release: GTKRelease = .v4_18) throws -> Theme {
    let reading = try ThemeLibrary(userFolder: nil, release: release)
      .read(SourceText(file: "gtk.css", css), path: nil, as: .gtkCSS)
    // Variables of the file that are no colors themselves go into those that are.
    let others = ["'--share'", "'--l'", "'--dim-opacity'"]
    let found = reading.findings.filter { finding in
      !others.contains { finding.message.hasPrefix("\($0) is no color") }
    }
    #expect(found.isEmpty)
    return try #require(reading.theme)
  }

  @Test(arguments: [GTKRelease.v4_8, .v4_16, .v4_18, .v4_24])
  func mixesWithTheOpacityOfEachAppearance(release: GTKRelease) throws {
    let theme = try theme(
      """
      :root {
        --own: color-mix(in srgb, rgb(200 100 50) var(--border-opacity), transparent);
        --other: rgb(200 100 50 / var(--dim-opacity));
        --share: var(--disabled-opacity);
        --third: rgb(200 100 50 / var(--share));
      }
      """, on: release)
    let expected = [(0.15, 0.55, 0.5), (0.5, 0.9, 0.4)]
    for appearance in Self.appearances {
      let resolved = theme.resolved(appearance)
      let shares = expected[appearance.options.isEmpty ? 0 : 1]
      for (name, share) in [("own", shares.0), ("other", shares.1), ("third", shares.2)] {
        let color = try #require(resolved[CustomColor(rawValue: name)])
        #expect(abs(color.alpha - share) < 1e-6, "\(name) in \(appearance)")
        #expect(color.hex.hasPrefix("#c86432"))
      }
    }
  }

  @Test(arguments: [GTKRelease.v4_18, .v4_24])
  func mixesBordersAsLibadwaitaDoes(release: GTKRelease) throws {
    let theme = try theme(
      ":root { --own: color-mix(in srgb, var(--window-fg-color) var(--border-opacity), transparent); }",
      on: release)
    for appearance in Self.appearances {
      let stock = try #require(release.knowledge.stock("--border-color", in: appearance))
      #expect(theme.resolved(appearance)["own"]?.hex == Color(stock).hex, "\(appearance)")
    }
  }

  @Test(arguments: [
    ("oklab(from var(--success-bg-color) var(--standalone-color-oklab))", true),
    ("oklab( from var(--success-bg-color)\n var( --standalone-color-oklab ) )", true),
    ("oklab(from var(--mine) var(--standalone-color-oklab))", true),
    ("oklab(from #2ec27e var(--standalone-color-oklab))", false),
    ("oklab(from var(--success-bg-color) var(--standalone-color-oklab) / 50%)", false),
  ])
  func derivesColorsThatCanBeReadOnAWindow(value: String, isStandalone: Bool) throws {
    for release in [GTKRelease.v4_8, .v4_18, .v4_24] {
      let theme = try theme(
        ":root { --success-bg-color: #2ec27e; --mine: #2ec27e; --accent-color: \(value); }",
        on: release)
      let text = ThemeWriter(theme).written(as: .livery, named: "t.livery.toml").files[0].bytes
      #expect(String(decoding: text, as: UTF8.self).contains("\"standalone($") == isStandalone)
      for appearance in Self.appearances {
        let resolved = theme.resolved(appearance)
        let isDark = appearance.scheme == .dark
        let background = resolved[.successBg]
        let derived = Color.standalone(background: background, dark: isDark)
        #expect(resolved[.accent].hex.prefix(7) == derived.hex.prefix(7), "\(appearance)")
      }
    }
  }

  @Test func saysByItselfOnlyWhatDiffers() throws {
    let theme = try theme(
      ":root { --own: rgb(1 2 3 / var(--dim-opacity)); --card-bg-color: oklab(from red "
        + "var(--standalone-color-oklab)); }")
    #expect(theme.usedTraits == [.light, .dark, .highContrast])
    #expect(theme.schemes == [.light, .dark])
    #expect(try self.theme(":root { --view-bg-color: var(--accent-blue); }").usedTraits.isEmpty)
  }

  @Test(arguments: [
    // A definition of the file's own comes first, where it holds.
    (":root { --dim-opacity: 20%; --own: rgb(1 2 3 / var(--dim-opacity)); }", 0.2, 0.2),
    (
      "@media (prefers-contrast: more) { :root { --dim-opacity: 20%; } } "
        + ":root { --own: rgb(1 2 3 / var(--dim-opacity)); }", 0.55, 0.2
    ),
    // GTK looks at a fallback only where nobody sets the variable.
    (":root { --own: rgb(1 2 3 / var(--dim-opacity, 30%)); }", 0.55, 0.9),
    (":root { --own: rgb(1 2 3 / var(--dim, 30%)); }", 0.3, 0.3),
    (":root { --own: rgb(1 2 3 / var(--dim, var(--dim-opacity))); }", 0.55, 0.9),
  ])
  func givesTheFilesOwnThePrecedence(css: String, alpha: Double, inContrast: Double) throws {
    let theme = try theme(css, on: .v4_24)
    for appearance in Self.appearances {
      let color = try #require(theme.resolved(appearance)["own"])
      #expect(abs(color.alpha - (appearance.options.isEmpty ? alpha : inContrast)) < 1e-6)
    }
  }

  /// Where GTK has no variables, a fallback is what the file says for it.
  @Test func takesAFallbackWhereThereAreNoVariables() throws {
    let theme = try theme(":root { --own: rgb(1 2 3 / var(--dim-opacity, 30%)); }", on: .v4_8)
    #expect(abs((theme.resolved(.light)["own"]?.alpha ?? 0) - 0.3) < 1e-6)
  }

  @Test func followsAVariableThatDiffersByScheme() throws {
    let theme = try theme(
      """
      :root { --l: 0.4; --own: oklch(var(--l) 0 0); }
      @media (prefers-color-scheme: dark) { :root { --l: 0.8; } }
      """, on: .v4_24)
    #expect(
      theme.resolved(.light)["own"] == theme.resolved(Appearance(.light, .highContrast))["own"])
    #expect(theme.resolved(.light)["own"] != theme.resolved(.dark)["own"])
  }

  /// In rules a value may differ from widget to widget, so that GTK reads the variable itself.
  @Test func keepsVariablesThatAreNoColors() throws {
    let css = """
      :root { --own: 4px; }
      a { opacity: var(--dim-opacity); padding: var(--own); }
      b { border: var(--own) solid alpha(currentColor, 0.5); border-radius: calc(var(--own) + var(--window-radius)); }
      """
    let reading = try ThemeLibrary(userFolder: nil, release: .v4_18)
      .read(SourceText(file: "gtk.css", css), path: nil, as: .gtkCSS)
    let extra = try #require(reading.theme?.resolved(.light).extraCSS.first?.css)
    #expect(extra == css && reading.findings.isEmpty)
  }

  @Test func keepsVariablesInRules() throws {
    let css = """
      :root { --card-bg-color: red; --own: lime; }
      .a { --card-bg-color: blue; }
      b { color: var(--card-bg-color); background: var(--own); }
      """
    let reading = try ThemeLibrary(userFolder: nil, release: .v4_18)
      .read(SourceText(file: "gtk.css", css), path: nil, as: .gtkCSS)
    let extra = try #require(reading.theme?.resolved(.light).extraCSS.first?.css)
    #expect(extra.hasPrefix(".a { --card-bg-color: blue; }"), "\(extra)")
    #expect(extra.contains("color: var(--card-bg-color); background: var(--own);"), "\(extra)")
  }

  /// Of a rule with both, the colors alone become the theme's.
  @Test func takesColorsOutOfARuleThatHoldsOtherVariables() throws {
    let css = "@media (prefers-contrast: more) { :root { --card-bg-color: red; --own: 4px; } }"
    let reading = try ThemeLibrary(userFolder: nil, release: .v4_24)
      .read(SourceText(file: "gtk.css", css), path: nil, as: .gtkCSS)
    let resolved = try #require(reading.theme).resolved(Appearance(.light, .highContrast))
    #expect(resolved[.cardBg] == Color(hex: "#ff0000"))
    #expect(
      resolved.extraCSS.map(\.css)
        == ["@media (prefers-contrast: more) { :root { --own: 4px; } }"])
  }

  /// From libadwaita 1.6 on, `@success_bg_color` is `@green_5` in dark, whatever `--green-5` is.
  @Test(arguments: [
    (GTKRelease.v4_8, ":root { --green-5: red; }", false),
    (.v4_18, ":root { --green-5: red; }", false),
    (.v4_24, ":root { --green-5: red; }", false),
    (.v4_18, "@define-color green_5 red;", true),
    (.v4_18, ":root { --green-5: red; } @define-color green_5 red;", true),
  ])
  func leavesRolesToTheNamesOfSwatches(
    release: GTKRelease, css: String, isMoved: Bool
  ) throws {
    let library = ThemeLibrary(userFolder: nil, release: release)
    let reading = try library.read(SourceText(file: "gtk.css", css), path: nil, as: .gtkCSS)
    let resolved = try #require(reading.theme).resolved(.dark)
    #expect(resolved[.green5] == Color(hex: "#ff0000"))
    #expect((resolved[.successBg] != library.base.resolved(.dark)[.successBg]) == isMoved)
  }

  @Test(arguments: [GTKRelease.v4_8, .v4_18])
  func makesBordersStrongerInHighContrast(release: GTKRelease) throws {
    let reading = try ThemeLibrary(userFolder: nil, release: release)
      .read(SourceText(file: "gtk.css", "@define-color own @borders;"), path: nil, as: .gtkCSS)
    let theme = try #require(reading.theme)
    for (appearance, share) in [(Appearance.light, 0.15), (Appearance(.light, .highContrast), 0.5)]
    {
      let resolved = theme.resolved(appearance)
      let expected = resolved[.windowFg].alpha * share
      #expect(abs((resolved["own"]?.alpha ?? 0) - expected) < 1e-6)
    }
  }

  @Test func keepsANameBeforeAVariableWhereThereAreNone() throws {
    let css =
      "@define-color accent_bg_color red; :root { --accent-bg-color: "
      + "rgb(1 2 3 / var(--dim-opacity)); }"
    let reading = try ThemeLibrary(userFolder: nil)
      .read(SourceText(file: "gtk.css", css), path: nil, as: .gtkCSS)
    for appearance in Self.appearances {
      #expect(reading.theme?.resolved(appearance)[.accentBg].hex == "#ff0000ff")
    }
    #expect(reading.findings.map { "\($0.rule)" } == ["css/left-out"])
  }
}
