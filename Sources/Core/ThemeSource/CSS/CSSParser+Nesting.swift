extension CSSParser {
  /// A block with its braces; `nil` beyond the limit.
  mutating func block() -> CSSBlock? {
    let open = position
    guard depth < CSSStylesheet.nestingLimit else {
      report(open, "blocks nest more than \(CSSStylesheet.nestingLimit) deep")
      skipNested()
      return nil
    }
    position += 1
    depth += 1
    defer { depth -= 1 }
    var statements: [CSSStatement] = []
    while skipBetween() {
      if tokens[position].kind == .closeBrace {
        position += 1
        return CSSBlock(tokens: open..<position, statements: statements, isClosed: true)
      }
      if let statement = statement(inBlock: true) { statements.append(statement) }
    }
    reportUnclosed(open)
    return CSSBlock(tokens: open..<position, statements: statements, isClosed: false)
  }

  /// Skips what opens at the position with all inside it, however deep.
  ///
  /// A brace that closes a block around it ends it too: a missing parenthesis does not swallow all.
  mutating func skipNested() {
    var open = OpenTokens()
    while position < tokens.count {
      let token = tokens[position]
      if let closer = token.closer {
        open.push(position, closedBy: closer)
      } else if token.isCloser {
        if open.count(of: token.kind) > 0 {
          while let last = open.pop(), last.closer != token.kind { reportUnclosed(last.token) }
        } else if token.kind == .closeBrace, depth > 0 {
          while let last = open.pop() { reportUnclosed(last.token) }
          return
        }
      }
      position += 1
      if open.isEmpty { return }
    }
    while let last = open.pop() { reportUnclosed(last.token) }
  }

  /// The tokens that wait for one that closes them, the innermost last.
  private struct OpenTokens {
    private var stack: [(token: Int, closer: CSSToken.Kind)] = []
    private var parentheses = 0
    private var brackets = 0
    private var braces = 0

    var isEmpty: Bool { stack.isEmpty }

    /// How many of them a kind of token closes.
    func count(of closer: CSSToken.Kind) -> Int {
      switch closer {
      case .closeParenthesis: parentheses
      case .closeBracket: brackets
      case .closeBrace: braces
      default: 0
      }
    }

    private mutating func add(_ difference: Int, to closer: CSSToken.Kind) {
      switch closer {
      case .closeParenthesis: parentheses += difference
      case .closeBracket: brackets += difference
      case .closeBrace: braces += difference
      default: break
      }
    }

    mutating func push(_ token: Int, closedBy closer: CSSToken.Kind) {
      stack.append((token, closer))
      add(1, to: closer)
    }

    mutating func pop() -> (token: Int, closer: CSSToken.Kind)? {
      guard let last = stack.popLast() else { return nil }
      add(-1, to: last.closer)
      return last
    }
  }
}
