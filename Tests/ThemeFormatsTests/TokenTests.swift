import Fixtures
import Testing
import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSource

@Suite struct TokenTests {
  private func read(_ text: String) throws -> ThemeReading {
    try ThemeLibrary(userFolder: nil).read(
      SourceText(file: "t.tokens.json", text), path: nil, as: .dtcg)
  }

  private func resolved(_ text: String) throws -> ResolvedTheme {
    let reading = try read(text)
    let theme = try #require(reading.theme, "\(reading.findings)")
    return theme.resolved(theme.appearances[0])
  }

  /// Tokens of the type `color`.
  private static func colors(_ tokens: String) -> String {
    "{\"$type\": \"color\", \(tokens)}"
  }

  private static func srgb(_ components: String, _ more: String = "") -> String {
    "{\"colorSpace\": \"srgb\", \"components\": [\(components)]\(more)}"
  }

  private static let red = "{\"$value\": \(srgb("1, 0, 0"))}"

  @Test(arguments: [
    ("srgb", "1, 0, 0.2", "color(srgb 1 0 0.2)"), ("srgb-linear", "0, 1, 0", "#0f0"),
    ("hsl", "120, 100, 50", "#0f0"), ("hwb", "120, 0, 0", "#0f0"),
    ("lab", "100, 0, 0", "#fff"), ("lch", "50, 30, 20", "lch(50 30 20)"),
    ("oklab", "0.5, 0.1, 0.05", "oklab(0.5 0.1 0.05)"),
    ("oklch", "0.7, 0.1, 200", "oklch(0.7 0.1 200)"),
    ("display-p3", "0.5, 0.5, 0.5", "#808080"), ("a98-rgb", "1, 1, 1", "#fff"),
    ("prophoto-rgb", "1, 1, 1", "#fff"), ("rec2020", "0, 0, 0", "#000"),
    ("xyz-d65", "0, 0, 0", "#000"), ("xyz-d50", "0, 0, 0", "#000"),
    ("oklch", "0.5, 0, \"none\"", "oklch(0.5 0 none)"),
  ])
  func readsEverySpace(space: String, components: String, expected: String) throws {
    let theme = try resolved(
      TokenTests.colors(
        """
        "window-bg": {"$value": {"colorSpace": "\(space)", "components": [\(components)], "alpha": 1}}
        """))
    let color = try #require(CSSColor(expected)).mapped()
    #expect(theme[.windowBg].gtkText == color.gtkText)
  }

  @Test(arguments: [
    ("window-bg", "window-bg"), ("color.window.bg", "window-bg"), ("colors.windowBg", "window-bg"),
    ("window_bg_color", "window-bg"), ("color.Window Bg", "window-bg"), ("accent.$root", "accent"),
    ("headerbar.bg.$root", "headerbar-bg"), ("blue.3", "blue-3"), ("color.blue_3", "blue-3"),
  ])
  func takesTokensForRoles(path: String, role: String) throws {
    let theme = try resolved(TokenTests.colors(TokenTests.nested(path)))
    let named = try #require(ColorRole(name: role))
    #expect(theme.sets(named))
    #expect(theme[named].hex == "#ff0000ff")
    #expect(theme.customColors.isEmpty)
  }

  @Test(arguments: [
    ("brand.500", "brand-500"), ("color.systemBlue", "systemBlue"), ("color.a b/c", "a-b-c"),
    ("500", "color-500"), ("color.text.default.$root", "text-default"), ("é", "color---"),
    ("own_name", "own_name"),
  ])
  func takesOtherTokensForColorsOfAnApp(path: String, name: String) throws {
    let theme = try resolved(TokenTests.colors(TokenTests.nested(path)))
    #expect(theme.customColors.map(\.name) == [name])
  }

  @Test func takesAPaletteForPrivateNames() throws {
    let reading = try read(
      TokenTests.colors(
        "\"palette\": {\"red\": \(TokenTests.red)}, \"accent\": {\"$value\": \"{palette.red}\"}"))
    let theme = try #require(reading.theme)
    #expect(theme.palette(in: .light).map(\.name) == ["red"])
    #expect(theme.resolved(.light).customColors.isEmpty)
    #expect(theme.resolved(.light)[.accent].hex == "#ff0000ff")
  }

  @Test func inheritsTypesInTheirOrder() throws {
    let theme = try resolved(
      """
      {
        "group": {"$type": "color", "inner": {"near": \(TokenTests.red)}},
        "dims": {
          "$type": "dimension",
          "own": {"$type": "color", "$value": \(TokenTests.srgb("0, 1, 0"))},
          "alias": {"$value": "{dims.own}"}
        },
        "pointer": {"$value": {"$ref": "#/dims/own/$value"}}
      }
      """)
    #expect(
      theme.customColors.map(\.name) == ["group-inner-near", "dims-own", "dims-alias", "pointer"])
  }

  @Test func followsPointersIntoValues() throws {
    let theme = try resolved(
      TokenTests.colors(
        """
        "a/b~c": {"$value": \(TokenTests.srgb("0.2, 0.4, 0.6", ", \"alpha\": 0.5"))},
        "x": {"$value": {
          "colorSpace": {"$ref": "#/a~1b~0c/$value/colorSpace"},
          "components": [{"$ref": "#/a~1b~0c/$value/components/2"}, 0, {"$ref": "#/a~1b~0c/$value/components/0"}],
          "alpha": {"$ref": "#/a~1b~0c/$value/alpha"}
        }}
        """))
    #expect(theme["x"]?.gtkText == "rgba(153,0,51,0.5)")
  }

  @Test func takesInWhatGroupsExtend() throws {
    let theme = try resolved(
      TokenTests.colors(
        """
        "base": {"a": \(TokenTests.red), "b": \(TokenTests.red), "deep": {"c": \(TokenTests.red)}},
        "child": {"$extends": "{base}", "b": {"$value": \(TokenTests.srgb("0, 0, 1"))}},
        "other": {"$ref": "#/child", "deep": {"d": {"$value": \(TokenTests.srgb("0, 1, 0"))}}},
        "whole": {"$ref": "#/base/a"}
        """))
    #expect(theme["child-a"]?.hex == "#ff0000ff")
    #expect(theme["child-b"]?.hex == "#0000ffff")
    #expect(theme["other-b"]?.hex == "#0000ffff")
    #expect(theme["other-deep-c"]?.hex == "#ff0000ff")
    #expect(theme["other-deep-d"]?.hex == "#00ff00ff")
    #expect(theme["whole"]?.hex == "#ff0000ff")
  }

  @Test func readsMetrics() throws {
    let reading = try read(
      """
      {"accent": {"$type": "color", "$value": \(TokenTests.srgb("1, 0, 0"))},
       "metrics": {"$type": "dimension", "card-radius": {"$value": {"value": 0.5, "unit": "rem"}}}}
      """)
    let theme = try #require(reading.theme)
    #expect(theme.content.metrics == [.cardRadius: 8])
  }

  @Test func judgesTheSchemeOfTokensByTheirColors() throws {
    let dark = try read(
      TokenTests.colors("\"window-bg\": {\"$value\": \(TokenTests.srgb("0, 0, 0"))}"))
    #expect(dark.theme?.schemes == [.dark])
    let plain = try read(TokenTests.colors("\"x\": \(TokenTests.red)"))
    #expect(plain.theme?.schemes == [.light, .dark])
    #expect(plain.findings.map(\.severity) == [.note])
  }

  /// A token at a path, its names separated by points.
  private static func nested(_ path: String) -> String {
    let names = path.split(separator: ".").map(String.init)
    let inner = names.dropFirst().reversed().reduce(red) { "{\"\($1)\": \($0)}" }
    return "\"\(names[0])\": \(names.count == 1 ? red : inner)"
  }
}
