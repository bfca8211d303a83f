import Foundation
import GTKKnowledge
import Testing
import ThemeCSS
import ThemeModel
import ThemeSource

/// Stylesheets that some release of GTK does not survive, and others that all do.
@Suite struct CrashSheetTests {
  /// What `crash-search try` printed for each on the measured releases; `-` where it was painted.
  @Test(arguments: try rows) func refusesWhatAReleaseDoesNotSurvive(row: Row) {
    let found = findings(row.sheet)
    for (release, cause) in row.causes where cause != "-" {
      #expect(
        found.contains { $0.applies(to: Target(release)) }, "\(release): \(cause) of \(row.sheet)")
    }
    if row.causes.allSatisfy({ $0.cause == "-" }) {
      #expect(found.isEmpty, "\(found.map { $0.message() }) of \(row.sheet)")
    }
  }

  struct Row: Sendable {
    let causes: [(release: GTKRelease, cause: String)]
    let sheet: String
  }

  private static var rows: [Row] {
    get throws {
      let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      let file = folder.appending(path: "Vectors/crash-sheets.tsv")
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      let releases = lines[0].split(separator: "\t").compactMap {
        GTKRelease(rawValue: String($0))
      }
      return lines.dropFirst().map { line in
        let columns = line.split(separator: "\t").map(String.init)
        return Row(causes: zip(releases, columns).map { ($0, $1) }, sheet: columns[releases.count])
      }
    }
  }

  /// The kin of those that died, written in other ways.
  @Test(arguments: [
    "transform: rotate(1e8turn)", "transform: rotate(1e9rad)", "transform: skew(calc(1e9deg * 2))",
    "transform: rotate(-1e9grad)", "font-size: 200000%", "font: 200000% Sans", "font-size: 300in",
    "filter: blur(1em) drop-shadow(0 0 99in red)",
    "box-shadow: 0 0 1px red, inset 0 0 calc(99in) red", "padding: max(1px, 99in)",
    "padding: calc(max(8px, 1em) * 500)", "margin: calc(pow(10, 9) * 1px)",
    "filter: blur(clamp(1px, 9999px, 100em))", "border-image-width: 1px calc(-1em)",
    "border-image-slice: calc(1 - 2)", "border-image: url(a.png) 1 / calc(0% - 1%) space",
    "border-image-width: calc(8px - 50%)", "border-image-width: min(4px, -1px)",
    "border-image-width: min(4px, 8px - 50%)", "border-image-width: cos(180deg)",
    "border-image-slice: calc(2 * log(0.1))", "border-image-width: var(--w); --w: sign(-4px)",
  ])
  func findsTheirKin(declaration: String) {
    #expect(isFound(declaration))
  }

  /// Layers of blur that each could be painted alone.
  @Test(arguments: [
    ("box-shadow: ", "0 0 16px red", ", "), ("text-shadow: ", "0 0 16px red", ", "),
    ("filter: ", "blur(16px)", " "),
  ])
  func countsWhatIsPaintedOverAndOver(property: String, part: String, separator: String) {
    let value = { Array(repeating: part, count: $0).joined(separator: separator) }
    #expect(!isFound(property + value(2)))
    #expect(isFound(property + value(100)))
  }

  @Test(arguments: [
    "transform: rotate(720deg)", "transform: rotate(-3turn)", "font-size: 150%",
    "filter: blur(8px)", "box-shadow: 0 0 0 128px red", "-gtk-icon-transform: rotate(1rad)",
    "filter: hue-rotate(1e9deg)", "border-radius: 9999px",
    "border-image: linear-gradient(-1deg, red -8px, blue) 1 / 4px space",
    "border-image-width: calc(8px - 4px) calc(50% + 1px) max(1px, 1%)",
    "border-image: linear-gradient(calc(45deg * sin(1)), red, blue) 1 / abs(4px)",
  ])
  func leavesAloneWhatGTKPaints(declaration: String) {
    #expect(!isFound(declaration))
  }

  /// GTK ends the program at more than 128 values.
  @Test(arguments: [
    ("transition", "color 1s", 128), ("animation-name", "a", 128), ("font-family", "Sans", 128),
    ("background-image", "none", 128), ("background-position", "0 0", 128),
  ])
  func countsTheValuesOfAList(property: String, value: String, limit: Int) {
    let list = { Array(repeating: value, count: $0).joined(separator: ", ") }
    #expect(!isFound("\(property): \(list(limit))"))
    #expect(isFound("\(property): \(list(limit + 1))"))
    #expect(isFoundIn(":root { --a: \(list(100)); } label { \(property): var(--a), var(--a); }"))
  }

  /// Sizes that multiply: of 12 boxes inside each other 1.5 makes 130 times the size.
  @Test(arguments: [
    "font-size: calc(100% + 8px)", "font-size: 200%", "font-size: 1.5em", "font-size: larger",
    "font: 1.5em Sans", "font: bold 150%/1 Sans", "font-size: calc(1em * 1.5)", "font-size: 3ex",
    "font-size: max(1px, 2em)", "transform: scale(16)", "transform: rotate(1deg) scale(1.3, 1)",
    "transform: matrix(2, 0, 0, 2, 0, 0)",
  ])
  func findsWhatMultipliesInWidgetsInsideEachOther(declaration: String) {
    for selector in [
      "*", "window *", "box", "label, box > box", ":not(label)", "*:first-child", "widget:hover",
    ] {
      #expect(isFound(declaration, of: selector), "\(selector)")
    }
    #expect(isFoundIn("@keyframes a { to { \(declaration); } } * { animation: a 1s; }"))
    #expect(isFoundIn("@media (prefers-contrast: more) { * { \(declaration); } }"))
    for selector in ["label", "box.title", ".large", "button:hover", "* label", "box label"] {
      #expect(!isFound(declaration, of: selector) || declaration.contains("16"), "\(selector)")
    }
  }

  @Test func multipliesWhatSelectorsSetOneInsideTheOther() {
    let rules = ["window.a", "button", ".card", "label"].map { "\($0) { font-size: 400%; }" }
    #expect(!isFoundIn(rules[..<3].joined()))
    #expect(isFoundIn(rules.joined()))
    #expect(isFoundIn("window.a, button, .card, label { font-size: 400%; }"))
    #expect(isFoundIn("button { transform: scale(8); } label { transform: scale(8); }"))
    #expect(isFoundIn("label { transform: scale(4) scale(5); }"))
  }

  @Test(arguments: [
    "* { font-size: 1.05em; }", "* { font-size: 90%; }", "* { font-size: smaller; }",
    "* { font-size: 12pt; }", "* { font: 1rem Sans; }", ".title-1 { font-size: 181%; }",
    "* { transform: scale(0.5); }", "* { transform: scale(1.25); }",
    "button:hover { transform: scale(1.1); }",
    "* { filter: blur(2px); }",
    "window { box-shadow: 0 25px 50px black, 0 12px 24px black; }",
    "* { box-shadow: 0 1px 2px black; }", "image { filter: drop-shadow(0 1px 2px red); }",
    ".bar { backdrop-filter: blur(30px) saturate(2); }", "* { filter: grayscale(1); }",
    "* { padding: 8px; }",
  ])
  func leavesAloneWhatGTKPaintsEverywhere(rule: String) {
    #expect(!isFoundIn(rule))
  }

  /// Blur and room that each of the widgets inside each other gets.
  @Test(arguments: [
    "* { filter: blur(60px); }", "box { filter: blur(30px) blur(30px); }",
    "* { backdrop-filter: blur(60px); }",
    "* { box-shadow: 0 0 40px red, 0 0 40px red; }", "* { border: 128px dotted; }",
    "* { padding: 64px; }",
    // What is inside is painted twice, what is inside that four times.
    "* { filter: drop-shadow(1px 1px red); }", "widget .vertical { filter: drop-shadow(0 0 red); }",
    "* { backdrop-filter: saturate(2); }", "* { border: 32px ridge red; }",
    "box { border-style: groove; }",
    "a { filter: \(String(repeating: "drop-shadow(0 0 red)", count: 6)); } "
      + "b { filter: \(String(repeating: "drop-shadow(0 0 red)", count: 6)); }",
  ])
  func findsWhatAddsUp(rule: String) {
    #expect(isFoundIn(rule))
  }

  /// Values that are fine each by itself, of one widget or of widgets inside each other.
  @Test(arguments: [
    ["* { padding: 30px; }", "* { font-size: 160px; }"],
    ["box { margin: 30px; }", "* { letter-spacing: 140px; }"],
    ["* { line-height: 8; }", "window { font-size: 100px; }"],
    ["label { padding: 120px; }", "label { min-width: 500px; }"],
    ["* { min-height: 300px; }", "label { border: 100px solid; }"],
    ["* { box-shadow: 0 0 40px red; }", "label { text-shadow: 0 0 80px red; }"],
    ["button { box-shadow: 0 0 40px red; }", "button { filter: blur(50px); }"],
    ["* { box-shadow: 0 0 40px red; }", "* { filter: blur(8px); }"],
    ["* { padding: 30px; }", "* { background: radial-gradient(circle, red, blue); }"],
    ["* { line-height: 16; }", "* { background: cross-fade(50% image(red), image(blue)); }"],
    ["* { font-size: 96pt; }", "* { -gtk-icon-filter: blur(50px) blur(50px); }"],
    [
      "label { padding: 100px; }",
      "label { background: conic-gradient(red, blue), conic-gradient(red, blue); }",
    ],
  ])
  func judgesTogetherWhatAddsUpOrMultiplies(rules: [String]) {
    for rule in rules { #expect(!isFoundIn(rule), "\(rule)") }
    #expect(isFoundIn(rules.joined(separator: " ")))
    #expect(isFoundIn(rules.reversed().joined(separator: " ")))
  }

  /// What is refused counts no more: one that is too large leaves the others alone.
  @Test func countsOnlyWhatIsLeft() {
    let found = findings("* { padding: 9999px; } * { margin: 20px; } label { padding: 20px; }")
    #expect(found.count == 1)
    // Of two that are too much together, the later one goes, and the next fits again.
    let sums = findings("* { padding: 30px; } * { margin: 40px; } * { border: 4px solid; }")
    #expect(sums.count == 1)
  }

  /// Each declaration counts for each of its nodes, up to a million in all.
  @Test func readsManyDeclarationsOfManyNodesInAMoment() {
    let selectors = (0..<10_000).map { ".a\($0)" }.joined(separator: ", ")
    let found = findings("\(selectors) { \(String(repeating: "margin: 1px; ", count: 9_000)) }")
    #expect(found.contains { $0.message().hasPrefix("expected fewer values") })
    let few = (0..<100).map { ".a\($0)" }.joined(separator: ", ")
    #expect(!isFoundIn("\(few) { \(String(repeating: "margin: 1px; ", count: 1_000)) }"))
  }

  /// GTK 4.18 and 4.24 take the color of the text for none, and end the program.
  @Test(arguments: [
    ("1px 1px red", false), ("0 0 2px alpha(red, 0.5)", false), ("0 0 #fff", false),
    ("0 0 2px @accent_color", false), ("var(--length) 0 var(--color)", false), ("1px 1px", true),
    ("0 0 2px currentColor", true), ("0 0 2px alpha(CURRENTCOLOR, 0.5)", true),
    ("0 0 var(--text)", true), ("calc(1px * 2) 0 2px", true), ("0 0 var(--loop)", true),
  ])
  func findsShadowsInTheColorOfTheText(arguments: String, isDeadly: Bool) {
    let variables =
      ":root { --length: 1px; --color: red; --text: currentColor; --loop: var(--loop); }"
    for property in ["filter", "-gtk-icon-filter", "backdrop-filter"] {
      let rule = "\(variables) label { \(property): drop-shadow(\(arguments)); }"
      #expect(isFoundIn(rule) == isDeadly, "\(property)")
    }
  }

  @Test(arguments: [
    "padding: var(--a)", "padding: calc(var(--b) * 80)", "padding: var(--c)",
    "padding: var(--no, 9999px)", "font-size: var(--a)", "filter: blur(var(--a))",
  ])
  func looksIntoVariables(declaration: String) {
    let variables = ":root { --a: 20000px; --b: 8px; --b: 9px; --c: var(--a); --d: var(--d); }"
    #expect(isFoundIn("\(variables) label { \(declaration); }"))
    #expect(!isFoundIn("\(variables) label { padding: calc(var(--b) * 7) var(--d); }"))
  }

  /// Values that grow beyond what a reader counts, by variables or by themselves, are refused where
  /// they are used.
  @Test(arguments: [
    // Twice the next one, a thousand times: each use is larger than the limit.
    (chain(1_000, of: 2), "label { padding: var(--v0); }"),
    // Each is small, all together are large.
    (chain(8, of: 3), String(repeating: "label { padding: var(--v0); }", count: 400)),
    ("", "label { margin: \(String(repeating: "1px ", count: 10_000)); }"),
  ])
  func refusesValuesOfTooManyParts(variables: String, rules: String) {
    let css = variables + rules
    let found = findings(css)
    #expect(found.allSatisfy { $0.message().hasPrefix("expected fewer values") })
    #expect(found.allSatisfy { $0.range.lowerBound >= variables.utf8.count })
    // Each use is reported once.
    #expect((1...400).contains(found.count))
    #expect(!isFoundIn(CrashSheetTests.chain(90, of: 1) + "label { padding: var(--v0); }"))
  }

  /// Variables of which each stands several times for the next one.
  private static func chain(_ count: Int, of times: Int) -> String {
    let variables = (0..<count).map { number in
      let next = number + 1 < count ? "var(--v\(number + 1)) " : "1px "
      return "--v\(number): \(String(repeating: next, count: times));"
    }
    return ":root { \(variables.joined(separator: "\n")) }\n"
  }

  @Test func countsIconsBehindWidgets() {
    let icons = { (count: Int) in
      Array(repeating: #"-gtk-icontheme("folder")"#, count: count).joined(separator: ", ")
    }
    #expect(!isFound("background-image: \(icons(4))"))
    #expect(isFound("background-image: \(icons(64))"))
    #expect(!isFoundIn(":root { --a: \(icons(2)); } label { background: var(--a), var(--a); }"))
    let sized = { (size: Int) in
      "* { background: -gtk-icontheme('folder'); background-size: \(size)px; }"
    }
    #expect(isFoundIn(sized(4096)) && !isFoundIn(sized(48)))
    #expect(!isFoundIn("* { background: none; background-size: 4096px; }"))
    #expect(isFoundIn(":root { --a: \(icons(32)); } label { background: var(--a), var(--a); }"))
  }

  @Test(arguments: [
    ("repeating-linear-gradient(red 0px, blue 10px)", false),
    ("repeating-linear-gradient(45deg, red, blue 2%)", false),
    ("repeating-radial-gradient(circle 4px at 1px 2px, red, blue)", false),
    ("repeating-linear-gradient(to left, red 0, red 1px, blue 1px, blue 2px)", false),
    ("repeating-linear-gradient(red 0px, blue 0.01px)", true),
    ("repeating-radial-gradient(circle, red 50%, blue 1px)", true),
    ("repeating-radial-gradient(alpha(red, 0.5) 1px, transparent 1px)", true),
    ("conic-gradient(from 4deg, red, blue 10%)", false), ("conic-gradient(red 1px, blue)", true),
    // GTK 4.18 never ends reading a turn whose first stop is wrong, whatever is in front of it.
    ("conic-gradient(nope, red)", true), ("conic-gradient()", true),
    ("conic-gradient(from 1deg nope, red, blue)", true), ("conic-gradient(10px, red)", true),
    ("conic-gradient(1deg)", true), ("conic-gradient(#12345, red)", true),
    ("conic-gradient(from nope, red)", false), ("conic-gradient(red, nope)", false),
    ("conic-gradient(at nope, red)", false), ("conic-gradient(@accent_color, red)", false),
    ("conic-gradient(oklch(0.7 0.1 20) 10%, red)", false),
    // GTK only drops a value with another stop that is wrong.
    ("conic-gradient(red, blue 1px)", false),
  ])
  func findsGradientsWithoutEnd(image: String, isDeadly: Bool) {
    #expect(isFound("background-image: \(image)") == isDeadly)
  }

  /// GTK 4.8 sorts selectors on the stack, all that are left at each step.
  @Test func countsWhatSelectorsCost() {
    let rules = { (count: Int, selector: (Int) -> String) in
      (0..<count).map { "\(selector($0)) { color: red; }\n" }.joined()
    }
    #expect(!isFoundIn(rules(400) { ".a\($0)" }))
    #expect(isFoundIn(rules(1_000) { ".a\($0)" }))
    #expect(isFoundIn(rules(1_000) { "label:not(.a\($0))" }))
    // One selector is sorted part by part, and all parts that are left are counted for each.
    let long = findings("label\(String(repeating: ".a.b.c", count: 40_000)) { color: red; }")
    #expect(
      [.v4_8, .v4_18, .v4_24].allSatisfy { release in
        long.contains { $0.applies(to: Target(release)) }
      })
    let several = findings(rules(40) { ".n\($0)\(String(repeating: ".a.b", count: 1_900))" })
    #expect(several.contains { $0.applies(to: Target(.v4_24)) })
    #expect(!isFoundIn("label\(String(repeating: ".a.b.c", count: 100)) { color: red; }"))
    // What shares a part is sorted in turn.
    #expect(!isFoundIn(rules(1_000) { "node\($0 / 30).a\($0 % 30)" }))
    #expect(!isFoundIn(rules(5_000) { _ in "label" }))
    #expect(isFoundIn(rules(20_000) { _ in "label" }))
    #expect(findings(rules(20_000) { _ in "label" }).count == 1)
  }

  @Test func countsTheWaysUpTheTree() {
    let rules = { (count: Int, selector: String) in
      (0..<count).map { "box\($0 % 20) \(selector) { color: red; }\n" }.joined()
    }
    #expect(!isFoundIn(rules(1_000, "box label")))
    #expect(!isFoundIn(rules(1_000, "> box > box > box > box > box > box > box > label")))
    #expect(isFoundIn(rules(1_000, String(repeating: "box ", count: 13) + "label")))
  }

  /// What is as large as GTK survives is fine, whatever else it is besides.
  @Test func takesWhatIsJustFine() {
    let found = findings("* { filter: blur(16px); }")
    #expect(!found.contains { $0.applies(to: Target(.v4_8)) })
    #expect(findings("* { filter: blur(28px); }").contains { $0.applies(to: Target(.v4_8)) })
  }

  @Test func countsShadowsOfText() {
    let shadows = { (count: Int) in
      Array(repeating: "1px 1px 3px red", count: count).joined(separator: ", ")
    }
    #expect(isFound("text-shadow: \(shadows(30))") && !isFound("text-shadow: \(shadows(4))"))
  }

  /// GTK tries every choice of the widgets before one for the parts of a selector.
  @Test func countsTheWaysAmongSiblings() {
    let selector = { (count: Int) in
      ".a\(String(repeating: " ~ *", count: count)) { color: red; }\n"
    }
    #expect(isFoundIn(selector(12)) && isFoundIn(selector(5)))
    #expect(!isFoundIn(selector(4)))
    #expect(isFoundIn(String(repeating: selector(4), count: 3)))
    #expect(!isFoundIn(String(repeating: ".a ~ .b + .c { color: red; }\n", count: 1_000)))
    #expect(findings(selector(12) + selector(12)).count == 1)
  }

  @Test(arguments: [
    ("button { border-color: hsl(1e38, 50%, 50%); }", true),
    ("@define-color a hsla(-1e9, 50%, 50%, 1);", true),
    ("a { background: linear-gradient(hsl(1e30, 50%, 50%), red); }", true),
    ("a { color: hsl(720, 50%, 50%); }", false), ("a { color: hsl(-90deg 50% 50%); }", false),
  ])
  func refusesHuesOfManyTurns(sheet: String, isDeadly: Bool) {
    #expect(isFoundIn(sheet) == isDeadly)
  }

  @Test func countsWhatColorsAreMadeOf() {
    let colors = { (count: Int, value: (Int) -> String) in
      "@define-color c0 red;"
        + (1..<count).map { "@define-color c\($0) \(value($0 - 1));" }.joined()
    }
    #expect(!isFoundIn(colors(9) { "mix(@c\($0), @c\($0), 0.5)" }))
    #expect(isFoundIn(colors(20) { "mix(@c\($0), @c\($0), 0.5)" }))
    #expect(!isFoundIn(colors(90) { "@c\($0)" }))
    #expect(isFoundIn(colors(20_000) { "@c\($0)" }))
    #expect(isFoundIn((0..<20_000).map { "@define-color c\($0) @c\($0 + 1);" }.joined()))
    #expect(!isFoundIn("@define-color a mix(@a, @b, 0.5); @define-color b shade(@a, 1.1);"))
  }

  @Test(arguments: [
    // 64 x 64, 30,000 x 30,000 and 2,049 x 2,048 pixels.
    ("image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAEAAAABAAQAAAAAAAAAA", false),
    ("image/png;base64,iVBORw0KGgoAAAANSUhEUgAAdTAAAHUwAQAAAAAAAAAA", true),
    ("image/png;BASE64,iVBORw0KGgoAAAANSUhEUgAACAEAAAgAAQAAAAAAAAAA", true),
    ("image/gif;base64,R0lGODlhMHUwdQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", true),
    ("image/x-xpixmap;base64,LyogWFBNICovIHN0YXRpYyBjaGFyICpheFtdID0ge30", true),
    ("image/svg+xml,<svg width='9' height='9'><path d='M0 0h9'/></svg>", false),
    ("image/svg+xml,<svg width='9' height='9'><filter id='a'/></svg>", true),
    ("image/svg+xml,%3Csvg width='9' height='9'%3E%3Cfilter id='a'/%3E%3C/svg%3E", true),
    ("image/svg+xml,<svg width='9' height='9'><use href='#a'/></svg>", true),
    ("image/svg+xml,<svg width='9' height='9'><s:use href='#a'/></svg>", true),
    ("image/svg+xml,<svg width='9' height='9'><g style='filter:blur(9px)'/></svg>", true),
    ("image/svg+xml,<svg width='9' height='9'><g style='&#102;ilter:blur(9px)'/></svg>", true),
    ("image/svg+xml,<svg width='9' height='9'><g class='userimage'/></svg>", false),
    ("image/svg+xml,<svg width='9' height='9' style='stroke-width:2'/>", false),
    ("image/svg+xml,<svg width='9' height='9' style='width:30000px'/>", true),
    ("image/svg+xml,<svg width='16000' height='16000'/>", true),
    ("image/svg+xml,<svg width='100in' height='100in'/>", true),
    ("image/svg+xml,<svg viewBox='0 0 9000 9000'></svg>", true),
    ("image/svg+xml,<svg viewBox='0 0 16 16' width='100%'></svg>", false),
    ("image/svg+xml,<svg viewBox='0 0 1 1' width='16000'></svg>", true),
    ("image/svg+xml,<!--<svg width='9' height='9'>--><svg width='9000' height='9000'/>", true),
    ("image/svg+xml,<svg a='>' width='9000' height='9000'/>", true),
    ("image/svg+xml,<svg>not a size anywhere to see</svg>", true),
  ])
  func looksIntoPictures(address: String, isDeadly: Bool) {
    #expect(isFound("background-image: url(\"data:\(address)\")") == isDeadly)
  }

  private func isFound(_ declaration: String, of selector: String = "label") -> Bool {
    isFoundIn("\(selector) { \(declaration); }")
  }

  func isFoundIn(_ sheet: String) -> Bool { !findings(sheet).isEmpty }

  func findings(_ sheet: String) -> [ExtraCSSFinding] {
    var ignored: [Finding] = []
    let text = CSSText(SourceText(file: "t", sheet))
    return ExtraCSSFinding.all(in: CSSStylesheet(text, findings: &ignored))
      .filter { $0.rule == .magnitude }
  }
}
