/// Groups tokens into statements; blocks deeper than the limit are skipped.
struct CSSParser {
  let tokens: [CSSToken]
  var findings: [Finding] = []

  let text: CSSText
  var position = 0
  var depth = 0

  init(_ text: CSSText) {
    self.text = text
    var tokens: [CSSToken] = []
    tokens.reserveCapacity(text.range.count / 3)
    tokens += CSSTokenizer(text.bytes, text.range)
    self.tokens = tokens
  }

  mutating func parse() -> [CSSStatement] {
    var statements: [CSSStatement] = []
    while skipBetween() {
      if let statement = statement(inBlock: false) { statements.append(statement) }
    }
    reportBrokenTokens()
    return statements
  }

  /// Skips tokens between statements; `false` at the end of the text.
  ///
  /// Between rules a semicolon is not skipped: as in GTK it begins the next rule and makes it
  /// invalid.
  mutating func skipBetween() -> Bool {
    while position < tokens.count {
      switch tokens[position].kind {
      case .whitespace, .comment: position += 1
      case .semicolon where depth > 0: position += 1
      case .commentDeclarationOpen where depth == 0, .commentDeclarationClose where depth == 0:
        position += 1
      default: return true
      }
    }
    return false
  }

  /// A statement up to its semicolon, its block, or the brace that closes the surrounding block.
  mutating func statement(inBlock: Bool) -> CSSStatement? {
    let start = position
    let first = tokens[start]
    let isAtRule = first.kind == .atKeyword
    let name = inBlock ? declared(at: start) : nil
    // A variable's value may contain braces; in any other value they begin a rule's block.
    let isVariable = name.map { text.bytes[tokens[$0].range].starts(with: "--".utf8) } ?? false
    let found = findings.count
    if isAtRule { position += 1 }
    while position < tokens.count {
      switch tokens[position].kind {
      case .semicolon where isAtRule || inBlock:
        let body = start..<position
        position += 1
        return isAtRule
          ? .atRule(atRule(body, block: nil, isClosed: true)) : declaration(body, name)
      case .openBrace where !isVariable:
        let body = start..<position
        guard let block = block() else { return nil }
        return isAtRule
          ? .atRule(atRule(body, block: block, isClosed: block.isClosed))
          : .rule(CSSRule(tokens: start..<position, prelude: tokens.trimmed(body), block: block))
      case .closeBrace where inBlock:
        return isAtRule
          ? .atRule(atRule(start..<position, block: nil, isClosed: false))
          : declaration(start..<position, name)
      case .openParenthesis, .function, .openBracket, .openBrace: skipNested()
      default: position += 1
      }
    }
    if inBlock, !isAtRule { return declaration(start..<position, name) }
    if isAtRule {
      if !inBlock, findings.count == found {
        reportUnclosed(start, "expected ';' or a block after '\(spelled(start))'")
      }
      return .atRule(atRule(start..<position, block: nil, isClosed: false))
    }
    let end = text.range.upperBound
    report(end..<end, "expected '{' and what the selector sets")
    return nil
  }

  /// The index of the property's token if a declaration begins here: a name and a colon.
  private func declared(at start: Int) -> Int? {
    guard tokens[start].kind == .identifier else { return nil }
    var next = start + 1
    while next < tokens.count, tokens[next].isSpace { next += 1 }
    return next < tokens.count && tokens[next].kind == .colon ? start : nil
  }

  private func atRule(_ body: Range<Int>, block: CSSBlock?, isClosed: Bool) -> CSSAtRule {
    CSSAtRule(
      tokens: body.lowerBound..<position, name: tokens[body.lowerBound],
      prelude: tokens.trimmed((body.lowerBound + 1)..<body.upperBound), block: block,
      isClosed: isClosed)
  }

  /// A declaration; `nil` if it isn't one.
  private func declaration(_ body: Range<Int>, _ name: Int?) -> CSSStatement? {
    guard let name else { return nil }
    var value = body
    while tokens[value.lowerBound].kind != .colon { value.removeFirst() }
    value = tokens.trimmed((value.lowerBound + 1)..<value.upperBound)
    let important = important(in: value)
    if let important { value = tokens.trimmed(value.lowerBound..<important.lowerBound) }
    return .declaration(
      CSSDeclaration(
        tokens: body.lowerBound..<position, property: tokens[name], value: value,
        important: important))
  }

  /// The tokens of `!important` at the end of a value.
  private func important(in value: Range<Int>) -> Range<Int>? {
    guard let last = value.last, tokens[last].kind == .identifier,
      text.bytes[tokens[last].range].elementsEqual("important".utf8, by: { $0 | 0x20 == $1 })
    else { return nil }
    let before = tokens.trimmed(value.lowerBound..<last)
    guard let mark = before.last, spelled(mark) == "!" else { return nil }
    return mark..<value.upperBound
  }
}
