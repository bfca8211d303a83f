import Fixtures
import GTKKnowledge
import Testing
import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSource

@Suite struct GTKCSSTests {
  private func read(_ text: SourceText) throws -> ThemeReading {
    try ThemeLibrary(userFolder: nil).read(text, path: nil, as: .gtkCSS)
  }

  private func theme(_ css: String, takingOlderNames takesOlderNames: Bool = false) throws -> Theme
  {
    var library = ThemeLibrary(userFolder: nil)
    library.takesOlderNames = takesOlderNames
    let reading = try library.read(SourceText(file: "gtk.css", css), path: nil, as: .gtkCSS)
    return try #require(reading.theme, "\(reading.findings)")
  }

  @Test(arguments: [
    "@define-color a red;", "/* a */ window { color: red }", ":root { --a: red }", ".a b > c {}",
    "\u{feff}\n@import 'a.css';", "* { color: red }", "button, entry:hover {", "<!-- a {} -->",
  ])
  func isRecognizedByContent(css: String) {
    #expect(format(of: css) == .gtkCSS)
  }

  /// A program's source may begin as a stylesheet does; its name says what it is.
  @Test(arguments: [
    ("Gauge.swift", "import CGtk\nstruct Gauge {\n  let a = 3\n}", "Swift"),
    ("gauge.c", "/* A gauge. */\nint main (void) { return 0; }", "C"),
    ("GAUGE.H", "/* A gauge. */\n#pragma once", "C"),
    ("a/b.js", "function a() { b() }", "JavaScript"),
    ("gauge.vala", "class Gauge { }", "Vala"), ("gauge.rs", "fn main() { }", "Rust"),
    ("gauge.py", "@dataclass\nclass A: {}", "Python"),
  ])
  func isNoSourceCode(name: String, text: String, language: String) {
    let source = SourceText(file: name, text)
    let error = #expect(throws: ThemeFileError.self) {
      try ThemeLibrary(userFolder: nil).read(source, path: name)
    }
    #expect(error?.description.hasSuffix("by its name it is source code of \(language)") == true)
    for other in ["gauge.css", "gauge", "gauge.txt", "-"] {
      let read = try? ThemeLibrary(userFolder: nil).read(
        SourceText(file: other, text), path: other == "-" ? nil : other)
      #expect(read?.format == .gtkCSS, "\(other)")
    }
  }

  @Test(arguments: [
    ("livery = 1\n[extra]\ncss = '''\na { b: c }\n'''", ThemeFormat.livery),
    ("# a { b: c }\nname = \"x\"", .livery), ("fonts = { body = {} }\nname = 'x'", .livery),
    ("scheme: a\nbase00: \"000000\"", .base16), ("palette: { base00: a }\nbase00: b", .base16),
    ("{ \"variables\": {} }", .gradience), ("no theme at all", nil), ("a; b {}", nil),
    ("{ \"livery\": 1, \"variables\": {} }", .livery), ("{ \"colors\": {} }", .livery),
    ("{ \"colors\": {}, \"variables\": {} }", .gradience), ("{ \"a\": 1 }", nil),
    ("{ \"palette\": { \"a\": { \"$value\": 1 } } }", .dtcg),
    ("base00: a\nbase10: b", .base24), ("\u{feff}livery = 1", .livery),
  ])
  func leavesOtherFormatsAlone(text: String, format: ThemeFormat?) {
    #expect(self.format(of: text) == format)
  }

  /// The format that a text is recognized as; `nil` for none.
  private func format(of text: String) -> ThemeFormat? {
    try? ThemeLibrary(userFolder: nil).read(SourceText(file: "t", text), path: nil).format
  }

  @Test func readsLibadwaitasNames() throws {
    let theme = try theme(
      """
      @define-color window_bg_color #fff;
      @define-color window_bg_color mix(@accent_bg_color, white, .5);
      @define-color accent_bg_color blue;
      @define-color window_fg_color black;
      """)
    #expect(theme.schemes == [.light])
    let resolved = theme.resolved(.light)
    #expect(resolved[.windowBg].gtkText == "rgb(128,128,255)")
    #expect(resolved.extraCSS.isEmpty)
  }

  @Test(arguments: [
    ("theme_bg_color", ColorRole.windowBg), ("bg_color", .windowBg), ("theme_fg_color", .windowFg),
    ("fg_color", .windowFg), ("theme_base_color", .viewBg), ("base_color", .viewBg),
    ("theme_text_color", .viewFg), ("text_color", .viewFg),
    ("theme_selected_bg_color", .accentBg), ("selected_bg_color", .accentBg),
    ("theme_selected_fg_color", .accentFg), ("selected_fg_color", .accentFg),
  ])
  func readsOlderNames(name: String, role: ColorRole) throws {
    let css = "@define-color \(name) #123456;"
    let resolved = try theme(css, takingOlderNames: true).resolved(.dark)
    #expect(resolved[role].hex == "#123456ff")
    #expect(resolved[CustomColor(rawValue: name.replacing("_", with: "-"))]?.hex == "#123456ff")
    // GTK 4 paints nothing in them.
    let painted = try theme(css).resolved(.dark)
    #expect(!painted.sets(role))
    #expect(painted[CustomColor(rawValue: name.replacing("_", with: "-"))]?.hex == "#123456ff")
  }

  @Test func givesNewerNamesThePrecedence() throws {
    let resolved = try theme(
      """
      @define-color bg_color #111;
      @define-color theme_bg_color #222;
      @define-color window_bg_color #333;
      @define-color base_color #444;
      @define-color theme_base_color #555;
      """, takingOlderNames: true
    ).resolved(.dark)
    #expect(resolved[.windowBg].hex == "#333333ff")
    #expect(resolved[.viewBg].hex == "#555555ff")
    #expect(resolved["theme-bg-color"]?.hex == "#222222ff")
    #expect(!resolved.sets(.headerbarBg))
  }

  /// libadwaita's own stylesheet defines the older names by its own.
  @Test func takesNoOlderNameThatStandsForTheRoleItself() throws {
    let resolved = try theme(
      """
      @define-color theme_bg_color @window_bg_color;
      @define-color bg_color #123456;
      @define-color own @view_bg_color;
      @define-color theme_base_color mix(@own, red, 0.5);
      """, takingOlderNames: true
    ).resolved(.dark)
    #expect(resolved[.windowBg].hex == "#123456ff")
    #expect(resolved["theme-bg-color"] == resolved[.windowBg])
    #expect(!resolved.sets(.viewBg))
  }

  @Test func paintsTheSurfacesThatOlderStylesheetsHaveNoNameFor() throws {
    let resolved = try theme(
      """
      @define-color bg_color #282a36; @define-color fg_color #f8f8f2;
      @define-color base_color #21222c; @define-color selected_bg_color #44475a;
      """, takingOlderNames: true
    ).resolved(.dark)
    #expect(resolved[.headerbarBg] == resolved[.windowBg])
    #expect(resolved[.popoverFg] == resolved[.windowFg])
    #expect(resolved[.cardBg].hex == "#21222cff")
    #expect(resolved[.accent] == .standalone(background: resolved[.accentBg], dark: true))
  }

  /// On a GTK that does not know the names, the roles have the colors that rules paint windows in.
  @Test(arguments: [
    ("window { background-color: @bg_color; }", true),
    (".background { background: linear-gradient(@bg_color, black); }", true),
    ("label { background-color: @bg_color; }", false), ("window { color: @bg_color; }", false),
  ])
  func takesOlderNamesThatRulesPaintWindowsWith(rule: String, isTaken: Bool) throws {
    let theme = try theme("@define-color bg_color #123456;\n@define-color fg_color #fff;\n" + rule)
    #expect(theme.resolved(.dark).sets(.windowFg) == isTaken)
  }

  @Test func readsVariables() throws {
    let theme = try theme(
      """
      :root {
        --own: rgb(255 0 0 / 50%);
        --window-bg-color: var( --own );
        --window-fg-color: var(--missing, var(--missing-too, #fff));
        --view-bg-color: var(--own, #fff);
        --blue-1: /* c */ #123456;
        --card-bg-color: color-mix(in srgb, var(--blue-1) 50%, @view_fg_color);
        --pad: 4px;
        --pads: var(--pad) calc(2 * var(--pad));
      }
      row { color: var(--own); padding: var(--pads); margin: var(--missing, 1px); }
      row:hover { color: @own; border-color: var(--accent-bg-color); padding: var(--missing); }
      """)
    let resolved = theme.resolved(theme.appearances[0])
    #expect(resolved["own"]?.gtkText == "rgba(255,0,0,0.5)")
    #expect(resolved[.windowBg].gtkText == "rgba(255,0,0,0.5)")
    #expect(resolved[.windowFg].gtkText == "rgb(255,255,255)")
    #expect(resolved[.viewBg].gtkText == "rgba(255,0,0,0.5)")
    #expect(resolved[.blue1].hex == "#123456ff")
    #expect(resolved.sets(.cardBg))
    #expect(
      resolved.extraCSS.map(\.css) == [
        """
        row { color: @own; padding: 4px calc(2 * 4px); margin: 1px; }
        row:hover { color: @own; border-color: @accent_bg_color; }
        """
      ])
  }

  @Test func readsAppearances() throws {
    let reading = try ThemeLibrary(userFolder: nil, release: .v4_20).read(
      SourceText(
        file: "gtk.css",
        """
        @define-color accent_bg_color red;
        @define-color own @accent_bg_color;
        @media (prefers-color-scheme: dark) {
          @define-color accent_bg_color lime;
          :root { --view-bg-color: #000; --night: #001; }
        }
        @media (prefers-contrast: more) and (prefers-color-scheme: dark) {
          @define-color accent_bg_color blue;
        }
        """), path: nil)
    let theme = try #require(reading.theme, "\(reading.findings)")
    #expect(theme.schemes == [.light, .dark])
    #expect(theme.resolved(.light)["own"]?.hex == "#ff0000ff")
    #expect(theme.resolved(.dark)["own"]?.hex == "#00ff00ff")
    #expect(theme.resolved(Appearance(.dark, .highContrast))[.accentBg].hex == "#0000ffff")
    #expect(theme.resolved(.dark)[.viewBg] == .black)
    #expect(!theme.resolved(.light).sets(.viewBg))
    #expect(theme.resolved(.dark)["night"]?.hex == "#000011ff")
    #expect(theme.resolved(.light)["night"] == nil)
  }

  @Test func keepsTheRest() throws {
    let css = """
      /* License */
      @define-color a red; /* of a */
      @define-color b blue;

      button { color: @a; }
      @define-color c-d @b;
      @keyframes spin { to { -gtk-icon-transform: rotate(1turn); } }
      """
    let kept = """
      /* License */
      button { color: @a; }
      @define-color c-d @b;
      @keyframes spin { to { -gtk-icon-transform: rotate(1turn); } }
      """
    #expect(try theme(css).resolved(.dark).extraCSS.map(\.css) == [kept])
  }

  @Test(arguments: findings)
  func saysWhatItCannotKeep(finding: Finding) throws {
    let marked = MarkedText(finding.marked)
    let reading = try read(marked.text)
    #expect(reading.findings.map { "\($0.severity) \($0.rule)" } == finding.rules)
    #expect(reading.findings.map(\.location.range.lowerBound) == marked.marks)
    // What is wrong with one color costs that color.
    #expect((reading.theme == nil) == finding.rules.contains { $0.hasPrefix("error syntax") })
    if let css = finding.css {
      #expect(reading.theme?.resolved(.dark).extraCSS.map(\.css) == [css])
    }
  }

  struct Finding: Sendable, CustomTestStringConvertible {
    let marked: String
    let rules: [String]
    let css: String?

    init(_ marked: String, _ rules: String..., css: String? = nil) {
      self.marked = marked
      self.rules = rules
      self.css = css
    }

    var testDescription: String { marked }
  }

  static let findings = [
    Finding("a ▸{ color: red", "warning syntax/css", css: "a { color: red}"),
    Finding(
      "a { color: red } ▸@define-color b red", "warning syntax/css", css: "a { color: red } "),
    Finding("a { color: red } b > ~▸", "warning syntax/css", css: "a { color: red } "),
    Finding("a { color: red } ▸/* open", "warning syntax/css", css: "a { color: red } /* open*/"),
    Finding("a { color: red; margin: ▸'b", "warning syntax/css", css: "a { color: red; }"),
    Finding(
      "▸@media print { x {} } a ▸{ b: ▸rgb(1", "warning css/left-out", "warning syntax/css",
      "warning syntax/css"),
    Finding("@define-color a ▸bule;", "error css/value"),
    Finding("@define-color a var▸(--b);", "error reference/undefined"),
    Finding(
      "@define-color a mix(▸@b, ▸@c, 1);", "error reference/undefined", "error reference/undefined"),
    Finding("@define-color a ▸@b; @define-color b @a;", "error reference/loop"),
    Finding("@define-color ▸1a red;", "error css/parse"),
    Finding("@import url(▸\"colors.css\"); a {}", "warning css/import", css: "a {}"),
    Finding(
      "a { color: red; background: ▸url(../e) } f {}", "warning css/url",
      css: "a { color: red; } f {}"),
    Finding("▸@supports (a) { b {} } c {}", "warning css/left-out", css: "c {}"),
    Finding("▸@media print { b {} } c {}", "warning css/left-out", css: "c {}"),
    Finding(
      "▸@media (prefers-color-scheme: dark) { b {} @define-color c red; } d {}",
      "warning css/left-out", css: "d {}"),
    Finding(":root { ▸color: red; --a: red } b {}", "warning css/left-out", css: "b {}"),
    Finding(":root { ▸--a: 1px } b {}", "warning css/left-out", css: "b {}"),
    Finding(":root { --a: ▸var(--b); --b: var(--a) }", "error reference/loop"),
    Finding(
      ":root { ▸--a: 1px var(--b); --b: var(--a) } c { ▸margin: var(--a); color: red }",
      "warning css/left-out", "warning css/left-out",
      css: "c { color: red }"),
    Finding(
      "@define-color accent_bg_color red; :root { --accent-bg-color: ▸blue }",
      "warning css/left-out"),
    Finding(
      "@define-color accent_bg_color red; :root { --accent-bg-color: @accent_bg_color; }"),
  ]

  @Test func leavesOutWhatGTKRefusesAnyway() throws {
    let css = """
      a { color: red; colr: blue; }
      b::before { color: red; }
      :root { --wide: 10px; --own: red; }
      c { margin: var(--own); padding: var(--wide); color: bule !important; }
      @define-color d-e red blue;
      f { color: @d-e; }
      """
    let kept = """
      a { color: red; }
      c { padding: 10px; }
      f { color: @d-e; }
      """
    #expect(try theme(css).resolved(.dark).extraCSS.map(\.css) == [kept])
  }

  @Test(arguments: [
    ("a { margin: 1px; color: rgb(0; } b { color: red; }", "a { margin: 1px; } b { color: red; }"),
    ("a { b: (c] } d { b: (c] } ; } } g --c0", "a { }"),
    ("a { b: (c] }d { e: f)(}}g(c]", "a { }"),
    (
      "a { color: red; } b[x { color: blue; } c] { margin: 1px; } d { color: red",
      "a { color: red; } d { color: red}"
    ),
    ("a { color: rgb(1, 2, 3", "a { color: rgb(1, 2, 3)}"),
    (
      "@keyframes k { to { color: rgb(0; } } b { color: red",
      "@keyframes k { to { } } b { color: red}"
    ),
    // Deeper than anything is read.
    (
      "@media a \(String(repeating: "a{", count: 40))\(String(repeating: "}", count: 40)) b { color: red; }",
      "b { color: red; }"
    ),
  ])
  func keepsNothingThatIsNotClosed(css: String, kept: String) throws {
    let extra = try #require(
      try theme("@define-color window_bg_color #fff; \(css)").resolved(.dark).extraCSS.first)
    #expect(extra.css.split(separator: " ").joined(separator: " ") == kept)
    var findings: [ThemeSource.Finding] = []
    _ = CSSStylesheet(CSSText(SourceText(file: "", extra.css)), findings: &findings)
    #expect(findings.isEmpty)
  }

  @Test func survivesVariablesThatMultiply() throws {
    let variables = (1...64).map { "--v\($0): var(--v\($0 - 1)) var(--v\($0 - 1));" }.joined()
    let deep = String(repeating: "var(--x, ", count: 20_000) + String(repeating: ")", count: 20_000)
    let reading = try read(
      SourceText(file: "a", ":root { --v0: ; \(variables) } a { b: var(--v64); c: \(deep) } d {}"))
    #expect(reading.theme?.resolved(.dark).extraCSS.last?.css.hasSuffix("d {}") == true)
  }

  @Test func refusesWhatIsTooLarge() throws {
    let css = String(repeating: "a { color: red; }\n", count: 60_000)
    #expect(try read(SourceText(file: "a", css)).findings.map(\.rule) == ["syntax/size"])
  }

  @Test func refusesBadUTF8() throws {
    let text = SourceText(file: "a", bytes: Array("a { b: \"".utf8) + [0xff] + Array("\" }".utf8))
    let reading = try read(text)
    #expect(reading.theme == nil)
    #expect(reading.findings.map(\.rule) == ["syntax/encoding"])
    #expect(reading.findings.first?.location.start.column == 9)
  }

  @Test(arguments: ["@x;", "@media (x) { a {} }"])
  func namesTheFirstTenThousandThingsAlone(leftOut: String) throws {
    let css = String(repeating: leftOut, count: 12_000)
    let reading = try read(SourceText(file: "gtk.css", css))
    #expect(reading.theme != nil)
    #expect(reading.findings.count == 10_001)
    #expect(reading.findings.allSatisfy { $0.rule == "css/left-out" })
    #expect(reading.findings.last?.message.hasSuffix("only the first 10000 are named") == true)
  }
}
