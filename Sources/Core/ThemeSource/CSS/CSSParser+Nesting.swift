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

  /// Skips an opening token at the position and everything up to its end, at any depth.
  ///
  /// A brace that closes the surrounding block ends it, too, so that a missing parenthesis does not
  /// swallow the rest.
  mutating func skipNested() {
    var open = OpenTokens()
    while position < tokens.count {
      let token = tokens[position]
      if let closer = token.closer {
        open.push(position, closedBy: closer)
      } else if token.kind == .closeBrace, depth > 0, !open.waits(for: .closeBrace) {
        while let last = open.pop() { reportUnclosed(last.token) }
        return
      } else if token.isCloser {
        for unclosed in open.close(with: token.kind) { reportUnclosed(unclosed) }
      }
      position += 1
      if open.isEmpty { return }
    }
    while let last = open.pop() { reportUnclosed(last.token) }
  }
}
