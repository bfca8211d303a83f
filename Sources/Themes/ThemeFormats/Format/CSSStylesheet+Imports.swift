import ThemeSource

extension CSSStylesheet {
  /// Every `@import` that GTK follows if the rest is valid, with its address.
  var imports: [(rule: CSSAtRule, address: CSSToken)] { imports(in: statements) }

  private func imports(in statements: [CSSStatement]) -> [(rule: CSSAtRule, address: CSSToken)] {
    statements.flatMap { statement -> [(rule: CSSAtRule, address: CSSToken)] in
      guard case .atRule(let rule) = statement else { return [] }
      if isWord(rule.name, "media") { return imports(in: rule.block?.statements ?? []) }
      guard isWord(rule.name, "import"), rule.block == nil else { return [] }
      let words = tokens[rule.prelude].filter { !$0.isSpace }
      switch words.map(\.kind) {
      case [.string], [.url]: return [(rule, words[0])]
      case [.function, .string, .closeParenthesis] where isWord(words[0], "url"):
        return [(rule, words[1])]
      default: return []
      }
    }
  }
}
