import Fixtures
import Testing
import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSource

/// Tokens as Style Dictionary 3 and Tokens Studio write them.
@Suite struct TextTokenTests {
  /// Reads a text of which only the content says what it is.
  private func read(_ text: String) throws -> ThemeReading {
    try ThemeLibrary(userFolder: nil).read(SourceText(file: "t.json", text), path: nil)
  }

  private func resolved(_ text: String) throws -> ResolvedTheme {
    let reading = try read(text)
    #expect(reading.format == .dtcg)
    let theme = try #require(reading.theme, "\(reading.findings)")
    return theme.resolved(theme.appearances[0])
  }

  @Test(arguments: ["{color.base.red.value}", "{color.base.red}", "{ color.base.red }"])
  func followsReferencesOfStyleDictionary(reference: String) throws {
    let theme = try resolved(
      """
      {
        "color": {
          "base": {"red": {"value": "#f00", "comment": "Pure.", "attributes": {"hue": "warm"}}},
          "accent": {"bg": {"value": "\(reference)", "themeable": true, "x": {"y": 1}}}
        },
        "size": {"small": {"value": 12}}
      }
      """)
    #expect(theme[.accentBg].hex == "#ff0000ff")
    #expect(theme.customColors.map(\.name) == ["base-red"])
  }

  /// The names of a theme's own tables do not make a file a theme.
  @Test(arguments: ["colors", "styles", "palette", "metrics"])
  func isNoBrokenTheme(group: String) throws {
    let reading = try read("{\"\(group)\": {\"red\": {\"value\": \"#f00\"}}}")
    #expect(reading.format == .dtcg)
    #expect(reading.theme != nil, "\(reading.findings)")
  }

  @Test(arguments: [
    "{\"a\": {\"value\": 3}}", "{\"options\": {\"value\": \"red\"}}",
    "{\"x\": {\"value\": {\"y\": 1}}}",
  ])
  func takesNoOtherFileForTokens(text: String) {
    #expect(throws: ThemeFileError.self) { try read(text) }
  }

  @Test(arguments: [
    ("rgba({blue}, 0.5)", "#0000ff80"), ("rgba({blue}, {half})", "#0000ff80"),
    ("rgba(#00f, 10% * 2)", "#0000ff33"), ("hsla({blue}, 50%)", "#0000ff80"),
    ("rgb(250 - 50, {number} * 2, 0)", "#c82800ff"), ("rgba(rgba({blue}, 0.2), 1)", "#0000ffff"),
    ("oklch(0.5 0 0)", "#636363ff"), ("transparent", "#00000000"), ("{veil}", "#0000ff80"),
  ])
  func readsColorsWithReferencesAndArithmetic(value: String, expected: String) throws {
    let theme = try resolved(
      """
      {
        "blue": {"value": "#0000ff", "type": "color"}, "half": {"value": "50%", "type": "opacity"},
        "number": {"value": "20", "type": "other"},
        "veil": {"value": "rgba({blue}, {half})", "type": "color"},
        "accent": {"value": "\(value)", "type": "color"}
      }
      """)
    #expect(theme[.accent].hex == expected)
  }

  @Test(arguments: [
    ("{base} * 2", 8.0), ("({base} + 2px) * 1.5", 9), ("0.5rem", 8), ("{base}", 4),
    ("-2 + 5 * 2", 8),
    ("12 / 2 / 3", 2),
  ])
  func readsLengthsWithArithmetic(value: String, expected: Double) throws {
    let theme = try #require(
      try read(
        """
        {"accent": {"value": "#f00", "type": "color"}, "base": {"value": "4px", "type": "spacing"},
         "metrics": {"card-radius": {"value": "\(value)", "type": "borderRadius"}}}
        """
      ).theme)
    #expect(theme.content.metrics == [.cardRadius: expected])
  }

  /// The figures are those that Tokens Studio's own transforms for Style Dictionary give.
  @Test(arguments: [
    ("lighten", "0.2", "hsl", "hsl(0 50.598% 60.627%)"),
    ("lighten", "0.2", "lch", "lch(57.685 47.48 29.704)"),
    ("lighten", "0.1 + 0.1", "p3", "color(display-p3 0.76016 0.43532 0.42213)"),
    ("lighten", "{fifth}", "srgb", "rgb(80.549% 40.706% 40.706%)"),
    ("alpha", "{fifth}", "srgb", "rgb(193 66 66 / 0.2)"),
  ])
  func modifiesColors(kind: String, amount: String, space: String, expected: String) throws {
    let theme = try resolved(
      """
      {
        "red": {"value": "#C14242", "type": "color"}, "fifth": {"value": 0.2, "type": "other"},
        "accent": {"value": "{red}", "type": "color", "$extensions": {"studio.tokens": {
          "modify": {"type": "\(kind)", "value": "\(amount)", "space": "\(space)"}}}}
      }
      """)
    #expect(theme[.accent].hex == (try #require(CSSColor(expected)).mapped().hex))
  }

  private static let sets = """
    "dark": {"text": {"value": "{gray.2}", "type": "color"},
             "accent": {"value": "#88f", "type": "color"}},
    "core": {"gray": {"1": {"value": "#222", "type": "color"},
                      "2": {"value": "#eee", "type": "color"}},
             "accent": {"value": "#00f", "type": "color"},
             "view": {"fg": {"value": "{text}", "type": "color"}}},
    "light": {"text": {"value": "{gray.1}", "type": "color"}}
    """

  private static let themes = """
    "$themes": [
      {"name": "Light", "selectedTokenSets": {"core": "source", "light": "enabled", "dark": "disabled"}},
      {"name": "Dark", "selectedTokenSets": {"core": "source", "dark": "enabled"}}
    ]
    """

  @Test(arguments: [
    "\(themes), \"$metadata\": {\"tokenSetOrder\": [\"core\", \"light\", \"dark\"]}",
    "\"$metadata\": {\"tokenSetOrder\": [\"core\", \"light\", \"dark\"]}",
  ])
  func readsSetsOfTokensStudioInTheirOrder(info: String) throws {
    let reading = try read("{\(TextTokenTests.sets), \(info)}")
    let theme = try #require(reading.theme, "\(reading.findings)")
    #expect(theme.schemes == [.light, .dark])
    #expect(theme.resolved(.light)[.viewFg].hex == "#222222ff")
    #expect(theme.resolved(.dark)[.viewFg].hex == "#eeeeeeff")
    #expect(theme.resolved(.light)[.accent].hex == "#0000ffff")
    #expect(theme.resolved(.dark)[.accent].hex == "#8888ffff")
  }

  @Test func knowsSetsByTheReferencesIntoThem() throws {
    let theme = try resolved("{\(TextTokenTests.sets)}")
    #expect(theme.sets(.viewFg))
    #expect(theme.customColors.map(\.name) == ["gray-1", "gray-2", "text"])
  }

  @Test func readsSetsThatWriteTheirKeysWithDollars() throws {
    let text = "{\(TextTokenTests.sets), \(TextTokenTests.themes)}"
      .replacing("\"value\"", with: "\"$value\"").replacing("\"type\"", with: "\"$type\"")
    #expect(try resolved(text)[.viewFg].hex == "#222222ff")
  }

  @Test(arguments: [
    ("▸\"linear-gradient({red}, blue)\"", "expected a color of CSS"),
    ("▸\"{rde}\"", "did you mean 'red'?"), ("▸\"rgba({rde}, 0.5)\"", "did you mean 'red'?"),
    ("▸\"rgba({x}, 0.5)\"", "references lead too far"),
    ("▸\"rgba({red}, 0.5 / 0)\"", "expected a color of CSS"), ("▸12", "expected a color of CSS"),
  ])
  func reportsWithPlaces(value: String, message: String) throws {
    for (name, severity) in [("x", Finding.Severity.warning), ("accent", .error)] {
      let value = value.replacing("{x}", with: "{\(name)}")
      let text = MarkedText(
        "{\"$themes\": [], \"s\": {\"red\": {\"value\": \"#f00\", \"type\": \"color\"}, "
          + "\"\(name)\": {\"type\": \"color\", \"value\": \(value)}}}")
      let reading = try ThemeLibrary(userFolder: nil).read(text.text, path: nil)
      let found = reading.findings.filter { $0.severity >= .warning }
      #expect(found.map(\.location.range.lowerBound) == text.marks)
      #expect(
        found.allSatisfy { $0.severity == severity && $0.message.contains(message) }, "\(found)")
      #expect((reading.theme == nil) == (severity == .error))
    }
  }

  /// References that double at each step, and parentheses in one another, end soon.
  @Test func boundsWhatATextComesTo() throws {
    var text = "{\"a0\": {\"value\": \"#f00\"}"
    for number in 1...200 {
      text += ", \"a\(number)\": {\"value\": \"rgb({a\(number - 1)}{a\(number - 1)})\"}"
    }
    let nested = String(repeating: "(", count: 5000) + "1" + String(repeating: ")", count: 5000)
    text += ", \"n\": {\"type\": \"dimension\", \"value\": \"\(nested)\"}"
    text += ", \"c\": {\"type\": \"color\", \"value\": \"rgb\(nested)\"}}"
    let whole = text
    let reading = try SmallStack.run { try read(whole) }
    #expect(reading.theme != nil)
  }
}
