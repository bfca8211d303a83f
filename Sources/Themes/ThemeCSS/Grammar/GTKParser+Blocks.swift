import ThemeSource

extension GTKParser {
  /// The token at an index, or the current one; `nil` at the end of the file.
  func token(at index: Int?) -> CSSToken? {
    let place = index ?? position
    return place < tokens.count ? tokens[place] : nil
  }

  /// The kind of the token after the current one, without spaces.
  var kindBehind: CSSToken.Kind? {
    tokens[min(position + 1, tokens.count)...].first { !$0.isSpace }?.kind
  }

  /// The index of the next token.
  mutating func placeOfNext() -> Int {
    _ = next()
    return position
  }

  /// Enters the block that the current token opens.
  mutating func startBlock() {
    guard let token = peekAny(), let end = token.closer else { return }
    blocks.append(Block(end: end, isOpenEnded: isGTK3 && end == .closeParenthesis))
    isUsedUp = true
  }

  /// Leaves a block at the present token, as GTK 3 does after some errors.
  mutating func abandonBlock() { blocks.removeLast() }

  /// Whether the end of the block is next, and not the end of a surrounding declaration.
  var isClosed: Bool {
    mutating get {
      guard isAtEnd else { return false }
      return !isGTK3 || peekAny()?.kind == blocks.last?.end
    }
  }

  /// Enters a range up to the next semicolon, or to the end of the surrounding block.
  mutating func startStatement(until alternative: CSSToken.Kind? = nil) {
    blocks.append(
      Block(end: .semicolon, inherited: blocks.last?.end, alternative: alternative))
  }

  /// Goes from an at-rule's prelude into its block; `false` if it has none.
  mutating func startAlternative() -> Bool {
    guard let alternative = blocks.last?.alternative else { return false }
    skip(to: nil)
    guard let token = peekAny(), token.kind == alternative, let end = token.closer else {
      return false
    }
    blocks[blocks.count - 1] = Block(end: end)
    isUsedUp = true
    return true
  }

  /// Leaves a block with all of its remaining tokens.
  mutating func endBlock() {
    skip(to: nil)
    let block = blocks.removeLast()
    guard let token = peekAny() else { return }
    if token.kind == block.end {
      isUsedUp = true
    } else if token.kind == block.alternative {
      skipNested()
    }
  }

  /// Skips to a token, or to the end of the block.
  mutating func skip(to kind: CSSToken.Kind?) {
    while let token = next(), token.kind != kind {
      if token.closer == nil { consume() } else { skipNested() }
    }
  }

  /// Skips the block that the current token opens, at any depth.
  mutating func skipNested() {
    var open: [CSSToken.Kind] = []
    while let token = peekAny() {
      if let end = token.closer {
        open.append(end)
      } else if token.kind == open.last {
        open.removeLast()
      }
      isUsedUp = true
      if open.isEmpty { return }
    }
  }

  /// The current token, even if it ends a block.
  mutating func peekAny() -> CSSToken? {
    if isUsedUp {
      position += 1
      isUsedUp = false
      rest = nil
    }
    return position < tokens.count ? rest ?? tokens[position] : nil
  }
}
