import ThemeSource

extension CSSStylesheet {
  /// Every `@import` that GTK follows where it takes all else, with its address.
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

  /// What ends all that is open at the end, as GTK does there.
  var missingEnd: [UInt8] {
    var end: [UInt8] = []
    if let last = tokens.last, !last.isClosed {
      switch last.kind {
      case .comment: end += Array("*/".utf8)
      case .string: end.append(text.bytes[last.range.lowerBound])
      default: end += Array(")".utf8)
      }
    }
    var open: [CSSToken.Kind] = []
    for token in tokens {
      if let closer = token.closer { open.append(closer) }
      if token.isCloser, token.kind == open.last { open.removeLast() }
    }
    for closer in open.reversed() {
      switch closer {
      case .closeBrace: end.append(UInt8(ascii: "}"))
      case .closeBracket: end.append(UInt8(ascii: "]"))
      default: end.append(UInt8(ascii: ")"))
      }
    }
    let isEnded = tokens.last { !$0.isSpace }.map { [.semicolon, .closeBrace].contains($0.kind) }
    if open.first == .closeBrace || isEnded ?? true { return end }
    let last = statements.last
    if case .atRule(let rule) = last, rule.tokens.upperBound >= tokens.count - 1 {
      return end + Array(";".utf8)
    }
    return end + Array("{}".utf8)
  }
}
