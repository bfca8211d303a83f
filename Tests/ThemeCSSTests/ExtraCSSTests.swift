import Fixtures
import GTKKnowledge
import Testing
import ThemeCSS
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
    "padding: 72px", "padding-left: 4em", "margin: -64px 0 auto", "border: 100px solid red",
    "border-radius: 9999px", "min-width: 700px", "font-size: 96pt", "font: bold 128px/2 Sans",
    "box-shadow: inset 0 0 0 9999px rgba(0, 0, 0, 1e3), 0 0 red", "text-shadow: 0 9999px red",
    "filter: blur(8px) brightness(9000)", "transform: scale(2) translate(10px, 9999px)",
    "line-height: 2", "width: 99999px", "background-size: 1024px", "padding: calc(32px * 2)",
    "transition: all 4096s", "padding: 100000%", "--a: 99999px", "outline-offset: -200px",
    "-gtk-icon-size: 64px", "background-blend-mode: normal, NORMAL", "background-blend-mode: unset",
    "-gtk-icon-transform: scale(0.5) rotate(1turn)", "-gtk-icon-transform: scaleX(-1)",
    "transform: scale(0)", "background-position: -9999px",
  ])
  func takesWhatGTKSurvives(declaration: String) { check("a { \(declaration) }", []) }

  @Test(arguments: [
    "padding: ▸9999px", "PADDING-LEFT: 1px ▸999em", "margin: -▸9999px", "border: ▸9999px solid",
    "min-width: ▸9999px", "font-size: ▸9999pt", "font: bold ▸9999px Sans",
    "box-shadow: 0 0 ▸9999px red", "box-shadow: 0 0 0 red, inset 0 0 ▸9999px red",
    "text-shadow: 0 0 ▸9999px red", "filter: blur(▸9999px)",
    "filter: drop-shadow(0 0 ▸9999px red)", "padding: ▸calc(1px * (2 + 9999))",
    "padding: ▸calc(1px / 0)", "pad\\64 ing: ▸9999px", "padding: ▸99in",
    "background-blend-mode: normal, ▸multiply, screen",
    "--a: normal; background-blend-mode: ▸var(--a)",
    "-gtk-icon-transform: scale(▸0)", "-gtk-icon-transform: translate(1px) scale(1, ▸0.0009)",
    "-gtk-icon-transform: scaleX(-▸0.0001)", "-gtk-icon-transform: scale(▸calc(1 - 1))",
    "-gtk-icon-transform: ▸scale(0.01) scaleY(0.01)", "border-image-width: ▸auto",
  ])
  func refusesWhatGTKDiesOf(declaration: String) {
    let declaration = declaration.replacing("-▸", with: "▸-")
    check("a { \(declaration) }", ["css/magnitude"])
    check("@keyframes k { 50% { \(declaration) } }", ["css/magnitude"])
  }

  /// What a release does not survive is left out for that release, and an error there alone.
  @Test func leavesOutWhatOneReleaseDiesOf() throws {
    let css = "popover > contents { color: red; border-radius: 9px / 1px; }"
    for (release, isDeadly) in [(GTKRelease.v4_8, true), (.v4_14, true), (.v4_18, false)] {
      let reading = try ThemeLibrary(userFolder: nil, release: release)
        .read(SourceText(file: "t", theme(css)), path: nil, as: .livery)
      let written = try #require(reading.theme?.extraCSS?.css)
      #expect(written.contains("border-radius") == !isDeadly, "\(release)")
      #expect(written.contains("color: red"), "\(release)")
      #expect(reading.findings.contains { $0.severity == .error } == isDeadly, "\(release)")
    }
  }

  /// `em` is as large as the sheet makes the font, of a widget or of what may hold it.
  @Test func followsTheFontsOfTheSheet() {
    check("* { font-size: 128px; padding: ▸2em; }", ["css/magnitude"])
    check("window { font-size: 128px; } box { padding: ▸2em; }", ["css/magnitude"])
    check("label { font-size: 128px; } box { padding: 2em; }", [])
    check("box { padding: 2em; }", [])
  }

  /// What has an opacity or a filter is painted again for each widget that holds it.
  @Test func refusesLayersOnLargeWidgetsInsideEachOther() {
    check("* { opacity: ▸0.9; } box { margin: 45px; }", ["css/magnitude"])
    check("* { filter: ▸grayscale(1); } box { margin: 45px; }", ["css/magnitude"])
    check("* { opacity: 1; } box { margin: 45px; }", [])
    check("* { filter: none; margin: 45px; }", [])
    check("button { filter: blur(1px); } box { margin: 45px; }", [])
    check("@keyframes k { to { filter: blur(1px); } } box { margin: 45px; }", [])
  }

  /// Halfway to its mirror image an icon has no size.
  @Test func refusesIconsThatGoThroughNothing() {
    check("@keyframes k { to { -gtk-icon-transform: scaleX(▸-1); } }", ["css/magnitude"])
    check(
      "a { transition-timing-function: steps(2); } b { -gtk-icon-transform: scale(1, ▸-1); }",
      ["css/magnitude"])
    check("a { transition: all 1s linear; -gtk-icon-transform: scaleX(-1); }", [])
  }

  /// Boxes may be nested, each with a margin of its own; the box of a status page is not.
  @Test func countsWhatWidgetsInsideEachOtherAddUp() {
    check("box { margin: ▸100px; }", ["css/magnitude"])
    check("box { margin: 40px; padding: ▸40px; }", ["css/magnitude"])
    check("viewport > box { margin: ▸100px; }", ["css/magnitude"])
    check("statuspage box { margin: ▸100px; }", ["css/magnitude"])
    check("statuspage > scrolledwindow > viewport > box { margin: 100px; }", [])
    check("window.about .page > viewport > box { margin: 100px; }", [])
    check("box { border-spacing: 64px; border-radius: 999px; }", [])
  }

  @Test(arguments: ["padding: calc(", "padding: translate(", "filter: blur(", "padding: ("])
  func survivesAnyNestingOfFunctions(start: String) {
    let name = start.split(separator: " ")[1]
    let deep = String(repeating: String(name), count: 20_000)
    let closed = deep + "1px" + String(repeating: ")", count: 20_000)
    check("a { \(start)\(closed)) }", ["syntax/css"], at: nil)
  }

  private func theme(_ css: String) -> String {
    "livery = 1\nname = 'T'\n[extra]\ncss = '''\n\(css)\n'''\n"
  }

  /// Reads a theme with CSS of its own, whose findings are expected at the marks.
  ///
  /// What some release does not survive does not keep it from being a theme.
  private func check(
    _ css: String, _ rules: [String], at marks: [Int]? = []
  ) {
    let marked = MarkedText(theme(css))
    var library = ThemeLibrary(userFolder: nil)
    library.survivors = .all4
    guard let reading = try? library.read(marked.text, path: nil, as: .livery) else {
      Issue.record("the theme is not recognized")
      return
    }
    #expect(reading.findings.map(\.rule.rawValue) == rules)
    #expect((reading.theme == nil) == rules.contains { $0 != "css/magnitude" })
    if marks != nil {
      #expect(reading.findings.map(\.location.range.lowerBound) == marked.marks)
    }
  }
}
