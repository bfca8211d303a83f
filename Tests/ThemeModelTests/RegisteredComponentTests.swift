import Fixtures
import Testing
import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSource

/// Components that an app or a theme registers, with properties beyond CSS.
@Suite struct RegisteredComponentTests {
  private static let gauge = """
    livery = 1
    name = "T"
    [colors]
    accent = "#102030"
    [components]
    gauge = { node = "gaugeview", properties = { glow = "color", sweep = "number", ring = "length", unit = "text" } }
    lamp = { node = "lampview", properties = { glow = "color" } }
    [styles]
    gauge = { glow = "$accent", sweep = 270, ring = 3, unit = "km/h" }
    "card gauge" = { glow = { light = "#405060", dark = "#708090" } }
    "gauge:hover" = { sweep = 90 }
    """

  @Test func arriveInSwiftByPlaceAndState() throws {
    let theme = try Themes.theme(Self.gauge)
    let gauge = try #require(theme.components["gauge"])
    let (light, dark) = (theme.resolved(.light), theme.resolved(.dark))
    #expect(light[gauge, .glow]?.gtkText == "rgb(16,32,48)")
    #expect(light[gauge, .glow, in: [.card]]?.gtkText == "rgb(64,80,96)")
    #expect(dark[gauge, .glow, in: [.window, .card, .list]]?.gtkText == "rgb(112,128,144)")
    #expect(light[gauge, .sweep] == 270 && light[gauge, .sweep, states: [.hover, .focus]] == 90)
    #expect(light[gauge, .sweep, in: [.card], states: .hover] == 90)
    #expect(light[gauge, .ring] == 3 && light[gauge, .unit] == "km/h")
    // A kind that it has not, and a component that has none.
    #expect(light[gauge, ComponentProperty<Double>("glow")] == nil)
    let lamp = try #require(theme.components["lamp"])
    #expect(light[lamp, .glow] == nil && light[.button, .glow] == nil)
  }

  @Test func areKnownToThemesThatExtendTheFile() throws {
    let child = """
      livery = 1
      name = "Child"
      extends = "parent"
      [styles]
      "gauge:active" = { unit = "mph", radius = 3 }
      """
    let theme = try Themes.theme(child, extending: ["parent": Self.gauge])
    let gauge = try #require(theme.components["gauge"])
    #expect(theme.resolved(.light)[gauge, .unit, states: .active] == "mph")
    #expect(theme.resolved(.light)[gauge, .unit] == "km/h")
    #expect(theme.components.components.map(\.name) == ["gauge", "lamp"])
    #expect(theme.base.components.components.isEmpty)
  }

  @Test func areKnownToThemesOfAnAppThatRegistersThemInSwift() throws {
    var registry = ComponentRegistry()
    let dial = try registry.register(
      "dial", node: "dialview", properties: ["glow": .color, "unit": .text])
    let rules = "[styles]\ndial = { glow = '#010203', unit = 'V' }"
    let same =
      "[components.dial]\nnode = 'dialview'\nproperties = { glow = 'color', unit = 'text' }"
    for text in [rules, "\(same)\n\(rules)"] {
      var findings: [Finding] = []
      let theme = Themes.read(
        SourceText(file: "t", "livery = 1\nname = 'T'\n\(text)"), id: "t",
        loader: Registering(registry: registry), &findings)
      #expect(findings == [])
      #expect(theme?.resolved(.light)[dial, .glow]?.gtkText == "rgb(1,2,3)")
      #expect(theme?.components.components == [dial])
    }
  }

  private struct Registering: ThemeLoader {
    let registry: ComponentRegistry

    func base(named reference: String) -> BaseTheme {
      guard case .found(let base, let findings) = Themes().base(named: reference) else {
        return .missing(.theme, "none", [])
      }
      return .found(base.registering(registry), findings)
    }
  }

  @Test(arguments: [
    ("button", "x", ComponentError.taken("button", by: "button")),
    ("Dial", "x", .badName("Dial")), ("", "x", .badName("")), ("a", "3d view", .badNode("3d view")),
    ("a", "x{}", .badNode("x{}")), ("a", "", .badNode("")),
    ("dial", "x", .taken("dial", by: "dial")),
    ("other", "dialview", .taken("other", by: "dial")),
    ("a", String(repeating: "x", count: 65), .badNode(String(repeating: "x", count: 65))),
  ])
  func isNotRegistered(name: String, node: String, expected: ComponentError) throws {
    var registry = ComponentRegistry()
    try registry.register("dial", node: "dialview")
    #expect(throws: expected) { try registry.register(name, node: node) }
    #expect(registry.components.map(\.name) == ["dial"])
  }

  @Test func hasNoPropertyThatCSSOrAnotherHas() {
    var registry = ComponentRegistry()
    #expect(throws: ComponentError.taken("color", by: "color")) {
      try registry.register("dial", node: "x", properties: ["color": .color])
    }
    #expect(throws: ComponentError.taken("accent-bg-color", by: "accent-bg")) {
      try registry.register("accent", node: "x", properties: ["fg": .text, "bg-color": .color])
    }
    #expect(throws: ComponentError.taken("glow", by: "glow")) {
      try registry.register("dial", node: "x", properties: ["glow": .color, "glow": .text])
    }
  }

  /// Each line has the finding that is expected at its marker, or none.
  @Test(arguments: [
    ("▸button = { node = 'x' }", "name/taken"), ("▸Gauge = { node = 'x' }", "name/key"),
    ("▸gauge = {}", "syntax/missing-key"), ("gauge = ▸3", "syntax/type"),
    ("gauge = { node = ▸'3d view' }", "value/range"), ("gauge = { node = ▸'a b' }", "value/range"),
    ("gauge = { node = ▸3 }", "syntax/type"), ("gauge = { node = 'x', ▸nodes = 'y' }", "name/key"),
    ("gauge = { node = 'x' }\ndial = { node = ▸'x' }", "name/taken"),
    ("gauge = { node = 'x', properties = { glow = ▸'colour' } }", "value/range"),
    ("gauge = { node = 'x', properties = { ▸radius = 'length' } }", "name/taken"),
    ("gauge = { node = 'x', properties = { ▸Glow = 'color' } }", "name/key"),
    ("gauge = { node = 'x', properties = { glow = ▸{} } }", "syntax/missing-key"),
    ("gauge = { node = 'x', properties = [▸'glow'] }", "syntax/type"),
    ("gauge = { node = 'x', properties = [▸{ kind = 'color' }] }", "syntax/missing-key"),
    (
      "gauge = { node = 'x', properties = [{ name = 'a', kind = 'text' }, { name = ▸'a', kind = 'text' }] }",
      "name/taken"
    ),
    ("accent = { node = 'x', properties = { ▸bg-color = 'color' } }", "name/taken"),
    ("blue = { node = 'x', properties = { ▸1a = 'color' } }", "name/key"),
  ])
  func isReportedWithItsPlace(text: String, rule: String) {
    let before = "livery = 1\nname = 'T'\n[components]\n"
    let marked = before + text
    var findings: [Finding] = []
    let theme = Themes.read(
      SourceText(file: "t", marked.replacing("▸", with: "")), id: "t", loader: Themes(), &findings)
    let prefix = marked.prefix { $0 != "▸" }
    let line = prefix.count { $0 == "\n" } + 1
    let column =
      prefix.split(separator: "\n", omittingEmptySubsequences: false).last?.utf8.count ?? 0
    #expect(theme == nil)
    #expect(findings.map(\.rule.rawValue) == [rule], "\(findings)")
    #expect(findings.first?.location.start.line == line, "\(findings)")
    #expect(findings.first?.location.start.column == column + 1, "\(findings)")
  }

  @Test(arguments: [
    ("gauge = { sweep = 'red' }", "syntax/type"), ("gauge = { sweep = 1e9 }", "value/range"),
    ("gauge = { glow = 3 }", "syntax/type"), ("gauge = { unit = 3 }", "syntax/type"),
    ("gauge = { ring = 4096 }", "value/range"), ("lamp = { sweep = 3 }", "name/property"),
    ("button = { glow = 'red' }", "name/property"), ("gaug = { glow = 'red' }", "name/component"),
    ("'gauge:hovr' = { glow = 'red' }", "name/state"),
    ("gauge = { glow = '$nobody' }", "reference/undefined"),
  ])
  func takesOnlyWhatFits(rule: String, expected: String) {
    let components = Self.gauge.split(separator: "\n").dropFirst(4).prefix(3).joined(
      separator: "\n")
    var findings: [Finding] = []
    _ = Themes.read(
      SourceText(file: "t", "livery = 1\nname = 'T'\n\(components)\n[styles]\n\(rule)"), id: "t",
      loader: Themes(), &findings)
    #expect(findings.contains { $0.rule.rawValue == expected }, "\(findings)")
  }

  @Test func areAtMostSoMany() {
    let lines = (0..<65).map { "c\($0) = { node = 'n\($0)' }" }.joined(separator: "\n")
    var findings: [Finding] = []
    _ = Themes.read(
      SourceText(file: "t", "livery = 1\nname = 'T'\n[components]\n\(lines)"), id: "t",
      loader: Themes(), &findings)
    #expect(findings.map(\.rule.rawValue) == ["value/range"])
    #expect(findings.first?.location.start.line == 68)
  }
}

extension ComponentProperty<Color> {
  fileprivate static var glow: ComponentProperty { ComponentProperty("glow") }
}

extension ComponentProperty<Double> {
  fileprivate static var sweep: ComponentProperty { ComponentProperty("sweep") }
  fileprivate static var ring: ComponentProperty { ComponentProperty("ring") }
}

extension ComponentProperty<String> {
  fileprivate static var unit: ComponentProperty { ComponentProperty("unit") }
}
