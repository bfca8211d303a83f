import Fixtures
import Testing
import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSource

/// What a registered component has where no theme styles it.
@Suite struct ComponentDefaultTests {
  private static func registry() throws -> ComponentRegistry {
    var registry = ComponentRegistry()
    try registry.register(
      "gauge", node: "gaugeview", properties: ["glow": .color, "sweep": .number],
      defaults: [
        ComponentDefault([
          "background": "$card-bg", "radius": 12, "padding": [3, 4], "sweep": 270,
          "glow": .by(light: "mix($accent, #000000, 0.5)", dark: "$accent"),
        ]),
        ComponentDefault(states: .hover, ["sweep": 300]),
        ComponentDefault(in: [.card], ["glow": "$destructive", "sweep": 90]),
      ])
    return registry
  }

  private static func theme(
    _ text: String
  ) throws -> (ResolvedTheme, dark: ResolvedTheme, Component) {
    let registry = try registry()
    var library = ThemeLibrary(userFolder: nil)
    library.components = registry
    let reading = try library.read(
      SourceText(file: "t.livery.toml", "livery = 1\nname = 'T'\n\(text)"), path: nil)
    let theme = try #require(reading.theme, "\(reading.findings)")
    return (theme.resolved(.light), theme.resolved(.dark), try #require(registry["gauge"]))
  }

  @Test func holdUnderAnyThemeByPlaceAndState() throws {
    let (light, dark, gauge) = try Self.theme("[colors]\naccent = '#204060'")
    #expect(light[gauge, .glow]?.description == "#102030")
    #expect(dark[gauge, .glow]?.description == "#204060")
    #expect(light[gauge, .sweep] == 270)
    #expect(light[gauge, .sweep, states: .hover] == 300)
    #expect(light[gauge, .sweep, in: [.card]] == 90)
    #expect(light[gauge, .glow, in: [.card]] == light[.destructive])
    let registry = try Self.registry()
    for id in ThemeLibrary.builtInIDs {
      var library = ThemeLibrary(userFolder: nil)
      library.components = registry
      let theme = try #require(library.builtIn(id)?.theme).resolved(.dark)
      #expect(theme[gauge, .glow] == theme[.accent], "\(id)")
    }
  }

  /// Every rule of a theme wins, property by property, even over a default of a longer chain.
  @Test func loseToEveryRuleOfATheme() throws {
    let (light, _, gauge) = try Self.theme("[styles]\ngauge = { sweep = 45 }")
    #expect(light[gauge, .sweep] == 45)
    #expect(light[gauge, .sweep, states: .hover] == 45)
    #expect(light[gauge, .sweep, in: [.card]] == 45)
    #expect(light[gauge, .glow, in: [.card]] == light[.destructive])
    #expect(light[gauge, .glow] != nil)
  }

  @Test func standInTheFileOfATheme() throws {
    let text = """
      livery = 1
      name = 'T'
      [colors]
      accent = '#204060'
      [components.lamp]
      node = 'lampview'
      properties = { glow = 'color', sweep = 'number' }
      [components.lamp.defaults]
      radius = 6
      glow = { light = '$accent', dark = '#ffffff' }
      "lamp:hover" = { sweep = 2 }
      "card lamp" = { sweep = 3 }
      [styles]
      lamp = { radius = 9 }
      """
    let theme = try Theme(text: text, id: "t")
    let lamp = try #require(theme.components["lamp"])
    let light = theme.resolved(.light)
    #expect(light[lamp, .glow]?.description == "#204060")
    #expect(theme.resolved(.dark)[lamp, .glow] == .white)
    #expect(light[lamp, .sweep, states: .hover] == 2 && light[lamp, .sweep, in: [.card]] == 3)
    let radii = light.rules.flatMap { rule in
      light.declarations(of: rule).filter { $0.property == .radius }.map(\.value)
    }
    #expect(radii.suffix(2) == [.lengths([6]), .lengths([9])])
    // Written and read again it is the same.
    let written = ThemeWriter(theme).written(as: .livery, named: "t.livery.toml")
    let again = try Theme(text: String(decoding: written.files[0].bytes, as: UTF8.self), id: "t")
    #expect(again.resolved(.light).rules.count == light.rules.count)
    #expect(again.resolved(.dark)[lamp, .glow] == .white)
    // A theme that extends the file has them, too.
    let child = try Themes.theme(
      "livery = 1\nname = 'C'\nextends = 'parent'\n[styles]\nlamp = { sweep = 7 }",
      extending: ["parent": text])
    #expect(child.resolved(.light)[lamp, .sweep, in: [.card]] == 7)
    #expect(child.resolved(.light)[lamp, .glow]?.description == "#204060")
  }

  @Test(arguments: [
    (ComponentDefault(["glow": "$nobody"]), "glow"), (ComponentDefault(["glow": 3]), "glow"),
    (ComponentDefault(["glow": "mix($accent"]), "glow"),
    (ComponentDefault(["radius": -1]), "radius"),
    (ComponentDefault(["radius": [1, 2, 3]]), "radius"), (ComponentDefault(["radus": 1]), "radus"),
    (ComponentDefault(["opacity": 2.5]), "opacity"), (ComponentDefault(["font": "none"]), "font"),
    (ComponentDefault(["shadow": "huge"]), "shadow"), (ComponentDefault(["sweep": "a"]), "sweep"),
    (ComponentDefault(["border-style": "wavy"]), "border-style"),
  ])
  func areRefusedWhereTheyDoNotFit(rule: ComponentDefault, property: String) throws {
    var registry = ComponentRegistry()
    let error = #expect(throws: ComponentError.self) {
      try registry.register(
        "dial", node: "dialview", properties: ["glow": .color, "sweep": .number], defaults: [rule])
    }
    #expect(error?.description.hasPrefix("the default of '\(property)': ") == true)
    #expect(registry.components.isEmpty)
  }

  @Test(arguments: [
    ("defaults = 3", "syntax/type"), ("defaults = { radus = 3 }", "name/property"),
    ("defaults = { radius = 'x' }", "syntax/type"),
    ("defaults = { button = {} }", "name/component"),
    ("defaults = { 'lamp:hovr' = {} }", "name/state"),
    ("defaults = { 'crd lamp' = {} }", "name/component"),
    ("defaults = { 'card lamp' = 3 }", "syntax/type"),
    ("defaults = { 'lamp button' = { radius = 1 } }", "name/component"),
    ("defaults = { color = '$nobody' }", "reference/undefined"),
    ("default = {}", "name/key"),
  ])
  func areReportedInAFile(member: String, rule: String) {
    var findings: [Finding] = []
    _ = Themes.read(
      SourceText(
        file: "t", "livery = 1\nname = 'T'\n[components]\nlamp = { node = 'lampview', \(member) }"),
      id: "t", loader: Themes(), &findings)
    #expect(findings.map(\.rule.rawValue) == [rule], "\(findings)")
  }

  /// What differs from the app's registration is named; words for people and the order never do.
  @Test(arguments: [
    (
      "node = 'gaugeview', summary = 'a dial', "
        + "properties = { sweep = { kind = 'number', summary = 'how far' }, glow = 'color' }", []
    ),
    ("node = 'gauge', properties = { glow = 'color', sweep = 'number' }", ["node"]),
    ("node = 'gaugeview', properties = { glow = 'text', sweep = 'number' }", ["properties"]),
    ("node = 'gaugeview'", ["properties"]), ("node = 'x'", ["node", "properties"]),
  ])
  func differWithTheKeyNamed(registration: String, keys: [String]) throws {
    var library = ThemeLibrary(userFolder: nil)
    library.components = try Self.registry()
    let reading = try library.read(
      SourceText(
        file: "t.livery.toml",
        "livery = 1\nname = 'T'\n[components]\ngauge = { \(registration) }"), path: nil)
    #expect((reading.theme == nil) == !keys.isEmpty)
    #expect(reading.findings.count == keys.count, "\(reading.findings)")
    for key in keys {
      let message = "with another '\(key)': expected '\(key) = "
      #expect(reading.findings.contains { $0.message.contains(message) }, "\(reading.findings)")
    }
  }
}

extension ComponentProperty<Color> {
  fileprivate static var glow: ComponentProperty { ComponentProperty("glow") }
}

extension ComponentProperty<Double> {
  fileprivate static var sweep: ComponentProperty { ComponentProperty("sweep") }
}
