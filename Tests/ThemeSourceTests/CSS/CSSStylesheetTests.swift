import Fixtures
import Testing
import ThemeSource

@Suite struct CSSStylesheetTests {
  @Test(arguments: [
    ("a, b:hover { color: red; margin : 1px 2px }", "rule<a, b:hover>{color=red margin=1px 2px}"),
    ("@define-color a @b;/**/@import url('x');", "@define-color<a @b> @import<url('x')>"),
    ("<!-- a{} --> b{;}", "rule<a>{} rule<b>{}"),
    ("@media (x) { a { b: c } @d e; }", "@media<(x)>{rule<a>{b=c} @d<e>}"),
    ("@keyframes k { 50% { opacity: 0 } }", "@keyframes<k>{rule<50%>{opacity=0}}"),
    (":root{--a: {b:c}; --d:;--e}", "rule<:root>{--a={b:c} --d=}"),
    ("a{b:c!important;d:e ! IMPORTANT}", "rule<a>{b=c! d=e!}"),
    ("a{b:\"}\";c:url(});d:/*}*/e}", "rule<a>{b=\"}\" c=url(}) d=e}"),
    ("a{b{c:d}e:f}", "rule<a>{rule<b>{c=d} e=f}"),
    ("@font-face;@x ;", "@font-face<> @x<>"),
    ("} a {} ; b {} c ) {}", "rule<} a>{} rule<; b>{} rule<c )>{}"),
    ("a { b; c: d; e) ; f: g) }", "rule<a>{c=d f=g)}"),
  ])
  func readsStatements(css: String, outline: String) {
    var findings: [Finding] = []
    let sheet = CSSStylesheet(CSSText(SourceText(file: "t", css)), findings: &findings)
    #expect(sheet.outline == outline)
  }

  @Test(arguments: problems)
  func saysWhereItCannotBeRead(problem: Problem) {
    let marked = MarkedText(problem.marked)
    var findings: [Finding] = []
    let sheet = CSSStylesheet(CSSText(marked.text), findings: &findings)
    #expect(findings.map(\.message) == problem.messages)
    #expect(findings.map(\.location.range.lowerBound) == marked.marks)
    #expect(findings.allSatisfy { $0.rule == "syntax/css" && $0.severity == .error })
    #expect(sheet.outline == problem.outline)
  }

  struct Problem: Sendable, CustomTestStringConvertible {
    let marked: String
    let messages: [String]
    let outline: String

    init(_ marked: String, _ messages: String..., outline: String) {
      self.marked = marked
      self.messages = messages
      self.outline = outline
    }

    var testDescription: String { marked }
  }

  static let problems = [
    Problem("a ▸{ b: c;", "unclosed '{'", outline: "rule<a>{b=c}"),
    Problem("a ▸{ b ▸{ c: d", "unclosed '{'", "unclosed '{'", outline: "rule<a>{rule<b>{c=d}}"),
    Problem(
      "a { b: ▸rgb(1; } c { d: e }", "unclosed 'rgb('", outline: "rule<a>{b=rgb(1;} rule<c>{d=e}"),
    Problem("@x ▸(a; b {}", "unclosed '('", outline: "@x<(a; b {}>"),
    Problem("a { b: c } ▸/* d", "unclosed comment, expected '*/'", outline: "rule<a>{b=c}"),
    Problem("a { b: c ▸/* d }", "unclosed comment, expected '*/'", outline: "rule<a>{b=c}"),
    Problem(
      "a { b: ▸\"c;\n d: e }", "unclosed string, expected its quotation mark before the line's end",
      outline: "rule<a>{b=\"c;\n d: e}"),
    Problem("a { b: ▸'c", "unclosed string, expected its quotation mark", outline: "rule<a>{b='c}"),
    Problem("@import ▸url(a b", "unclosed 'url('", outline: "@import<url(a b>"),
    Problem("a {}\n b \n▸", "expected '{' and what the selector sets", outline: "rule<a>{}"),
    Problem("a {} ;▸", "expected '{' and what the selector sets", outline: "rule<a>{}"),
    Problem("a {} }▸", "expected '{' and what the selector sets", outline: "rule<a>{}"),
    Problem(
      "a {} ▸@b c", "expected ';' or a block after '@b'", outline: "rule<a>{} @b<c>"),
    Problem(
      "a { b: ▸[▸(c } d {}", "unclosed '['", "unclosed '('", outline: "rule<a>{b=[(c} rule<d>{}"),
  ]

  @Test(arguments: ["{", "(", "[", "a{", "@a{", "a(", "(]", "[)", "url(", "\"\n", "/*", "\\"])
  func survivesAnyNesting(part: String) {
    let css = String(repeating: part, count: 60_000)
    var findings: [Finding] = []
    let sheet = CSSStylesheet(CSSText(SourceText(file: "t", css)), findings: &findings)
    #expect(findings.count <= 100)
    #expect(sheet.tokens.last?.range.upperBound == css.utf8.count)
  }

  @Test func refusesBlocksBeyondTheLimit() throws {
    let depth = CSSStylesheet.nestingLimit
    let nested = { String(repeating: "a{", count: $0) + String(repeating: "}", count: $0) }
    var findings: [Finding] = []
    _ = CSSStylesheet(CSSText(SourceText(file: "t", nested(depth))), findings: &findings)
    #expect(findings.isEmpty)
    _ = CSSStylesheet(
      CSSText(SourceText(file: "t", nested(depth + 1) + "b{}")), findings: &findings)
    #expect(findings.map(\.message) == ["blocks nest more than 32 deep"])
    #expect(findings.first?.location.range.lowerBound == depth * 2 + 1)
  }

  @Test func placesFindingsOfAStringInItsFile() throws {
    let marked = MarkedText("[extra]\ncss = \"\"\"\na {\n  b: \\u0072gb▸(1;\n}\n\"\"\"\n")
    var findings: [Finding] = []
    let document = SourceDocument(toml: marked.text, findings: &findings)
    let node = try #require(document.root["extra"]?["css"])
    let text = try #require(CSSText(node))
    _ = CSSStylesheet(text, findings: &findings)
    let place = try #require(findings.first).location
    #expect(place.start == SourcePosition(line: 4, column: 6))
    #expect(place.range.upperBound == marked.marks[0] + 1)
  }

  /// As GTK reads it.
  @Test func takesAByteOrderMarkForAPartOfTheFirstName() {
    var findings: [Finding] = []
    let text = CSSText(SourceText(file: "t", "\u{feff}a{b:c}"))
    #expect(CSSStylesheet(text, findings: &findings).outline == "rule<\u{feff}a>{b=c}")
    #expect(findings.isEmpty)
  }
}

extension CSSStylesheet {
  /// The statements in one line, for comparison.
  fileprivate var outline: String { outline(of: statements) }

  private func outline(of statements: [CSSStatement]) -> String {
    statements.map { statement in
      switch statement {
      case .rule(let rule): "rule<\(spelled(rule.prelude))>\(outline(of: rule.block))"
      case .atRule(let rule):
        "@\(name(of: rule.name))<\(spelled(rule.prelude))>\(rule.block.map(outline) ?? "")"
      case .declaration(let declaration):
        "\(name(of: declaration.property))=\(spelled(declaration.value))"
          + (declaration.important == nil ? "" : "!")
      }
    }.joined(separator: " ")
  }

  private func outline(of block: CSSBlock) -> String { "{\(outline(of: block.statements))}" }

  private func spelled(_ tokens: Range<Int>) -> String {
    String(decoding: bytes(of: tokens), as: UTF8.self)
  }
}
