/// CSS read into statements with locations, none of their meaning judged.
///
/// It reads any text: what makes no sense becomes a statement with an odd prelude, or inside a
/// block none at all. It reports only what is not closed, where it was opened.
public struct CSSStylesheet: Sendable {
  /// The rule of findings about what is unclosed or too deep.
  public static let syntaxRule: RuleID = "syntax/css"

  /// The most blocks inside one another.
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
  /// - Returns: Their bytes; of no tokens at all, the empty range where they would be.
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

  /// What a name, a string, an address or a unit says, escapes resolved, quotes and signs left out.
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

  /// The content of a token as a message says it: on one line, cut to a length that fits.
  public func shown(_ token: CSSToken) -> String { content(of: token).shownOnOneLine }

  /// Whether a token's content is a word; capital letters of ASCII count as small ones.
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
  /// Text of a file as a message says it: what ends a line or moves the cursor as spaces.
  public var shownOnOneLine: String { shownOnOneLine(upTo: 60) }

  /// The same, cut where it has more characters than a limit.
  public func shownOnOneLine(upTo limit: Int) -> String {
    // Most have nothing to hide.
    if count <= limit, allSatisfy({ (0x20..<0x7f).contains($0) }) {
      return String(decoding: self, as: UTF8.self)
    }
    let scalars = String(decoding: prefix(limit * 4), as: UTF8.self).unicodeScalars
    var shown = String.UnicodeScalarView()
    for scalar in scalars.prefix(limit) { shown.append(scalar.isControl ? " " : scalar) }
    return String(shown) + (scalars.count > limit ? "..." : "")
  }
}
