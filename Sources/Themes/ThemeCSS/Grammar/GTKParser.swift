import GTKKnowledge
import ThemeModel
import ThemeSource

/// Reads a stylesheet as the parser of a release of GTK does, to say what that objects to.
///
/// It sees one token at a time, inside blocks that each end at a token of their own; at that token
/// there is nothing more to read until the block is left. Each rule of the grammar is a function
/// that reads its part and says whether it could.
struct GTKParser {
  /// A range of tokens that is read to its end whatever becomes of its parts.
  struct Block {
    var end: CSSToken.Kind
    /// What ends the block around this one, and so this one too.
    var inherited: CSSToken.Kind?
    /// What ends this one but opens a block that belongs to it: the brace of an at-rule.
    var alternative: CSSToken.Kind?
  }

  let sheet: CSSStylesheet
  let tokens: [CSSToken]
  let release: GTKRelease

  /// The features that mattered so far: releases with the same ones read the stylesheet alike.
  private(set) var asked: Set<GTKFeature> = []
  var findings: [GTKFinding] = []

  /// Where a parser of some release would never end; these are no findings of their own.
  var endless: [Range<Int>] = []

  /// The rule of a finding at this point.
  var context: RuleID = .cssParse

  /// What is suggested for unknown names.
  var knownProperties = NameSuggestions(among: GTKProperty.names.names)
  var knownPseudoClasses = NameSuggestions(among: GTKParser.suggestions)

  /// How many functions are around the value being read.
  var depth = 0

  /// The names of channels that numbers may be written with: those of the color after `from`.
  var channels: [StaticString] = []

  private var blocks: [Block] = []
  /// The current token, or the last one if that is consumed.
  private var position = 0
  private var isUsedUp = false

  /// Prepares to read a stylesheet, or some tokens in its place, as a release does.
  init(_ sheet: CSSStylesheet, _ tokens: [CSSToken]? = nil, release: GTKRelease) {
    self.sheet = sheet
    self.release = release
    self.tokens = tokens ?? sheet.tokens
  }
}

extension GTKParser {
  mutating func knows(_ feature: GTKFeature) -> Bool {
    asked.insert(feature)
    return release.has(feature)
  }

  /// The current token, spaces and comments too; `nil` at the end of the block.
  mutating func peek() -> CSSToken? {
    if isUsedUp {
      position += 1
      isUsedUp = false
    }
    guard position < tokens.count else { return nil }
    let token = tokens[position]
    if let block = blocks.last,
      token.kind == block.end || token.kind == block.inherited || token.kind == block.alternative
    {
      return nil
    }
    return token
  }

  /// The next token that is no space; `nil` at the end of the block.
  mutating func next() -> CSSToken? {
    while let token = peek() {
      guard token.isSpace else { return token }
      isUsedUp = true
    }
    return nil
  }

  /// Consumes the current token, which opens no block.
  mutating func consume() {
    isUsedUp = true
  }

  /// Whether nothing is left of the block.
  var isAtEnd: Bool {
    mutating get { next() == nil }
  }

  mutating func has(_ kind: CSSToken.Kind) -> Bool { next()?.kind == kind }

  mutating func consume(_ kind: CSSToken.Kind) -> Bool {
    guard has(kind) else { return false }
    consume()
    return true
  }

  mutating func has(delimiter: Unicode.Scalar) -> Bool {
    guard let token = next(), token.kind == .delimiter else { return false }
    return sheet.text.bytes[token.range.lowerBound] == UInt8(truncatingIfNeeded: delimiter.value)
  }

  mutating func consume(delimiter: Unicode.Scalar) -> Bool {
    guard has(delimiter: delimiter) else { return false }
    consume()
    return true
  }

  /// Whether an identifier is next, in any case of letters.
  mutating func has(_ word: StaticString) -> Bool {
    guard let token = next(), token.kind == .identifier else { return false }
    return sheet.isWord(token, word)
  }

  mutating func consume(_ word: StaticString) -> Bool {
    guard has(word) else { return false }
    consume()
    return true
  }

  /// Whether one of some identifiers is next.
  mutating func has(anyOf words: [StaticString]) -> Bool {
    guard let token = next(), token.kind == .identifier else { return false }
    return isWord(token, anyOf: words)
  }

  /// Consumes one of some identifiers.
  mutating func consume(anyOf words: [StaticString]) -> Bool {
    guard let token = next(), token.kind == .identifier else { return false }
    guard isWord(token, anyOf: words) else { return false }
    consume()
    return true
  }

  func isWord(_ token: CSSToken, anyOf words: [StaticString]) -> Bool {
    words.contains { sheet.isWord(token, $0) }
  }

  mutating func has(function name: StaticString) -> Bool {
    guard let token = next(), token.kind == .function else { return false }
    return sheet.isWord(token, name)
  }
}

extension GTKParser {
  /// The token at an index, or the current one; `nil` at the end of the file.
  func token(at index: Int?) -> CSSToken? {
    let place = index ?? position
    return place < tokens.count ? tokens[place] : nil
  }

  /// Where the next token stands.
  mutating func placeOfNext() -> Int {
    _ = next()
    return position
  }

  /// Enters what the current token opens.
  mutating func startBlock() {
    guard let token = peekAny(), let end = token.closer else { return }
    blocks.append(Block(end: end))
    isUsedUp = true
  }

  /// Enters a range up to the next semicolon, or up to where the block around it ends.
  mutating func startStatement(until alternative: CSSToken.Kind? = nil) {
    blocks.append(
      Block(end: .semicolon, inherited: blocks.last?.end, alternative: alternative))
  }

  /// Goes from an at-rule's prelude into its block; `false` where it has none.
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

  /// Leaves a block with all that is left of it.
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

  /// Skips what the current token opens, however deep.
  private mutating func skipNested() {
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

  /// The current token, whatever block it ends.
  private mutating func peekAny() -> CSSToken? {
    if isUsedUp {
      position += 1
      isUsedUp = false
    }
    return position < tokens.count ? tokens[position] : nil
  }
}
