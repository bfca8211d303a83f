import ThemeModel
import ThemeSource

extension ExtraCSS {
  /// The rules and at-rules that are written, with the start of each and its place in the file.
  var keptStatements: [(name: String, location: SourceLocation)] {
    var ignored: [Finding] = []
    let sheet = CSSStylesheet(source, findings: &ignored)
    return sheet.statements.compactMap { statement in
      let range = sheet.range(of: statement.tokens)
      let isRemoved = edits.contains {
        $0.range.lowerBound <= range.lowerBound && range.upperBound <= $0.range.upperBound
      }
      guard !isRemoved, let head = statement.head else { return nil }
      return (sheet.bytes(of: head).shownOnOneLine, sheet.location(of: head))
    }
  }
}

extension CSSStatement {
  /// The tokens before a rule's block or a semicolon, of an at-rule its name included.
  fileprivate var head: Range<Int>? {
    switch self {
    case .rule(let rule): rule.prelude
    case .atRule(let rule):
      rule.tokens.lowerBound..<max(rule.prelude.upperBound, rule.tokens.lowerBound + 1)
    case .declaration: nil
    }
  }
}
