import ThemeSource

/// A name in a selector.
struct SelectorTerm {
  enum Kind {
    case node, styleClass, pseudoClass
  }

  let kind: Kind

  /// The name without a sign before it.
  let name: String

  /// The bytes of the name in the document.
  let range: Range<Int>
}

extension DocumentSyntax {
  /// The name in a selector at an offset of the document.
  func selectorTerm(at offset: Int) -> SelectorTerm? {
    guard let sheet,
      let index = sheet.tokens.firstIndex(where: { token in
        (token.kind == .identifier || token.kind == .function)
          && sheet.text.fileRange(of: token.range).contains(offset)
      }), DocumentSyntax.isInSelector(index, sheet, sheet.statements)
    else { return nil }
    let token = sheet.tokens[index]
    let before = index > 0 ? sheet.tokens[index - 1] : nil
    let isClass =
      before?.kind == .delimiter
      && before.map { sheet.text.bytes[$0.range].elementsEqual(".".utf8) } == true
    let name = sheet.name(of: token)
    return SelectorTerm(
      kind: isClass ? .styleClass : before?.kind == .colon ? .pseudoClass : .node, name: name,
      range: sheet.text.fileRange(of: token.range))
  }

  private static func isInSelector(
    _ index: Int, _ sheet: CSSStylesheet, _ statements: [CSSStatement]
  ) -> Bool {
    switch statements.first(where: { $0.tokens.contains(index) }) {
    case .rule(let rule): rule.prelude.contains(index)
    case .atRule(let rule) where !sheet.isWord(rule.name, "keyframes"):
      isInSelector(index, sheet, rule.block?.statements ?? [])
    case .atRule, .declaration, nil: false
    }
  }
}
