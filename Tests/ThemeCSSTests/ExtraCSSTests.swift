import Fixtures
import Testing
import ThemeFormats
import ThemeModel
import ThemeSource

@Suite struct ExtraCSSTests {
  @Test(arguments: [
    "a ▸{ color: red", "a { color: ▸rgb(1, 2; }", "a { b: c } ▸@d e", "a {} ▸/* b",
    "a { b: ▸\"c;\n }\nd {}",
  ])
  func staysWithinItself(css: String) { check(css, ["syntax/css"]) }

  @Test(arguments: [
    "▸@import 'a.css';", "▸@IMPORT url(a.css);", "▸@\\69mport url('../../x');",
    "a {} ▸@import \"a.css\" screen;", "@media x { ▸@import 'a'; }",
  ])
  func importsNothing(css: String) { check(css, ["css/import"]) }

  @Test(arguments: [
    "/etc/passwd", "../a.png", "a/../../b.png", "./../a.png", "file:a.png", "http://a.b/c",
    "FILE:///a", "resource:///org/a.png",
  ])
  func namesNoFileOutsideTheFolder(address: String) {
    check("a { background: ▸url(\(address)) }", ["css/url"])
    check("a { background: url(▸'\(address)') }", ["css/url"])
  }

  @Test(arguments: ["a.png", "a/../b.png", "./a.png", "data:image/png;base64,aaaa", "1:a/b.png"])
  func namesFilesInTheFolder(address: String) {
    check("a { background: url('\(address)') }", [])
  }

  @Test(arguments: [
    "padding: 64px", "padding-left: 4em", "margin: -64px 0 auto", "border: 128px solid red",
    "border-radius: 9999px", "min-width: 1024px", "font-size: 96pt", "font: bold 128px/2 Sans",
    "box-shadow: inset 1px 2px 64px 128px rgba(0, 0, 0, 1e3), 0 0 red",
    "filter: blur(64px) brightness(9000)", "transform: scale(2) translate(10px, 1024px)",
    "line-height: 2", "width: 99999px", "background-size: 1024px", "padding: calc(32px * 2)",
    "transition: all 4096s", "padding: 100000%", "--a: 1024px",
    "-gtk-icon-size: 256%", "background-blend-mode: normal, NORMAL", "background-blend-mode: unset",
    "-gtk-icon-transform: scale(0.5) rotate(1turn)", "-gtk-icon-transform: scaleX(-1)",
    "transform: scale(0)",
  ])
  func takesWhatGTKSurvives(declaration: String) { check("a { \(declaration) }", []) }

  @Test(arguments: [
    "padding: ▸65px", "PADDING-LEFT: 1px ▸4.1em", "margin: -▸65px", "border: ▸129px solid",
    "border-radius: 1px / ▸10000px", "min-width: ▸1e9px", "font-size: ▸97pt",
    "font: bold ▸129px Sans", "box-shadow: 0 0 ▸65px red",
    "box-shadow: 0 0 0 red, 0 0 0 ▸129px red",
    "box-shadow: red ▸129px 0", "text-shadow: 0 0 ▸100000px", "filter: blur(▸99999px)",
    "filter: drop-shadow(0 0 ▸65px red)", "transform: scale(▸17)",
    "transform: translateX(▸1025px)", "line-height: ▸9", "-gtk-dpi: ▸385",
    "-gtk-icon-size: ▸257px", "background-image: linear-gradient(red, blue ▸1025px)",
    "padding: ▸calc(1px * (2 + 63.1))", "padding: ▸calc(1px / 0)", "--a: ▸1025px",
    "pad\\64 ing: ▸65px", "padding: ▸1in", "-gtk-icon-size: ▸257%",
    "-gtk-icon-size: ▸calc(1px + 256%)", "background-blend-mode: normal, ▸multiply, screen",
    "--a: normal; background-blend-mode: ▸var(--a)",
    "-gtk-icon-transform: scale(▸0)", "-gtk-icon-transform: translate(1px) scale(1, ▸0.0009)",
    "-gtk-icon-transform: scaleX(-▸0.0001)", "-gtk-icon-transform: scale(▸calc(1 - 1))",
    "-gtk-icon-transform: ▸scale(0.01) scaleY(0.01)",
  ])
  func refusesWhatGTKDiesOf(declaration: String) {
    let declaration = declaration.replacing("-▸", with: "▸-")
    check("a { \(declaration) }", ["css/magnitude"])
    check("@keyframes k { 50% { \(declaration) } }", ["css/magnitude"])
  }

  /// What has a filter is painted again for each widget that holds it.
  @Test func refusesFiltersOnLargeWidgetsInsideEachOther() {
    check("* { filter: ▸blur(0.1px); border: 5px solid; }", ["css/magnitude"])
    check("* { min-width: 65px; } * { filter: ▸inherit; }", ["css/magnitude"])
    check("* { transform: ▸rotate(1deg); padding: 17px; }", ["css/magnitude"])
    check(
      "@keyframes k { to { filter: ▸blur(1px); } } box { animation: k 1s; margin: 12px; }",
      ["css/magnitude"])
    check("* { filter: grayscale(1); border: 4px solid; min-width: 64px; }", [])
    check("* { filter: none; border: 5px solid; }", [])
    check("button { filter: blur(1px); } box { margin: 12px; }", [])
    check("tabbar scrolledwindow { filter: opacity(1); } box { margin: 12px; }", [])
    check("@keyframes k { to { filter: blur(1px); } } box { margin: 12px; }", [])
  }

  /// Halfway to its mirror image an icon has no size.
  @Test func refusesIconsThatGoThroughNothing() {
    check("@keyframes k { to { -gtk-icon-transform: scaleX(▸-1); } }", ["css/magnitude"])
    check(
      "a { transition-timing-function: steps(2); } b { -gtk-icon-transform: scale(1, ▸-1); }",
      ["css/magnitude"])
    check("a { transition: all 1s linear; -gtk-icon-transform: scaleX(-1); }", [])
  }

  /// Boxes stand inside boxes, each with a margin of its own; the box of a status page does not.
  @Test func countsWhatWidgetsInsideEachOtherAddUp() {
    check("box { margin: ▸36px; }", ["css/magnitude"])
    check("viewport > box { margin: ▸36px; }", ["css/magnitude"])
    check("statuspage box { margin: ▸36px; }", ["css/magnitude"])
    check("statuspage ~ box { margin: ▸36px; }", ["css/magnitude"])
    check("statuspage > scrolledwindow > viewport > box { margin: 36px; }", [])
    check("statuspage > scrolledwindow > viewport > box { margin: ▸65px; }", ["css/magnitude"])
    check("box { border-spacing: 64px; border-radius: 9999px; }", [])
    check("box { border-spacing: ▸65px; }", ["css/magnitude"])
  }

  @Test(arguments: ["padding: calc(", "padding: translate(", "filter: blur(", "padding: ("])
  func survivesAnyNestingOfFunctions(start: String) {
    let name = start.split(separator: " ")[1]
    let deep = String(repeating: String(name), count: 20_000)
    let closed = deep + "1px" + String(repeating: ")", count: 20_000)
    check("a { \(start)\(closed)) }", ["syntax/css"], at: nil)
  }

  /// Reads a theme with CSS of its own, whose findings are expected at the marks.
  private func check(_ css: String, _ rules: [String], at marks: [Int]? = []) {
    let marked = MarkedText("livery = 1\nname = 'T'\n[extra]\ncss = '''\n\(css)\n'''\n")
    let library = ThemeLibrary(userFolder: nil)
    guard let reading = try? library.read(marked.text, path: nil, as: .livery) else {
      Issue.record("the theme is not recognized")
      return
    }
    #expect(reading.findings.map(\.rule.rawValue) == rules)
    #expect((reading.theme == nil) == !rules.isEmpty)
    if marks != nil {
      #expect(reading.findings.map(\.location.range.lowerBound) == marked.marks)
    }
  }
}
