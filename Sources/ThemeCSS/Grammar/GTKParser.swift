import ThemeModel
import ThemeSource

/// Reads a stylesheet as the parser of GTK 4.8.3 does, to say what that objects to.
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
  private(set) var findings: [GTKFinding] = []

  /// The rule of a finding at this point.
  var context: RuleID = .cssParse

  /// What is suggested for unknown names.
  var knownProperties = NameSuggestions(among: GTKProperty.names.names)
  var knownPseudoClasses = NameSuggestions(among: GTKParser.suggestions)

  /// How many functions are around the value being read.
  var depth = 0

  private var blocks: [Block] = []
  /// The current token, or the last one if that is consumed.
  private var position = 0
  private var isUsedUp = false

  init(_ sheet: CSSStylesheet) {
    self.sheet = sheet
    tokens = sheet.tokens
  }
}

extension GTKParser {
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
  /// Reports that reading stopped at the current token.
  ///
  /// - Parameters:
  ///   - message: What was expected.
  ///   - rule: The rule of the finding, where it isn't that of the context.
  ///   - replacement: What replaces the token to fix it.
  ///   - since: The first GTK that has no error here.
  /// - Returns: `false`, for the function that failed to return.
  @discardableResult
  mutating func fail(
    _ message: String, as rule: RuleID? = nil, replacement: String? = nil, since: Target? = nil
  ) -> Bool {
    guard findings.count <= Finding.limit else { return false }
    let end = sheet.text.range.upperBound
    let token = position < tokens.count ? tokens[position] : nil
    let range = token?.range ?? end..<end
    // One finding for each location is enough.
    guard findings.last?.range != range else { return false }
    guard findings.count < Finding.limit else {
      findings.append(.beyondLimit(at: range))
      return false
    }
    let later = context == .cssValue ? token.flatMap(laterFunction) : nil
    findings.append(
      GTKFinding(
        rule: rule ?? context, range: range,
        message: later.map { "GTK 4.8 has no '\($0)()'; GTK 4.16 is the first to have it" }
          ?? message, replacement: replacement, since: later == nil ? since : .gtk4_16))
    return false
  }

  /// The name of a function that came with GTK 4.16.
  private func laterFunction(_ token: CSSToken) -> String? {
    let names: [StaticString] = [
      "var", "color-mix", "oklab", "oklch", "hwb", "color", "min", "max", "clamp", "round", "mod",
      "rem", "sin", "cos", "tan", "asin", "acos", "atan", "atan2", "pow", "sqrt", "hypot", "log",
      "exp", "abs", "sign",
    ]
    guard token.kind == .function, isWord(token, anyOf: names) else { return nil }
    return sheet.shown(token)
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

  /// Goes from an at-rule's prelude into its block, if it has one.
  mutating func startAlternative() {
    guard let alternative = blocks.last?.alternative else { return }
    skip(to: nil)
    guard let token = peekAny(), token.kind == alternative, let end = token.closer else { return }
    blocks[blocks.count - 1] = Block(end: end)
    isUsedUp = true
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
