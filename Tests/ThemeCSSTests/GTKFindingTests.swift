import Foundation
import GTKKnowledge
import Testing
import ThemeCSS
import ThemeSource

@Suite struct GTKFindingTests {
  private func problems(_ css: String, on target: Target = .v4_8) -> [GTKFinding] {
    var ignored: [Finding] = []
    let sheet = CSSStylesheet(CSSText(SourceText(file: "t", css)), findings: &ignored)
    return GTKFinding.all(in: sheet, target: target)
  }

  private func messages(_ css: String, on target: Target) -> [String] {
    problems(css, on: target).map { $0.message(for: target) }
  }

  /// Each of the 111 properties, the pseudo-classes, the at-rules, what is unclosed or escaped, and
  /// the lines at which GTK 4.8.3 reported an error.
  @Test func agreesWithGTK() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = folder.appending(path: "Vectors/gtk48-css-verdicts.tsv")
    let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
    #expect(rows.count > 2000)
    for row in rows {
      let columns = row.split(separator: "\t", maxSplits: 1)
      let expected =
        columns[0] == "-" ? [] : columns[0].split(separator: ",").compactMap { Int($0) }
      let css = String(columns[1]).replacing("⏎", with: "\n")
      let text = SourceText(file: "t", css)
      let lines = Set(problems(css).map { text.position(at: $0.range.lowerBound).line })
      #expect(lines.sorted() == expected, "\(css)")
    }
  }

  @Test(arguments: [
    ("a { colr: red; }", "css/property", "colr"), ("a { color: bule; }", "css/value", "bule"),
    ("a { padding: -1px; }", "css/value", "-1px"), ("a { color: red blue; }", "css/value", "blue"),
    ("a { color: red !important; }", "css/value", "!"), ("a { color; }", "css/parse", ";"),
    ("a:hoover {}", "css/pseudo-class", "hoover"), ("a::before {}", "css/pseudo-class", ":"),
    ("a:nth-child(x) {}", "css/pseudo-class", "x"), ("a[b] {}", "css/parse", "["),
    ("@media print {}", "css/parse", "@media"), ("@define-color a bule;", "css/value", "bule"),
    ("@keyframes a { 50%, 60% {} }", "css/parse", ","),
    ("@keyframes a { to { border-style: none } }", "css/property", "}"),
  ])
  func saysWhatAndWhere(css: String, rule: String, place: String) throws {
    let problem = try #require(problems(css).first)
    #expect(problem.rule.rawValue == rule)
    #expect(String(decoding: Array(css.utf8)[problem.range], as: UTF8.self) == place)
  }

  /// The verdicts of the parsers of 4.8.3, 4.18.6 and 4.24.1 on 548 snippets, with the places of
  /// the first errors.
  @Test func agreesWithEachMeasuredRelease() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = folder.appending(path: "Vectors/gtk-css-by-version.tsv")
    let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
    #expect(rows.count == 548)
    for row in rows {
      let columns = row.split(separator: "\t", omittingEmptySubsequences: false)
      let css = try JSONDecoder().decode(String.self, from: Data(columns[1].utf8))
      let text = SourceText(file: "t", css)
      for (target, verdict) in zip(GTKFindingTests.measured, columns[2...]) {
        let places = problems(css, on: target).map { text.position(at: $0.range.lowerBound) }
        let first = places.first.map { "\($0.line):\($0.column)" } ?? "ok"
        // GTK names the colon of a pseudo-class, we what is behind it.
        let behind = places.first.map { "\($0.line):\($0.column - 1)" } ?? "ok"
        let expected = verdict.split(separator: " ").first.map(String.init) ?? ""
        #expect(first == expected || behind == expected && css.contains(":"), "\(target): \(css)")
      }
    }
  }

  private static let measured = [
    Target(GTKRelease.v4_8), Target(GTKRelease.v4_18), Target(GTKRelease.v4_24),
  ]

  @Test(arguments: [
    (
      "a { color: var(--a); }",
      ["GTK 4.8 to 4.14 have no 'var()'; GTK 4.16 is the first to have it"]
    ),
    (
      ":root { --a: red; }",
      ["GTK 4.8 to 4.14 have no pseudo-class ':root'; GTK 4.16 is the first to have it"]
    ),
    ("a { colr: red; }", ["GTK has no property 'colr'; did you mean 'color'?"]),
    ("@media (a: b) {}", ["GTK 4.8 to 4.18 have no '@media'; GTK 4.20 is the first to have it"]),
    ("a { padding: -1px; }", ["expected no negative value"]),
    (
      "a { color: rgb(1 2 3 4); }",
      [
        "GTK 4.8 to 4.14: expected ',' or ')'",
        "GTK 4.16 to \(GTKRelease.latest): expected '/' or ')'",
      ]
    ),
    (
      "a { backdrop-filter: none; }",
      ["GTK 4.8 to 4.22 have no property 'backdrop-filter'; GTK 4.24 is the first to have it"]
    ),
  ])
  func saysOnceInWhichReleasesSomethingIsWrong(css: String, expected: [String]) {
    #expect(messages(css, on: .all4) == expected)
  }

  @Test func namesTheReleaseThatIsJudgedAlone() {
    #expect(
      messages("a { colr: red; }", on: Target(GTKRelease.v4_18))
        == ["GTK 4.18 has no property 'colr'; did you mean 'color'?"])
    #expect(messages("a { color: var(--a); }", on: Target(GTKRelease.v4_18)) == [])
  }

  /// Each release alone, and all of them at once, have the same findings.
  @Test(arguments: [
    "a { background: linear-gradient(red, 50%, blue) }", "@keyframes a { 1%, 2% { opacity: 50% } }",
    "a { font-width: 75%; color: hsl(1deg 2% 3%) } b { min-width: max(1px, 2px) }",
  ])
  func rangesHoldWhatTheirReleasesSay(css: String) {
    let whole = problems(css, on: .all4)
    for release in GTKRelease.allCases where release != .v3_24 {
      let alone = Set(problems(css, on: Target(release)).map(\.range))
      #expect(alone == Set(whole.filter { $0.applies(to: Target(release)) }.map(\.range)))
    }
  }

  /// What GTK 4.8.3 says of images in several scales, and of pictures that an address brings along.
  @Test(arguments: [
    ("-gtk-scaled(url(a) 1, url(b) 2)", nil), ("-gtk-scaled(url(a), url(b) 2)", nil),
    ("-gtk-scaled(url(a) 2, url(b))", nil), ("-gtk-scaled(url(a) -1)", nil),
    ("-gtk-scaled(linear-gradient(red, blue) 1, url(b))", nil),
    ("-gtk-scaled(url(a) 1.5, url(b))", "1.5"), ("-gtk-scaled(url(a) 1 2)", "2"),
    ("-gtk-scaled(url(a) 1x)", "1x"), ("-gtk-scaled(1, url(b))", "1"),
    ("url(data:image/png;base64,AAAA)", "url(data:image/png;base64,AAAA)"),
    ("url(\"data:nonsense\")", "\"data:nonsense\""), ("url(\"data:,\")", "\"data:,\""),
    ("url(\"data:image/svg+xml,<svg/>\")", nil),
  ])
  func judgesImagesAsGTKDoes(image: String, place: String?) {
    let css = "a { -gtk-icon-source: \(image); }"
    let found = problems(css, on: .all4)
    #expect(found.map { String(decoding: Array(css.utf8)[$0.range], as: UTF8.self) }.first == place)
  }

  @Test func namesWhatWasMeant() {
    #expect(messages("a { colr: red }", on: .all4).first?.contains("did you mean 'color'?") == true)
    #expect(messages("a:hoover {}", on: .all4).first?.contains("did you mean ':hover'?") == true)
  }

  /// A value of the old property need not be one of the new, so that only the message names it.
  @Test(arguments: [
    ("a { -gtk-icon-effect: dim }", "'-gtk-icon-filter'"),
    ("a { -gtk-outline-radius: 4px }", "'border-radius'"), ("a { width: 4px }", "'min-width'"),
    ("a:prelight {}", "':hover'"), ("a:insensitive {}", "':disabled'"),
  ])
  func namesTheHeirOfWhatGTKDoesNotHaveAnyMore(css: String, heir: String) {
    #expect(messages(css, on: .all4).first?.hasSuffix("; did you mean \(heir)?") == true)
    #expect(problems(css, on: .all4).map(\.replacement) == [nil])
  }

  @Test(arguments: [
    "a { margin: calc(", "a { background: cross-fade(", "a { color: shade(", "a { filter: blur(",
    "a { margin: calc((", "a:not(", "a { transition: cubic-bezier(", "@keyframes a {", "a {",
  ])
  func survivesAnyNesting(start: String) {
    #expect(
      problems(start + String(repeating: "calc((shade(cross-fade(:not({", count: 20_000)).count > 0)
  }

  @Test(arguments: ["@x;", "a{colr:0}", "a{color:0}", "a:b{}"])
  func namesTheFirstTenThousandAlone(mistake: String) throws {
    let few = problems(String(repeating: mistake, count: 10_000))
    #expect(few.count == 10_000)
    let many = problems(String(repeating: mistake, count: 50_000))
    #expect(many.dropLast() == few[...])
    #expect(many.last?.message(for: .v4_8).contains("only the first 10000 are named") == true)
  }
}
