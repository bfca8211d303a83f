import Testing
import ThemeColor
import ThemeModel

@Suite struct ResolutionTests {
  @Test(arguments: [
    ("$window-fg", "rgba(0,0,0,0.8)"),
    ("alpha($window-fg, 50%)", "rgba(0,0,0,0.4)"),
    ("shade(white, 0.9)", "rgb(229,229,229)"),
    ("mix(#3584e4, #ffffff, 0.3)", "rgb(114,169,236)"),
    ("lighter(#3584e4)", "rgb(111,176,255)"),
    ("darker(#3584e4)", "rgb(46,93,151)"),
    ("MIX(#3584e4,transparent,.5)", "rgba(53,132,228,0.5)"),
    ("readable($accent-bg)", "rgb(0,0,0)"),
    ("tone($accent-bg, 0)", "rgb(0,0,0)"), ("tone($accent-bg, 100)", "rgb(255,255,255)"),
    ("tone(#808080, 70)", "rgb(171,171,171)"),
    ("readable(white, #777, #767676)", "rgb(118,118,118)"),
    ("color-mix(in oklab, #3584e4, white)", "rgb(157,195,245)"),
    ("color-mix(in srgb, #3584e4 20%, white 30%)", "rgba(174,206,244,0.5)"),
    ("oklch(.7 .4 30)", "rgb(255,88,67)"),
    ("standalone(red)", "rgb(207,0,0)"),
  ])
  func evaluates(expression: String, expected: String) throws {
    let theme = try Themes.colors("link = '\(expression)'")
    #expect(theme.resolved(.light)[.link].gtkText == expected)
  }

  @Test func keepsAWidePaletteColorUntilItIsPainted() throws {
    // Mapped to sRGB before it is mixed, the green would come out as another color.
    let theme = try Themes.colors(
      "link = 'color-mix(in oklab, $p, black)'\nlabel = '$p'",
      before: "[palette]\np = 'color(display-p3 0 1 0)'")
    let own = try #require(CSSColor("color(display-p3 0 1 0)"))
    let black = CSSColor(.black)
    let mixed = CSSColor.mix(in: .oklab, own, nil, black, nil).mapped()
    #expect(theme.resolved(.light)[.link] == mixed)
    #expect(theme.resolved(.light)[.label] == own.mapped())
  }

  /// Two names in each of 30 values are a thousand million ways down.
  @Test func explainsAColorInSoManySteps() throws {
    let palette = (1...30).map { number in
      let names = "$a\(number), $b\(number)"
      return "a\(number - 1) = 'mix(\(names), 0.5)'\nb\(number - 1) = 'mix(\(names), 0.4)'"
    }
    let theme = try Themes.colors(
      "link = '$a0'",
      before: "[palette]\n\(palette.joined(separator: "\n"))\na30 = 'red'\nb30 = 'blue'")
    var steps = [try #require(theme.explanation(of: .link, in: .light))]
    var count = 0
    while let step = steps.popLast() {
      count += 1
      steps += step.references
    }
    #expect((900...1100).contains(count))
  }

  @Test func bindsRolesLateAndPaletteNamesInTheirFile() throws {
    let parent = """
      livery = 1
      name = "Parent"
      [palette]
      p = "red"
      [colors]
      link = "$p"
      accent-fg = "readable($accent-bg)"
      """
    let theme = try Themes.theme(
      "livery = 1\nname = 'Child'\nextends = 'parent'\n[palette]\np = 'blue'\n"
        + "[colors]\naccent-bg = 'white'\nlabel = '$p'",
      extending: ["parent": parent])
    let resolved = theme.resolved(.light)
    #expect(resolved[.link].gtkText == "rgb(255,0,0)")
    #expect(resolved[.label].gtkText == "rgb(0,0,255)")
    #expect(resolved[.accentFg] == .black)
  }

  @Test(arguments: [
    ("dark", "#000001"), ("dark+pure-black", "#000002"), ("light", "#000003"),
    ("light+high-contrast", "#000004"), ("light+pure-black", "#000003"),
    ("dark+high-contrast+pure-black", "#000002"), ("light+stormy", "#000005"),
  ])
  func theMostTraitsWin(appearance: String, expected: String) throws {
    let theme = try Themes.colors(
      """
      link = { dark = '#000001', 'dark+pure-black' = '#000002', default = '#000003', \
      'light+high-contrast' = '#000004', 'light+stormy' = '#000005', \
      'light+high-contrast+stormy' = '#000006' }
      """, before: "[traits]\nstormy = { summary = 'Rough' }")
    let traits = try appearance.split(separator: "+").map {
      try #require(theme.traits.trait(named: $0))
    }
    let set = traits.reduce(into: TraitSet()) { $0.formUnion($1) }
    let resolved = theme.resolved(Appearance(set.contains(.dark) ? .dark : .light, set))
    #expect(resolved[.link].hex == expected + "ff")
  }

  @Test func fallsBackToTheExtendedThemeWhereNoKeyHolds() throws {
    let theme = try Themes.colors("window-bg = { dark = 'black' }")
    #expect(theme.resolved(.light)[.windowBg].gtkText == "rgb(250,250,250)")
    #expect(!theme.resolved(.light).sets(.windowBg))
    #expect(theme.resolved(.dark).sets(.windowBg))
  }

  @Test func listsTheAppearancesThatDiffer() throws {
    let theme = try Themes.colors(
      "link = { light = 'red', dark = 'blue', 'dark+pure-black' = 'green' }")
    #expect(
      theme.appearances == [
        .light, .dark, Appearance(.light, .pureBlack), Appearance(.dark, .pureBlack),
      ])
    #expect(try Themes.colors("link = 'red'").appearances == [.light, .dark])
  }

  @Test func forcesTheSchemeThatItIsMadeFor() throws {
    let theme = try Themes.colors("link = 'red'", before: "appearances = ['dark']")
    #expect(theme.appearances == [.dark])
    #expect(theme.resolved(.light).appearance == .dark)
  }

  @Test func aChildMayLeanOnATraitOfItsParent() throws {
    let theme = try Themes.theme(
      "livery = 1\nname = 'C'\nextends = 'p'\n[colors]\nlink = { stormy = 'red', default = 'blue' }",
      extending: ["p": "livery = 1\nname = 'P'\n[traits]\nstormy = 'Rough'"])
    let stormy = try #require(theme.traits.trait(named: "stormy"))
    #expect(theme.resolved(Appearance(.dark, stormy))[.link].gtkText == "rgb(255,0,0)")
  }

  @Test func namesCustomColorsForApps() throws {
    let theme = try Themes.theme(
      "livery = 1\nname = 'T'\n[custom-colors]\nbody-text = '$label'\n[colors]\nlabel = 'red'")
    #expect(theme.resolved(.light)["body-text"]?.gtkText == "rgb(255,0,0)")
    #expect(theme.resolved(.light)["other"] == nil)
  }

  /// A rule is a table, so the order of its keys says nothing.
  @Test(arguments: ["font = 'title', font-size = 9", "font-size = 9, font = 'title'"])
  func whatIsSaidOfOnePropertyWinsOverAFont(rule: String) throws {
    let theme = try Themes.theme(
      "livery = 1\nname = 'T'\n[fonts]\ntitle = { size = 20, weight = 800 }\n"
        + "[styles]\nbutton = { \(rule) }")
    #expect(Self.button(theme) == [.fontWeight: .number(800), .fontSize: .points(9)])
  }

  @Test func aChildsFontWinsOverWhatItsParentSaysOfOneProperty() throws {
    let theme = try Themes.theme(
      "livery = 1\nname = 'C'\nextends = 'p'\n[fonts]\ntitle = { size = 20 }\n"
        + "[styles]\nbutton = { font = 'title' }",
      extending: [
        "p": "livery = 1\nname = 'P'\n[styles]\nbutton = { font-size = 9, font-weight = 300 }"
      ])
    #expect(Self.button(theme) == [.fontWeight: .number(300), .fontSize: .points(20)])
  }

  /// What buttons are declared to be; a failed expectation where something is declared twice.
  private static func button(_ theme: Theme) -> [StyleProperty: ResolvedValue] {
    let resolved = theme.resolved(.light)
    let declarations = resolved.rules
      .filter { resolved.selector(of: $0) == StyleSelector([.init(.button)]) }
      .flatMap { resolved.declarations(of: $0) }
    let values = Dictionary(declarations.map { ($0.property, $0.value) }) { first, _ in first }
    #expect(values.count == declarations.count)
    return values
  }

  @Test func everyRoleHasItsRowInTheTable() {
    for role in ColorRole.allCases {
      #expect(ColorRole(name: role.name) == role)
      #expect(!role.summary.isEmpty)
    }
    #expect(Set(ColorRole.allCases.map(\.name)).count == ColorRole.allCases.count)
    #expect(ColorRole.allCases.filter(\.isSwatch).count == 45)
    #expect(ColorRole.allCases.filter { $0.since.map { $0 <= .v1_2 } ?? false }.count == 33 + 45)
  }

  @Test func everyComponentAndPropertyHasItsRow() {
    #expect(Set(Component.known.map(\.name)).count == Component.known.count)
    #expect(Set(StyleProperty.known.map(\.name)).count == StyleProperty.known.count)
  }
}
