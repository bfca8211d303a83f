import Fixtures
import Testing
import ThemeCSS
import ThemeFormats
import ThemeLint
import ThemeSource

/// Stylesheets for GTK 3, and themes that come out for it.
@Suite struct GTK3RuleTests {
  private func findings(_ css: String, target: Target = .v3_24) throws -> [String] {
    try Linting.check(SourceText(file: "style.css", css), as: .gtkCSS, target: target)
      .map { "\($0.rule) \($0.severity): \($0.message)" }
  }

  @Test(arguments: [
    // A bar as people have it.
    (
      """
      * { border: none; font-family: Sans; font-size: 13px; min-height: 0; }
      window#waybar { background: rgba(43, 48, 59, 0.5); border-bottom: 3px solid @theme_bg_color; }
      #clock, #battery.charging { padding: 0 10px; }
      @keyframes blink { to { color: @wm_title; } }
      #battery.critical:not(.charging) { animation: blink 0.5s linear infinite alternate; }
      menuitem:hover decoration { -gtk-icon-effect: dim; -GtkWidget-focus-padding: 2; }
      """,
      []
    ),
    (
      "menuitem { transform: none; }",
      [
        "css/property error: GTK 3.24 has no property 'transform'; GTK 4 is the first to have it"
      ]
    ),
    (
      "menuitm { color: red; }",
      [
        "css/node warning: no widget of GTK 3 has the node 'menuitm'; did you mean 'menuitem'?"
      ]
    ),
    (
      "toggle-group { color: red; }",
      ["css/node note: no widget of GTK 3 has the node 'toggle-group'"]
    ),
    (
      "label { padding: 3; }",
      [
        "css/value warning: GTK 3.24: a number without a unit is deprecated; write '3px'"
      ]
    ),
    (
      "label { box-shadow: 0 1px red blue; }",
      [
        "css/value warning: GTK 3.24: the shadow is dropped silently; expected nothing more"
      ]
    ),
  ])
  func aStylesheetIsJudgedByGTK3(css: String, expected: [String]) throws {
    #expect(try findings(css) == expected)
  }

  @Test func isFixedForGTK3() throws {
    let text = MarkedText("button:prelight { padding: 3 4px; color: #f008; }").text
    let check = { (text: SourceText) in
      try Linting.check(text, as: .gtkCSS, target: .v3_24)
    }
    let repair = try Repair(of: text, try check(text), changesDesign: true, check: check)
    #expect(
      String(decoding: repair.text.bytes, as: UTF8.self)
        == "button:hover { padding: 3px 4px; color: rgba(255,0,0,0.533333); }")
  }

  /// What Livery writes for GTK 3 has no CSS in it.
  @Test func theCSSOfALiveryThemeIsOfGTK4() throws {
    let theme = "[extra]\ncss = 'label { filter: none; colr: red; }'"
    #expect(
      try Linting.findings(theme, target: .v3_24).map(\.message)
        == ["GTK 4.8 has no property 'colr'; did you mean 'color'?"])
  }
}
