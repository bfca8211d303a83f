import Testing
import ThemeCSS
import ThemeFormats
import ThemeSource

@Suite struct CSSRuleTests {
  @Test(arguments: parser + names)
  func findsWhatItIsFor(_ rule: RuleCase) throws {
    try rule.verify()
  }

  /// A theme's own CSS.
  private static func css(_ css: String) -> String { "[extra]\ncss = '''\n\(css)\n'''" }

  static let parser = [
    RuleCase(
      "css/parse", fires: css("a ▸[b] { color: red; }\nc { color: blue; }"),
      "error: expected a selector", nearly: css("a b { color: red; }"),
      fixed: css("a { color: red; }\nc { color: blue; }"), byHand: true),
    RuleCase(
      "css/parse", fires: css("▸@supports (x) { label { color: red; } }"),
      "error: GTK knows '@define-color', '@import', '@keyframes' and, since 4.20, '@media', not "
        + "'@supports'",
      nearly: css("@keyframes x { to { color: red; } }"), fixed: css("label { color: red; }"),
      byHand: true),
    RuleCase(
      "css/property", fires: css("label { ▸colr: red; }"),
      "error: GTK 4.8 has no property 'colr'; did you mean 'color'?",
      nearly: css("label { caret-color: red; }"), fixed: css("label { color: red; }")),
    RuleCase(
      "css/value", fires: css("label { color: red ▸!important; }"),
      "error: GTK has no '!important', and drops the declaration",
      nearly: css("label { color: red; }"), fixed: css("label { color: red; }")),
    RuleCase(
      "css/value", fires: css("label { opacity: ▸50%; }"), "error: expected a number",
      nearly: css("label { opacity: 0.5; }"), fixed: css("label { opacity: 0.5; }"), byHand: true),
    RuleCase(
      "css/value", fires: css("label { color: ▸var(--x); }"),
      "error: GTK 4.8 has no 'var()'; GTK 4.16 is the first to have it",
      nearly: css("label { color: @accent_color; }"), fixed: css("label { color: red; }"),
      byHand: true),
    RuleCase(
      "css/pseudo-class", fires: css("button:▸hovr { color: red; }"),
      "error: GTK 4.8 has no pseudo-class ':hovr'; did you mean ':hover'?",
      nearly: css("button:hover { color: red; }"), fixed: css("button:hover { color: red; }")),
    RuleCase(
      "css/pseudo-class", fires: css("row:▸nth-chld(2) { color: red; }"),
      "error: GTK 4.8 has no pseudo-class ':nth-chld()'; did you mean ':nth-child()'?",
      nearly: css("row:nth-child(2n + 1) { color: red; }"),
      fixed: css("row:nth-child(2) { color: red; }")),
  ]

  static let names = [
    RuleCase(
      "css/node", fires: css("▸calender label, .a ▸calender { color: red; }"),
      "warning: no widget of GTK or libadwaita has the node 'calender'; did you mean 'calendar'?",
      "warning: no widget of GTK or libadwaita has the node 'calender'; did you mean 'calendar'?",
      nearly: css("calendar label { color: red; }"),
      fixed: css("calendar label, .a calendar { color: red; }")),
    RuleCase(
      "css/node", fires: css("button:not(▸mycanvas) > ▸banner { color: red; }"),
      "note: no widget of GTK or libadwaita has the node 'mycanvas'",
      "note: 'banner' matches nothing on GTK 4.8; libadwaita 1.3 is the first to have it",
      nearly: css("@keyframes nobody { from { color: red; } }\nbutton.x#y { color: red; }"),
      fixed: css("button { color: red; }"), byHand: true),
    RuleCase(
      "css/style-class", fires: css("button.▸sugested-action:hover { color: red; }"),
      "warning: no widget of GTK or libadwaita has the style class 'sugested-action'; "
        + "did you mean 'suggested-action'?",
      nearly: css("button.suggested-action, .my-app-class, .labels { color: red; }"),
      fixed: css("button.suggested-action:hover { color: red; }")),
    RuleCase(
      "css/selector", fires: css("label, ▸* { color: red; }\n▸window { color: red; }\n▸box {}"),
      "warning: '*' hits every part of every widget",
      "warning: 'window' hits dialogs and tooltips too; 'window.background' leaves tooltips out",
      "warning: 'box' hits every box that widgets are laid out in",
      nearly: css(
        ".a *, *.b, *:first-child, *:link:hover, window.background, window label, box.c {}"),
      fixed: css("label {}"), byHand: true),
    RuleCase(
      "reference/undefined", fires: css("label { color: mix(▸@acent_color, @accent_color, 0.5); }"),
      "error: no color is called '@acent_color' on GTK 4.8; did you mean '@accent_color'?",
      nearly: css(
        "@define-color own red;\nlabel { color: @own; background: @theme_bg_color; "
          + "border-color: @blue_1; }"),
      fixed: css("label { color: mix(@accent_color, @accent_color, 0.5); }")),
    RuleCase(
      "reference/undefined", fires: css("label { color: ▸@sidebar_shade_color; }"),
      "error: no color is called '@sidebar_shade_color' on GTK 4.8",
      nearly: "[colors]\nsidebar-shade = '#0001'\n" + css("label { color: @sidebar_shade_color; }"),
      fixed: css("label { color: @shade_color; }"), byHand: true),
  ]

  @Test func leavesToLaterVersionsWhatIsTheirs() throws {
    let body = CSSRuleTests.css(
      ":root { --a: red; }\nlabel { color: var(--a); }\nbanner { color: color-mix(in srgb, red, blue); }"
    )
    let rules = try Linting.findings(body, target: .v4_16).map(\.rule.rawValue)
    #expect(!rules.contains { $0.hasPrefix("css/") })
    #expect(try Linting.findings(body).count { $0.rule.family == "css" } == 4)
  }

  @Test(arguments: [
    ("a { color: red", [], ["1 syntax/css"]),
    ("a { color: bule", ["1 css/value"], ["1 syntax/css"]),
    ("a { color: red } /* b", [], ["1 syntax/css"]), ("a", ["1 css/parse"], []),
    ("a { color: rgb(1,2,3;\n}\n@define-color;", ["1 css/value"], ["1 syntax/css"]),
    ("a:nth-child(- 2n-1) { color: red; }", [], []), ("a:nth-child(2n--5) { color: red; }", [], []),
    ("a:nth-child(2n-x) { color: red; }", ["1 css/pseudo-class"], []),
  ])
  func saysInTheNameOfGTKWhatGTKSays(css: String, parser: [String], own: [String]) throws {
    let found = try Linting.check(SourceText(file: "t", css), as: .gtkCSS)
    let lines = found.filter { $0.severity == .error }
      .map { "\($0.location.start.line) \($0.rule)" }
    #expect(lines.filter { !$0.hasSuffix("syntax/css") } == parser)
    #expect(lines.filter { $0.hasSuffix("syntax/css") } == own)
  }

  @Test func judgesAStylesheetThatIsNoTheme() throws {
    let text = SourceText(
      file: "t", "@define-color a bule;\na { colr: red; }\n@define-color b #ff;\nc:d {}")
    let found = try Linting.check(text, as: .gtkCSS)
    #expect(
      found.map { "\($0.location.start.line) \($0.rule)" } == [
        "1 css/value", "2 css/property", "3 css/value", "4 css/pseudo-class",
      ])
  }
}

extension CSSRuleTests {
  /// Names hold any character when they are escaped, and may be as long as the file.
  @Test(arguments: [
    "a\\a b { color: red; }", ".sugested-actio\\a n {}", "label { c\\1b olr: red; }",
    "label { color: @a\\9b c; }", "label { color: r\\2028 d; }", "button:h\\d ver {}",
    "label { background: url('/a\\a b'); }",
    "\(String(repeating: "n", count: 100_000)) { \(String(repeating: "p", count: 100_000)): 1; }",
    "label { color: \(String(repeating: "c", count: 100_000)); }",
  ])
  func saysNamesOnOneLine(css: String) throws {
    let found = try Linting.check(SourceText(file: "t", css), as: .gtkCSS)
    #expect(!found.isEmpty)
    for message in found.map(\.message) {
      #expect(message.utf8.count < 300)
      #expect(!message.unicodeScalars.contains { $0.properties.generalCategory == .control })
      #expect(!message.unicodeScalars.contains("\u{2028}"))
    }
  }
}
