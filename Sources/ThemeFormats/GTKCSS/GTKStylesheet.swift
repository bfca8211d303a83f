import ThemeModel
import ThemeSource

/// A stylesheet that somebody wrote for GTK, taken apart: the colors it defines, and the rest.
struct GTKStylesheet {
  let sheet: CSSStylesheet

  /// The colors, in order.
  let definitions: [GTKColorDefinition]

  /// The statements that define a color, each with the name.
  private let defining: [(tokens: Range<Int>, name: [UInt8])]

  init(_ text: CSSText, diagnostics: inout [Diagnostic]) {
    let sheet = CSSStylesheet(text, diagnostics: &diagnostics)
    var defining: [(tokens: Range<Int>, name: [UInt8])] = []
    var values: [(range: Range<Int>, references: [[UInt8]])] = []
    // The values are cut out of the bytes only when all are ready, so that there is one copy.
    var prepared = text.bytes
    for case .atRule(let rule) in sheet.statements where sheet.isWord(rule.name, "define-color") {
      guard let first = rule.prelude.first, sheet.tokens[first].kind == .identifier else {
        diagnostics.append(
          Diagnostic(
            .error, CSSStylesheet.parseRule, at: sheet.location(of: rule.prelude),
            "expected a name and a color after '@define-color'"))
        continue
      }
      defining.append((rule.tokens, Array(sheet.content(of: sheet.tokens[first]))))
      let range = sheet.range(of: sheet.tokens.trimmed((first + 1)..<rule.prelude.upperBound))
      let value = GTKColorValue(range, in: &prepared) { _ in false }
      values.append((range, value.references))
    }
    self.sheet = sheet
    self.defining = defining
    definitions = zip(defining, values).map { [prepared] defining, value in
      GTKColorDefinition(
        name: defining.name, value: prepared[value.range], references: value.references,
        origin: .css(text))
    }
  }
}

extension GTKStylesheet {
  /// What is left of the stylesheet beside the colors that a theme has a place for; `nil` for
  /// nothing.
  ///
  /// Declarations that reach beyond the theme, or ask for more than GTK survives, are left out with
  /// a warning; an import is an error.
  func extra(diagnostics: inout [Diagnostic]) -> ExtraCSS? {
    let defining = defining.filter { !GTKColorImport.isPrivate($0.name) }.map(\.tokens)
    var removed = defining
    for problem in ExtraCSSProblem.all(in: sheet) {
      let location = sheet.text.location(of: problem.range)
      let isLeftOut = problem.rule == .addressInCSS || problem.rule == .magnitude
      guard isLeftOut, let declaration = sheet.declaration(at: problem.range.lowerBound) else {
        diagnostics.append(Diagnostic(.error, problem.rule, at: location, problem.message))
        continue
      }
      diagnostics.append(
        Diagnostic(
          .warning, problem.rule, at: location, problem.message + "; the declaration is left out"))
      if removed.last != declaration.tokens { removed.append(declaration.tokens) }
    }
    guard defining.count < sheet.statements.count else { return nil }
    return ExtraCSS(sheet.text, applying: sheet.edits(removing: removed))
  }
}
