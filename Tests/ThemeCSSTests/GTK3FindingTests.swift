import Fixtures
import Foundation
import GTKKnowledge
import Testing
import ThemeCSS
import ThemeSource

@Suite struct GTK3FindingTests {
  private func sheet(_ css: String) -> CSSStylesheet {
    var ignored: [Finding] = []
    return CSSStylesheet(CSSText(SourceText(file: "t", css)), findings: &ignored)
  }

  private func problems(_ css: String) -> [GTKFinding] {
    GTKFinding.all(in: sheet(css), target: .v3_24)
  }

  private func messages(_ css: String) -> [String] {
    problems(css).map { "\($0.severity): \($0.message(for: .v3_24))" }
  }

  /// Stylesheets of one rule each, and what GTK 3.24.38 says first of them.
  private static let verdicts: [(css: String, verdict: String)] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = folder.appending(path: "Vectors/gtk3-css.tsv")
    let rows = (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n") ?? []
    return rows.dropFirst().compactMap { row in
      let columns = row.split(separator: "\t", omittingEmptySubsequences: false)
      return (try? JSONDecoder().decode(String.self, from: Data(columns[1].utf8))).map {
        ($0, String(columns[2]))
      }
    }
  }()

  @Test func agreesWithGTK3() {
    #expect(GTK3FindingTests.verdicts.count == 644)
    for (css, verdict) in GTK3FindingTests.verdicts {
      let first = problems(css).first
      let severity = first.map { $0.severity == .error ? "error" : "(warning)" } ?? "ok"
      let words = verdict.split(separator: " ")
      let expected = words.count == 1 ? "ok" : words[1] == "(warning)" ? "(warning)" : "error"
      // What GTK drops silently is no error of its own, and a warning of ours.
      if expected == "ok", first?.message(for: .v3_24).contains("dropped silently") == true {
        continue
      }
      if GTK3FindingTests.warnedFirst.contains(css) {
        #expect(expected == "(warning)" && problems(css).contains { $0.severity == .error })
        continue
      }
      #expect(severity == expected, "\(css): \(verdict)")
      guard let first, words.count > 1 else { continue }
      #expect(places(of: first, in: css).contains(String(words[0])), "\(css): \(verdict)")
    }
  }

  /// Stylesheets that GTK 3 warns of before it finds an error.
  private static let warnedFirst = [
    ".x { padding: 1%; }", ".x { background: linear-gradient(red 10% 20%, blue); }",
  ]

  /// Where GTK 3 may say that a finding is: itself, or where its statement, declaration or value
  /// begins.
  private func places(of finding: GTKFinding, in css: String) -> [String] {
    let sheet = sheet(css)
    let bytes = Array(css.utf8)
    let place = min(finding.range.lowerBound, bytes.count - 1)
    let segment = bytes[..<place].lastIndex { "{};".utf8.contains($0) } ?? -1
    let start = bytes[(segment + 1)...].firstIndex { $0 != UInt8(ascii: " ") } ?? place
    let statement = sheet.statement(at: place).map { sheet.range(of: $0.tokens).lowerBound }
    let value = sheet.declaration(at: place).map {
      sheet.range(of: sheet.tokens.trimmed($0.value)).lowerBound
    }
    let text = SourceText(file: "t", css)
    return [finding.range.lowerBound, start, statement ?? 0, value].compactMap(\.self).map {
      let position = text.position(at: $0)
      return "\(position.line):\(position.column)"
    }
  }

  @Test(arguments: [
    (
      "a { filter: none; }",
      ["error: GTK 3.24 has no property 'filter'; GTK 4 is the first to have it"]
    ),
    ("a { colr: red; }", ["error: GTK 3.24 has no property 'colr'; did you mean 'color'?"]),
    ("a { -gtk-icon-effect: dim; -GtkArrow-arrow-scaling: 0.8; -moz-x: 'y'; }", []),
    (
      "a { -gtk-image-effect: dim; }",
      ["warning: GTK 3.24: '-gtk-image-effect' is deprecated; write '-gtk-icon-effect'"]
    ),
    (
      "a { color: hsl(1, 2%, 3%); }",
      ["error: GTK 3.24 has no 'hsl()'; GTK 4 is the first to have it"]
    ),
    (
      "a { color: var(--x); }",
      ["error: GTK 3.24 has no 'var()'; GTK 4.16 is the first to have it"]
    ),
    (
      "a { color: #f008; }",
      ["error: GTK 3.24: a color has 3 or 6 digits; write 'rgba(255,0,0,0.533333)'"]
    ),
    (
      "a { box-shadow: 0 1px #f008; }",
      ["warning: GTK 3.24: a color has 3 or 6 digits; write 'rgba(255,0,0,0.533333)'"]
    ),
    (
      "a { background: linear-gradient(red); }",
      ["warning: GTK 3.24: a gradient of one color is deprecated; add a second color"]
    ),
    (
      "a { padding: 3; }",
      ["warning: GTK 3.24: a number without a unit is deprecated; write '3px'"]
    ),
    ("a:prelight {}", ["warning: GTK 3.24: ':prelight' is deprecated; write ':hover'"]),
    ("a:hoover {}", ["error: GTK 3.24 has no pseudo-class ':hoover'; did you mean ':hover'?"]),
    ("a { background-image: -gtk-gradient (radial, 0 0, 0, 1 1, 1, to (red)), image (red); }", []),
    ("a { color: rgba (1, 2, 3, 0.5); }", []),
    ("a:focus-within {}", []),
    (
      "@supports (x: y) { a { b: c; } }",
      [
        "error: GTK 3.24 knows '@binding-set', '@define-color', '@import' and '@keyframes', "
          + "not '@supports'"
      ]
    ),
    ("/* a /* b */ c {}", ["error: expected no '/*' inside a comment"]),
    ("@binding-set x { bind \"a\" { \"b\" () } } a { -gtk-key-bindings: x, none; }", []),
    (
      "a { -gtk-icon-transform: rotate(90deg) }",
      ["error: GTK 3.24 needs ';' after a transform"]
    ),
    (
      "a { color: red; b { c: d } margin: nope; }",
      [
        "error: GTK 3.24 has no property 'b'", "error: expected a length, such as '4px'",
      ]
    ),
  ])
  func saysWhatGTK3Has(css: String, expected: [String]) {
    #expect(messages(css) == expected)
  }

  /// The properties that GTK 3 was found to have are those that we read.
  @Test func knowsThePropertiesOfTheTable() {
    for release in [GTKRelease.v3_24, .v4_8] {
      for name in release.knowledge.names(.properties) {
        let css = "a { \(name): initial; }"
        #expect(
          GTKFinding.all(in: sheet(css), target: Target(release)).isEmpty, "\(css) \(release)")
      }
    }
    #expect(messages("a { border-spacing: initial; }").count == 1)
  }

  @Test(.enabled("needs python3-gi and gir1.2-gtk-3.0") { GTK3.isInstalled })
  func agreesWithTheInstalledGTK3() throws {
    var random = SeededGenerator(seed: 324)
    var rules = GTK3FindingTests.rules(&random)
    rules += [
      "button { -gtk-icon-effect: dim; -gtk-outline-radius: 4px; -GtkArrow-arrow-scaling: 0.8; }",
      "image { -gtk-icon-size: 16px; filter: blur(2px); transform: scale(2); }",
      "label { line-height: 1.4; text-transform: uppercase; border-spacing: 3px; }",
      "label { font-variant-caps: small-caps; }",
      "entry { color: #ff000080; background: conic-gradient(red, blue); }",
    ]
    let answers = try GTK3().problems(of: rules)
    for (rule, answer) in zip(rules, answers) {
      let ours = problems(rule).map(\.severity)
      #expect(ours.contains(.error) == answer.contains(.error), "\(rule): \(answer)")
    }
  }

  /// Rules with values of all properties: known ones, some of them changed, and others.
  private static func rules(_ random: inout SeededGenerator) -> [String] {
    let known = verdicts.compactMap { $0.css.wholeMatch(of: /\.x { ([-a-z]+): (.*); }/) }
      .map { (name: String($0.1), value: String($0.2)) }
    return GTKRelease.v3_24.knowledge.names(.properties).flatMap { name in
      (0..<8).map { index in
        let own = known.filter { $0.name == name }.map(\.value)
        let value: String
        switch index {
        case 0..<3 where !own.isEmpty: value = random.pick(own)
        case 3: value = random.pick(known).value
        default:
          value = (0...Int.random(in: 0...2, using: &random)).map { _ in random.pick(words) }
            .joined(separator: random.pick([" ", " ", ", "]))
        }
        return "a { \(name): \(value); }"
      }
    }
  }

  private static let words = [
    "0", "1", "-1", "400", "1px", "-2px", "1.5em", "50%", "45deg", "200ms", "none", "normal",
    "auto",
    "solid", "bold", "red", "#abc", "#12345678", "@x", "transparent", "currentColor", "inherit",
    "rgba(1, 2, 3, .5)", "rgb(10%, 20, 30)", "hsl(1, 2%, 3%)", "shade(@x, 1.2)", "mix(red, @a, .5)",
    "alpha(red, 50%)", "lighter(red)", "calc(1px + 2px)", "calc(2 * 3px)", "calc(1px+2px)",
    "calc(1px + 2)", "url(\"a.png\")", "url(a.png)", "image(red)", "linear-gradient(red, blue)",
    "linear-gradient(to top left, red 10%, blue)", "radial-gradient(circle at center, red, blue)",
    "conic-gradient(red, blue)", "cross-fade(20% image(red), image(blue))", "-gtk-icontheme('a')",
    "-gtk-scaled(url('a'), url('b'))", "ease-in-out", "cubic-bezier(0, 0, 1, 2)", "steps(3, start)",
    "inset", "center", "left", "top", "cover", "no-repeat", "repeat-x", "border-box", "infinite",
    "alternate-reverse", "both", "rotate(90deg)", "scale(1, 2)", "translateX(3px)", "skewX(3)",
    "underline", "wavy", "small-caps", "dim", "symbolic", "default", "\"tnum\"", "Sans", "/",
    "fill",
    "stretch", "multiply", "saturate", "condensed", "larger", "builtin", "running", "all",
  ]
}
