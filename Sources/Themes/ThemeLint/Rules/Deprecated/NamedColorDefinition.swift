import ThemeCSS
import ThemeSource

/// A `@define-color` of a stylesheet, and the colors that its value names.
struct NamedColorDefinition {
  let name: [UInt8]

  /// The tokens of the statement.
  let tokens: Range<Int>

  /// The tokens from `@define-color` to the name.
  let head: Range<Int>

  let references: Set<[UInt8]>

  /// Whether it ends with a semicolon, and no comment is before the name.
  let isPlain: Bool

  init?(_ statement: CSSStatement, in sheet: CSSStylesheet) {
    guard case .atRule(let rule) = statement, sheet.isWord(rule.name, "define-color"),
      let first = rule.prelude.first, sheet.tokens[first].kind == .identifier
    else { return nil }
    let name = sheet.tokens[first]
    self.name = Array(sheet.content(of: name))
    tokens = rule.tokens
    head = rule.tokens.lowerBound..<first + 1
    references = Set(
      sheet.tokens[rule.prelude].filter { $0.kind == .atKeyword }.map {
        Array(sheet.content(of: $0))
      })
    isPlain =
      rule.block == nil && sheet.tokens[rule.tokens.upperBound - 1].kind == .semicolon
      && sheet.tokens[head].allSatisfy { $0.kind != .comment } && !name.hasEscapes
  }
}

extension CSSStylesheet {
  /// The definitions of named colors, those in `@media` too, in runs that only space and comments
  /// part.
  var namedColorRuns: [[NamedColorDefinition]] { namedColorRuns(in: statements) }

  private func namedColorRuns(in statements: [CSSStatement]) -> [[NamedColorDefinition]] {
    var runs: [[NamedColorDefinition]] = []
    var isOpen = false
    for statement in statements {
      if let definition = NamedColorDefinition(statement, in: self) {
        if isOpen { runs[runs.count - 1].append(definition) } else { runs.append([definition]) }
        isOpen = true
        continue
      }
      isOpen = false
      if case .atRule(let rule) = statement, isWord(rule.name, "media"), let block = rule.block {
        runs += namedColorRuns(in: block.statements)
      }
    }
    return runs
  }
}
