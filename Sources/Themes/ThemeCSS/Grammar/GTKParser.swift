import GTKKnowledge
import ThemeModel
import ThemeSource

/// Parses a stylesheet as a release of GTK does, to get the same errors.
///
/// It sees one token at a time, inside blocks that each end at their own closing token; at that
/// token nothing more can be read until the block is left. Each grammar rule is a function that
/// reads its part and returns whether it succeeded.
struct GTKParser {
  /// A range of tokens that is read to its end, whatever its parts are.
  struct Block {
    var end: CSSToken.Kind
    /// The token that ends the surrounding block, and therefore this one, too.
    var inherited: CSSToken.Kind?
    /// The token that ends this block but opens one that belongs to it: the brace of an at-rule.
    var alternative: CSSToken.Kind?
    /// Whether the end of the surrounding declaration ends it, too, as in GTK 3.
    var isOpenEnded = false

    func ends(at kind: CSSToken.Kind) -> Bool {
      kind == end || kind == inherited || kind == alternative
        || isOpenEnded && (kind == .semicolon || kind == .closeBrace)
    }
  }

  let sheet: CSSStylesheet
  let tokens: [CSSToken]
  let release: GTKRelease

  /// The bytes of a condition that is true on every release.
  let assumedCondition: Range<Int>?

  /// Whether the release is GTK 3, which has no tokenizer: a word ends where the expected one does.
  let isGTK3: Bool

  /// The features that were relevant so far: releases with the same ones parse the stylesheet
  /// equally.
  private(set) var asked: Set<GTKFeature> = []
  var findings: [GTKFinding] = []

  /// The places where the parser of some release would never end; they are not findings themselves.
  var endless: [Range<Int>] = []

  /// The rule of a finding at this point.
  var context: RuleID = .cssParse

  /// The suggestions for unknown names.
  var knownProperties: NameSuggestions
  var knownPseudoClasses = NameSuggestions(among: GTKParser.suggestions)

  /// The colors and variables that the stylesheet defines.
  lazy var namedValues = NamedValues(sheet)

  /// The names of `@binding-set` so far, to which `-gtk-key-bindings` of GTK 3 refers.
  var bindings: [String] = []

  /// How many functions are around the value being read.
  var depth = 0

  /// The names of channels that numbers may use: those of the color after `from`.
  var channels: [StaticString] = []

  var blocks: [Block] = []
  /// The index of the current token, or of the last one if that is consumed.
  var position = 0
  var isUsedUp = false
  /// The rest of the current token if only its beginning is consumed.
  var rest: CSSToken?

  /// Prepares to read a stylesheet, or some tokens in its place, as a release does.
  init(
    _ sheet: CSSStylesheet, _ tokens: [CSSToken]? = nil, release: GTKRelease,
    under condition: Range<Int>? = nil
  ) {
    (self.sheet, self.release, assumedCondition) = (sheet, release, condition)
    isGTK3 = release < .first4
    knownProperties = NameSuggestions(among: isGTK3 ? GTKProperty.ofGTK3 : GTKProperty.ofGTK4)
    self.tokens = tokens ?? sheet.tokens
  }
}

extension GTKParser {
  mutating func knows(_ feature: GTKFeature) -> Bool {
    asked.insert(feature)
    return release.has(feature)
  }

  /// The current token, including spaces and comments; `nil` at the end of the block.
  mutating func peek() -> CSSToken? {
    guard let token = peekAny() else { return nil }
    if let block = blocks.last, block.ends(at: token.kind) { return nil }
    return token
  }

  /// The next token that is not white space; `nil` at the end of the block.
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
    guard let token = next(), token.kind == kind else { return false }
    guard isGTK3, kind == .identifier || kind == .string else {
      consume()
      return true
    }
    if kind == .string {
      guard token.isClosed else { return false }
      consume()
      return true
    }
    guard isIdentifierOfGTK3(token) else { return false }
    consume(bytes: nameLength(of: token))
    return true
  }

  /// Consumes the first bytes of the current token, so that the others are the current token.
  mutating func consume(bytes count: Int) {
    guard count > 0, let token = peek() else { return }
    let range = token.range.dropFirst(count)
    guard !range.isEmpty else { return consume() }
    var tokenizer = CSSTokenizer(sheet.text.bytes, range.startIndex..<range.endIndex)
    rest = tokenizer.next()
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

  func isWord(_ token: CSSToken, anyOf words: [StaticString]) -> Bool {
    words.contains { sheet.isWord(token, $0) }
  }

  mutating func has(function name: StaticString) -> Bool {
    guard let token = next(), sheet.isWord(token, name) else { return false }
    return token.kind == .function || isGTK3 && isSpacedFunction(token)
  }
}
