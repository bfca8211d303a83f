import Fixtures
import Testing
import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSource

@Suite struct GradienceTests {
  private func read(_ text: SourceText) throws -> ThemeReading {
    try ThemeLibrary(userFolder: nil).read(text, path: nil)
  }

  private func read(_ text: String) throws -> ThemeReading {
    try read(SourceText(file: "p.json", text))
  }

  /// A preset with variables, and CSS that is spelled as JSON spells strings.
  private func preset(_ variables: String, css: String = "", palette: String = "") -> String {
    """
    { "name": "Fjord", "variables": {\(variables)}, "palette": {\(palette)},
      "custom_css": { "gtk4": "\(css)" }, "plugins": {} }
    """
  }

  @Test func makesRolesOfLibadwaitasNames() throws {
    let reading = try read(
      preset(
        """
        "window_bg_color": "#1b2a33", "window_fg_color": " rgb(240, 244, 246) ",
        "headerbar_bg_color": "shade(@window_bg_color , .96)", "card_bg_color": " @window_bg_color"
        """, palette: ##""blue_": { "1": "#9cf", "2": "rgba(0, 0, 255, 0.5)" }"##))
    #expect(reading.format == .gradience)
    #expect(reading.findings.isEmpty)
    let theme = try #require(reading.theme)
    #expect(theme.name == "Fjord")
    #expect(theme.schemes == [.dark])
    let resolved = theme.resolved(.dark)
    #expect(resolved[.windowFg].gtkText == "rgb(240,244,246)")
    // What GTK 4.8.3 computes.
    #expect(resolved[.headerbarBg].gtkText == "rgb(26,40,48)")
    #expect(resolved[.cardBg] == resolved[.windowBg])
    #expect(resolved[.blue1].gtkText == "rgb(153,204,255)")
    #expect(resolved[.blue2].gtkText == "rgba(0,0,255,0.5)")
    #expect(resolved.sets(.blue2))
    #expect(!resolved.sets(.blue3))
  }

  @Test(arguments: [
    (#""window_bg_color": "white", "window_fg_color": "black""#, [Appearance.Scheme.light]),
    (##""window_bg_color": "black", "window_fg_color": "#333""##, [.dark]),
    (##""window_bg_color": "#f4f4f4""##, [.light]),
    (##""window_fg_color": "#f4f4f4""##, [.dark]),
    (##""view_bg_color": "#111""##, [.dark]),
    (#""window_bg_color": "@view_fg_color", "view_fg_color": "white""#, [.light]),
    (#""accent_bg_color": "red""#, [.light, .dark]),
  ])
  func judgesTheSchemeByItsColors(variables: String, schemes: [Appearance.Scheme]) throws {
    #expect(try read(preset(variables)).theme?.schemes == schemes)
  }

  @Test func keepsNamesThatAreNoRoles() throws {
    let reading = try read(
      preset(
        ##""body_text": "#123456", "link": "#0000ff", "accent_color": "@body_text", "a-b": "red""##)
    )
    let resolved = try #require(reading.theme).resolved(.dark)
    #expect(resolved["body-text"]?.hex == "#123456ff")
    #expect(resolved[.accent].hex == "#123456ff")
    // Neither is written under its own name, so neither is a color of an app.
    #expect(resolved.customColors.map(\.name) == ["body-text"])
    #expect(!resolved.sets(.link))
  }

  @Test func takesColorsOfTheCSSBeforeVariables() throws {
    let reading = try read(
      preset(
        #""accent_bg_color": "@\\+g", "accent_fg_color": "red", "view_bg_color": "@\\2b h""#,
        css: #"""
          /* a */ @define-color \\+g shade(@accent_fg_color /* b */ , 1.0);\n
          @DEFINE-COLOR accent_fg_color #00f;\n@define-color \\+h @light_1;\n
          @define-color own alpha(currentColor, .5);\n
          label { color: @\\+g; border-color: @own; }\n
          """#.split(separator: "\n").joined()))
    #expect(reading.findings.isEmpty)
    let theme = try #require(reading.theme)
    let resolved = theme.resolved(.light)
    #expect(resolved[.accentFg].hex == "#0000ffff")
    #expect(resolved[.accentBg].hex == "#0000ffff")
    #expect(resolved[.viewBg] == resolved[.light1])
    #expect(resolved["own"] == resolved[.windowFg].gtkAlpha(0.5))
    let css = try #require(resolved.extraCSS.last?.css)
    #expect(css.hasPrefix("/* a */ @define-color \\+g"))
    #expect(css.contains("@define-color \\+h @light_1;"))
    #expect(!css.contains("accent_fg_color #00f"))
    #expect(!css.contains("own alpha"))
    #expect(css.contains("label { color: @\\+g; border-color: @own; }"))
  }

  @Test(arguments: [
    ("theme_bg_color", "window_bg_color"), ("theme_fg_color", "window_fg_color"),
    ("theme_base_color", "view_bg_color"), ("theme_text_color", "view_fg_color"),
    ("theme_selected_bg_color", "accent_bg_color"),
    ("theme_unfocused_selected_fg_color", "accent_fg_color"),
    ("insensitive_base_color", "view_bg_color"),
  ])
  func knowsTheNamesOfOlderStylesheets(name: String, meaning: String) throws {
    let reading = try read(
      preset(##""card_bg_color": "@\##(name)", "\##(meaning)": "#123456""##))
    #expect(reading.theme?.resolved(.dark)[.cardBg].hex == "#123456ff")
  }

  @Test func derivesBordersFromText() throws {
    let reading = try read(
      preset(#""headerbar_border_color": "@borders", "window_fg_color": "white""#))
    #expect(reading.theme?.resolved(.dark)[.headerbarBorder].gtkText == "rgba(255,255,255,0.15)")
  }

  @Test(arguments: mistakes)
  func saysEachMistakeAtItsPlace(mistake: Mistake) throws {
    let marked = MarkedText(mistake.marked)
    let reading = try read(marked.text)
    #expect(reading.findings.map { "\($0.severity) \($0.rule)" } == mistake.rules)
    #expect(reading.findings.map(\.location.range.lowerBound) == marked.marks)
    // What is wrong with one color costs that color.
    #expect((reading.theme == nil) == mistake.rules.contains { $0.hasPrefix("error syntax") })
  }

  struct Mistake: Sendable, CustomTestStringConvertible {
    let marked: String
    let rules: [String]

    init(_ marked: String, _ rules: String...) {
      self.marked = marked
      self.rules = rules
    }

    var testDescription: String { marked }
  }

  static let mistakes = [
    Mistake(#"▸{ "variables": {} }"#, "warning syntax/missing-key"),
    Mistake(#"{ "name": ▸3, "variables": {} }"#, "error syntax/type"),
    Mistake(#"{ "name": "a", "variables": ▸[] }"#, "error syntax/type"),
    Mistake(#"{ "name": "a", "variables": { "accent_color": ▸1 } }"#, "error syntax/type"),
    Mistake(
      #"{ "name": "a", "palette": { "blue_": ▸"red" } }"#, "error syntax/type"),
    Mistake(#"{ "name": "a", "custom_css": { "gtk4": ▸{} } }"#, "error syntax/type"),
    Mistake(
      #"{ "name": "a", "custom_css": { ▸"gtk3": "a {}", "gtk4": "" } }"#, "note format/omitted"),
    Mistake(
      #"{ "name": "a", "variables": { ▸"windw_bg_color": "red" } }"#, "warning name/role"),
    Mistake(
      #"{ "name": "a", "variables": { "accent_color": "mix(red, ▸bule, 0.5)" } }"#,
      "error value/color"),
    Mistake(
      #"{ "name": "a", "variables": { "accent_color": "\u0073hade(▸@acent_color, 1)" } }"#,
      "error reference/undefined"),
    Mistake(
      #"{ "name": "a", "variables": { "accent_color": ▸"@own", "own": "@accent_color" } }"#,
      "error reference/loop"),
    Mistake(
      #"{ "name": "a", "custom_css": { "gtk4": "\n @define-color a /* b */ ▸bule; c {}" } }"#,
      "error css/value"),
    Mistake(
      #"{ "name": "a", "custom_css": { "gtk4": "@define-color a red\n▸b { c: d }" } }"#,
      "error css/value"),
    Mistake(
      #"{ "name": "a", "custom_css": { "gtk4": "@define-color ▸#red; a {}" } }"#,
      "error css/parse"),
    Mistake(#"{ "name": "a", "custom_css": { "gtk4": "a\n ▸{ b: c; " } }"#, "error syntax/css"),
    Mistake(
      #"{ "name": "a", "custom_css": { "gtk4": "▸@import 'x.css'; a {}" } }"#,
      "error css/import"),
    Mistake(
      #"{ "name": "a", "custom_css": { "gtk4": "a { b: ▸url(/x); padding: ▸9999px; } c{}" } }"#,
      "warning css/url", "warning css/magnitude"),
  ]

  @Test func leavesOutWhatGTKDiesOf() throws {
    let reading = try read(
      preset(
        "", css: #"a { color: red; box-shadow: 0 0 99999px red, 0 0 9999px; b: url(../c) }\nd {}"#))
    #expect(reading.findings.count == 2)
    let extra = try #require(reading.theme?.resolved(.light).extraCSS.last)
    #expect(extra.css == "a { color: red; }\nd {}")
  }

  @Test func readsMoreColorsThanAnyoneHas() throws {
    let variables = (0...4096).map { "\"n\($0)\": \"red\"" }.joined(separator: ",")
    let reading = try read(preset(variables))
    #expect(reading.findings.map(\.rule) == ["syntax/size"])
  }
}
