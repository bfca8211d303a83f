import Testing
import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSource

@Suite struct SchemeRoleTests {
  private static let pairs: [(ColorRole, ColorRole)] = [
    (.accentFg, .accentBg), (.destructiveFg, .destructiveBg), (.successFg, .successBg),
    (.warningFg, .warningBg), (.errorFg, .errorBg), (.windowFg, .windowBg), (.viewFg, .viewBg),
    (.headerbarFg, .headerbarBg), (.sidebarFg, .sidebarBg), (.cardFg, .cardBg),
    (.secondarySidebarFg, .secondarySidebarBg), (.dialogFg, .dialogBg), (.popoverFg, .popoverBg),
    (.thumbnailFg, .thumbnailBg), (.activeToggleFg, .activeToggleBg), (.overviewFg, .overviewBg),
  ]

  private static let labels: [ColorRole] = [
    .accent, .destructive, .success, .warning, .error, .link, .label, .secondaryLabel,
  ]

  @Test(arguments: Schemes.allCases)
  func makesEveryPairReadable(scheme: Schemes) throws {
    let theme = try #require(try scheme.resolved())
    let shown = { (role: ColorRole) in theme[role].composited(over: theme[.windowBg]) }
    for (text, surface) in SchemeRoleTests.pairs {
      let ratio = theme[text].contrastRatio(against: shown(surface))
      #expect(ratio >= 4.5, "\(text) on \(surface)")
    }
    // libadwaita tints a destructive button with the color of its text.
    for background in [ColorRole.windowBg, .cardBg, .dialogBg] {
      let text = theme[.destructive]
      let button = text.withAlpha(0.15).composited(over: shown(background))
      #expect(text.contrastRatio(against: button) >= 4.5, "a destructive button on \(background)")
    }
    for background in [ColorRole.windowBg, .viewBg, .cardBg] {
      for label in SchemeRoleTests.labels {
        #expect(
          theme[label].contrastRatio(against: shown(background)) >= 4.5, "\(label) on \(background)"
        )
      }
      for line in [ColorRole.subtleLabel, .border, .secondaryAccent] {
        #expect(
          theme[line].contrastRatio(against: shown(background)) >= 3, "\(line) on \(background)")
      }
    }
  }

  @Test(arguments: Schemes.allCases)
  func givesSurfacesDepth(scheme: Schemes) throws {
    let theme = try #require(try scheme.resolved())
    let window = theme[.windowBg]
    let surfaces: [ColorRole] = [.windowBg, .headerbarBg, .sidebarBg, .popoverBg, .viewBg]
    let shown = surfaces.map { theme[$0].composited(over: window).roundedToBytes }
    let isWhite = scheme == .white
    // On white, popovers and views are both what white there is.
    #expect(Set(shown).count == surfaces.count - (isWhite ? 1 : 0))
    #expect(theme[.cardBg].composited(over: window).distance(to: window) > 0.01)
  }

  @Test(arguments: Schemes.allCases)
  func tellsAccentsApart(scheme: Schemes) throws {
    let theme = try #require(try scheme.resolved())
    let accents = [ColorRole.accentBg, .errorBg, .warningBg, .successBg].map { theme[$0] }
    for (number, accent) in accents.enumerated() {
      for other in accents[..<number] { #expect(accent.distance(to: other) >= 0.08) }
    }
  }

  @Test(arguments: ["555555", "d0d0d0"])
  func givesAGrayStatusItsHue(gray: String) throws {
    let text = Schemes.orderly.text.replacing(#/base(08|0[Ff]): *"?\w+"?/#) { match in
      "base\(match.1): \"\(gray)\""
    }
    let reading = try ThemeLibrary(userFolder: nil).read(
      SourceText(file: "gray.yaml", text), path: nil)
    let error = try #require(reading.theme).resolved(.dark)[.error]
    #expect(error.red > error.green + 0.2 && error.red > error.blue + 0.2, "\(error)")
    #expect(reading.findings.contains { $0.message.hasPrefix("'error' is ") })
  }

  @Test func takesAnOrderlySchemeAsItIs() throws {
    let reading = try Schemes.orderly.read()
    let theme = try #require(try Schemes.orderly.resolved())
    #expect(theme[.windowBg].hex == "#101418ff" && theme[.windowFg].hex == "#d4dce4ff")
    #expect(theme[.headerbarBg].hex == "#1b2127ff")
    #expect(theme[.warning].hex == "#e8c547ff" && theme[.success].hex == "#52b788ff")
    #expect(reading.findings.allSatisfy { $0.severity == .note })
  }

  @Test(arguments: [Schemes.white, .gray, .murky, .pastel, .shuffled])
  func saysWhatItChanged(scheme: Schemes) throws {
    let reading = try scheme.read()
    #expect(!reading.findings.isEmpty)
    for finding in reading.findings {
      // Text below 3:1 is a mistake of the scheme.
      let severity: Finding.Severity = [.murky, .shuffled].contains(scheme) ? .warning : .note
      #expect(finding.severity == severity && finding.rule == "contrast/adjusted")
      // The lines of the colors are below the name.
      #expect((2...17).contains(finding.location.start.line))
    }
  }

  @Test func saysInOneNoteWhatItChanged() throws {
    let findings = try Schemes.pastel.read().findings
    #expect(findings.count == 1)
    let finding = try #require(findings.first)
    #expect(finding.location.start.line == 2)
    #expect(finding.message.contains("the nearest color that can be read, since base00 has 2."))
    #expect(finding.message.contains("; 'accent' is '#") && finding.message.contains(" for base0D"))
  }

  @Test(arguments: Schemes.allCases)
  func keepsTheSchemesOwnWhereAsked(scheme: Schemes) throws {
    let reading = try scheme.read(isExact: true)
    let theme = try #require(try scheme.resolved(isExact: true))
    let colors = scheme.rawValue.split { $0 == " " || $0 == "\n" }.map { "#\($0)ff" }
    #expect(reading.findings.isEmpty)
    #expect(theme[.windowFg].hex == colors[5] && theme[.popoverFg].hex == colors[5])
    #expect(theme[.accent].hex == colors[13] && theme[.accentBg].hex == colors[13])
    #expect(theme[.error].hex == colors[8] && theme[.errorBg].hex == colors[8])
    #expect(theme[.warning].hex == colors[10] && theme[.success].hex == colors[11])
  }
}
