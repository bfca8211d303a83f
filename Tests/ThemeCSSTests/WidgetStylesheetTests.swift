import Testing
import ThemeCSS
import ThemeColor
import ThemeModel
import ThemeSource

@Suite struct WidgetStylesheetTests {
  private func text(_ name: String, _ declarations: [(StyleProperty, ResolvedValue)]) -> String {
    var sheet = WidgetStylesheet()
    sheet.add(name, declarations.map { ResolvedDeclaration(property: $0.0, value: $0.1) })
    return sheet.text
  }

  @Test func writesARuleForAName() {
    #expect(
      text("save-button", [(.color, .color(.white)), (.borderWidth, .lengths([2]))])
        == "#save-button {\n  color: #ffffff;\n  border-width: 2px;\n  border-style: solid;\n}\n")
  }

  @Test func writesNothingWhereNothingIsSaid() {
    #expect(text("a", []).isEmpty)
    #expect(text("", [(.opacity, .number(0.5))]).isEmpty)
  }

  @Test(arguments: [
    ("1a", "\\31 a"), ("-1", "-\\31 "), ("-", "\\-"), ("a b", "a\\ b"), ("a.b{}", "a\\.b\\{\\}"),
    ("<b>&", "\\<b\\>\\&"), ("a\nb", "a\\a b"), ("größe", "größe"), ("a\0b", "a\u{fffd}b"),
  ])
  func escapesWhatIsNoIdentifier(name: String, written: String) {
    let sheet = text(name, [(.opacity, .number(0.5))])
    #expect(sheet == "#\(written) {\n  opacity: 0.5;\n}\n")
    var findings: [Finding] = []
    let text = CSSText(SourceText(file: "t", sheet))
    #expect(CSSStylesheet(text, findings: &findings).statements.count == 1)
    #expect(findings.isEmpty)
  }
}
