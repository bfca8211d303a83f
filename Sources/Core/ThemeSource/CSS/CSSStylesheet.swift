/// CSS read into statements with locations, without judging their meaning.
///
/// It reads any text: an invalid part becomes a statement with an unusual prelude, or is left out
/// inside a block. Only unclosed tokens are reported, at their opening.
public struct CSSStylesheet: Sendable {
  /// The rule of findings about unclosed tokens and too deep nesting.
  public static let syntaxRule: RuleID = "syntax/css"

  /// The maximum number of blocks inside one another.
  public static let nestingLimit = 32

  public let text: CSSText

  /// Every token in order, spaces and comments among them.
  public let tokens: [CSSToken]

  public let statements: [CSSStatement]

  /// Reads CSS; findings are appended in the order of their locations.
  public init(_ text: CSSText, findings: inout [Finding]) {
    var parser = CSSParser(text)
    statements = parser.parse()
    self.text = text
    tokens = parser.tokens
    findings += parser.findings.sortedByLocation()
  }
}

extension CSSStylesheet {
  /// The bytes that tokens cover.
  ///
  /// - Returns: Their bytes; for no tokens, the empty range at their place.
  public func range(of tokens: Range<Int>) -> Range<Int> {
    guard !tokens.isEmpty else {
      let start =
        self.tokens.indices.contains(tokens.lowerBound)
        ? self.tokens[tokens.lowerBound].range.lowerBound : text.range.upperBound
      return start..<start
    }
    let first = self.tokens[tokens.lowerBound].range
    return first.lowerBound..<self.tokens[tokens.upperBound - 1].range.upperBound
  }

  /// The bytes of tokens as they are written.
  public func bytes(of tokens: Range<Int>) -> ArraySlice<UInt8> {
    text.bytes[range(of: tokens)]
  }

  public func location(of tokens: Range<Int>) -> SourceLocation {
    text.location(of: range(of: tokens))
  }

  public func location(of token: CSSToken) -> SourceLocation {
    text.location(of: token.range)
  }

  /// The content of a name, a string, an address or a unit, with escapes resolved and without
  /// quotes and signs.
  public func content(of token: CSSToken) -> ArraySlice<UInt8> {
    var range = (token.range.lowerBound + Int(token.head))..<token.range.upperBound
    switch token.kind {
    case .function, .string, .url, .badURL:
      if token.isClosed { range = range.lowerBound..<(range.upperBound - 1) }
    case .percentage: range = range.lowerBound..<range.lowerBound
    default: break
    }
    var content = text.bytes[range]
    if token.kind == .url {
      content = content.drop(while: CSSTokenizer.isSpace)
      while let last = content.last, CSSTokenizer.isSpace(last) { content.removeLast() }
    }
    return token.hasEscapes ? CSSEscape.decode(content)[...] : content
  }

  public func name(of token: CSSToken) -> String {
    String(decoding: content(of: token), as: UTF8.self)
  }

  /// The content of a token for a message: on one line, and shortened.
  public func shown(_ token: CSSToken) -> String { content(of: token).shownOnOneLine }

  /// Whether a token's content is a word; ASCII letters are compared without case.
  public func isWord(_ token: CSSToken, _ word: StaticString) -> Bool {
    let content = content(of: token)
    return word.withUTF8Buffer { word in
      content.count == word.count
        && zip(content, word).allSatisfy { byte, letter in
          byte.asciiLowercased == letter
        }
    }
  }
}

extension Collection<UInt8> {
  /// Text of a file for a message: line ends and control characters become spaces.
  public var shownOnOneLine: String { shownOnOneLine(upTo: 60) }

  /// Text of a file for a message, cut if it is longer than a limit in characters.
  public func shownOnOneLine(upTo limit: Int) -> String {
    // Most texts have nothing to replace.
    if count <= limit, allSatisfy({ (0x20..<0x7f).contains($0) }) {
      return String(decoding: self, as: UTF8.self)
    }
    let scalars = String(decoding: prefix(limit * 4), as: UTF8.self).unicodeScalars
    var shown = String.UnicodeScalarView()
    for scalar in scalars.prefix(limit) { shown.append(scalar.isControl ? " " : scalar) }
    return String(shown) + (scalars.count > limit ? "..." : "")
  }
}
