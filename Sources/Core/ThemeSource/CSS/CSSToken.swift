/// A token of CSS with its bytes: a kind of CSS Syntax 3, as GTK's tokenizer reads it.
public struct CSSToken: Hashable, Sendable {
  public enum Kind: UInt8, Sendable {
    case whitespace, comment
    case identifier
    /// A name and the parenthesis after it.
    case function
    /// `@` and a name.
    case atKeyword
    /// `#` and the following name.
    case hash
    case string
    /// A string that a line end cuts off; the line end is not part of it.
    case badString
    /// `url(` and an address without quotes, the closing parenthesis included.
    ///
    /// An address in quotes is a function and a string.
    case url
    /// An address without quotes that has characters it may not have.
    case badURL
    case number, percentage, dimension
    case colon, semicolon, comma
    case openParenthesis, closeParenthesis
    case openBracket, closeBracket
    case openBrace, closeBrace
    /// `<!--`.
    case commentDeclarationOpen
    /// `-->`.
    case commentDeclarationClose
    /// `~=`, `|=`, `^=`, `$=` or `*=`.
    case match
    /// `||`.
    case column
    /// Any other character.
    case delimiter
  }

  public let kind: Kind

  /// Whether a string, an address or a comment ends before the text does; `true` for other kinds.
  public let isClosed: Bool

  /// Whether a name or a string has escapes.
  public let hasEscapes: Bool

  /// Whether a number has neither a fraction nor an exponent.
  public let isInteger: Bool

  private let lower, upper: Int32

  /// The number of bytes before a name or an address, or before the unit of a dimension.
  let head: Int32

  /// The value of a number, a percentage or a dimension, as it is written.
  public let number: Double

  /// The token's bytes, as offsets into the text.
  public var range: Range<Int> { Int(lower)..<Int(upper) }

  init(
    _ kind: Kind, _ range: Range<Int>, head: Int = 0, isClosed: Bool = true,
    hasEscapes: Bool = false, number: Double = 0, isInteger: Bool = false
  ) {
    self.kind = kind
    self.isClosed = isClosed
    self.hasEscapes = hasEscapes
    self.isInteger = isInteger
    lower = Int32(truncatingIfNeeded: range.lowerBound)
    upper = Int32(truncatingIfNeeded: range.upperBound)
    self.head = Int32(truncatingIfNeeded: head)
    self.number = number
  }
}

extension CSSToken {
  /// Whether the token only separates others.
  public var isSpace: Bool { kind == .whitespace || kind == .comment }

  /// The token that closes this one.
  public var closer: Kind? {
    switch kind {
    case .openParenthesis, .function: .closeParenthesis
    case .openBracket: .closeBracket
    case .openBrace: .closeBrace
    default: nil
    }
  }

  /// Whether the token is a closing parenthesis, bracket or brace.
  public var isCloser: Bool {
    kind == .closeParenthesis || kind == .closeBracket || kind == .closeBrace
  }
}

extension [CSSToken] {
  /// A range of tokens without the spaces and comments at its ends.
  public func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (lower, upper) = (range.lowerBound, range.upperBound)
    while lower < upper, self[lower].isSpace { lower += 1 }
    while upper > lower, self[upper - 1].isSpace { upper -= 1 }
    return lower..<upper
  }
}
