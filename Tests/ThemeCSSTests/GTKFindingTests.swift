import Foundation
import Testing
import ThemeCSS
import ThemeSource

@Suite struct GTKFindingTests {
  private func problems(_ css: String) -> [GTKFinding] {
    var ignored: [Finding] = []
    let sheet = CSSStylesheet(CSSText(SourceText(file: "t", css)), findings: &ignored)
    return GTKFinding.all(in: sheet)
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

  @Test func namesWhatWasMeant() {
    #expect(problems("a { colr: red }").first?.message.contains("did you mean 'color'?") == true)
    #expect(problems("a:hoover {}").first?.message.contains("did you mean ':hover'?") == true)
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
    #expect(many.last?.message.contains("only the first 10000 are named") == true)
  }
}
