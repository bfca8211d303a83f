import ThemeSource

extension CSSStylesheet {
  /// The closing tokens for everything that is open at the end, as GTK assumes them.
  var missingEnd: [UInt8] {
    var end: [UInt8] = []
    if let last = tokens.last, !last.isClosed {
      switch last.kind {
      case .comment: end += Array("*/".utf8)
      case .string: end.append(text.bytes[last.range.lowerBound])
      default: end += Array(")".utf8)
      }
    }
    var open = OpenTokens()
    for (index, token) in tokens.enumerated() {
      if let closer = token.closer { open.push(index, closedBy: closer) }
      if token.isCloser { _ = open.close(with: token.kind) }
    }
    let isInBlock = open.outermostCloser == .closeBrace
    while let last = open.pop() {
      switch last.closer {
      case .closeBrace: end.append(UInt8(ascii: "}"))
      case .closeBracket: end.append(UInt8(ascii: "]"))
      default: end.append(UInt8(ascii: ")"))
      }
    }
    let isEnded = tokens.last { !$0.isSpace }.map { [.semicolon, .closeBrace].contains($0.kind) }
    if isInBlock || isEnded ?? true { return end }
    let last = statements.last
    if case .atRule(let rule) = last, rule.tokens.upperBound >= tokens.count - 1 {
      return end + Array(";".utf8)
    }
    return end + Array("{}".utf8)
  }
}
