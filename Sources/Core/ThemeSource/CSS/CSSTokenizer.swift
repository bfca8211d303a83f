/// Splits CSS into tokens (CSS Syntax 3, section 4), whatever the bytes are.
///
/// Line ends, escapes and bytes beyond ASCII are read as GTK reads them: every byte from 0x80 on
/// may be part of a name, and a NUL is a character like any other.
public struct CSSTokenizer: Sequence, IteratorProtocol {
  let bytes: [UInt8]
  let end: Int
  var position: Int

  public init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    position = range.lowerBound
    end = range.upperBound
  }

  /// The next token; `nil` at the end.
  public mutating func next() -> CSSToken? {
    guard position < end else { return nil }
    let start = position
    let byte = bytes[start]
    switch byte {
    case 0x20, 0x09, 0x0a, 0x0c, 0x0d:
      repeat { position += 1 } while position < end && CSSTokenizer.isSpace(bytes[position])
      return CSSToken(.whitespace, start..<position)
    case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): return comment()
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return string(byte)
    case UInt8(ascii: "#"):
      position += 1
      guard position < end, isName(at: position) || isEscape(at: position) else {
        return CSSToken(.delimiter, start..<position)
      }
      let hasEscapes = skipName()
      return CSSToken(.hash, start..<position, head: 1, hasEscapes: hasEscapes)
    case UInt8(ascii: "@"):
      position += 1
      guard isIdentifier(at: position) else { return CSSToken(.delimiter, start..<position) }
      let hasEscapes = skipName()
      return CSSToken(.atKeyword, start..<position, head: 1, hasEscapes: hasEscapes)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return number()
    case UInt8(ascii: "+"), UInt8(ascii: "."):
      return isNumber(at: start) ? number() : delimiter()
    case UInt8(ascii: "-"):
      if isNumber(at: start) { return number() }
      if peek(1) == UInt8(ascii: "-"), peek(2) == UInt8(ascii: ">") {
        return punctuation(.commentDeclarationClose, 3)
      }
      return isIdentifier(at: start) ? identifier() : delimiter()
    case UInt8(ascii: "\\"): return isEscape(at: start) ? identifier() : delimiter()
    case UInt8(ascii: "<"):
      let isOpening =
        peek(1) == UInt8(ascii: "!") && peek(2) == UInt8(ascii: "-")
        && peek(3) == UInt8(ascii: "-")
      return isOpening ? punctuation(.commentDeclarationOpen, 4) : delimiter()
    case UInt8(ascii: "|") where peek(1) == byte: return punctuation(.column, 2)
    case UInt8(ascii: "|"), UInt8(ascii: "~"), UInt8(ascii: "^"), UInt8(ascii: "$"),
      UInt8(ascii: "*"):
      return peek(1) == UInt8(ascii: "=") ? punctuation(.match, 2) : delimiter()
    default:
      if let kind = CSSTokenizer.kinds[Int(byte)] { return punctuation(kind, 1) }
      return isName(at: start) ? identifier() : delimiter()
    }
  }

  /// The tokens that are one byte, by that byte.
  private static let kinds: [CSSToken.Kind?] = (0...UInt8.max).map { byte in
    switch byte {
    case UInt8(ascii: "("): .openParenthesis
    case UInt8(ascii: ")"): .closeParenthesis
    case UInt8(ascii: "["): .openBracket
    case UInt8(ascii: "]"): .closeBracket
    case UInt8(ascii: "{"): .openBrace
    case UInt8(ascii: "}"): .closeBrace
    case UInt8(ascii: ":"): .colon
    case UInt8(ascii: ";"): .semicolon
    case UInt8(ascii: ","): .comma
    default: nil
    }
  }

  private mutating func punctuation(_ kind: CSSToken.Kind, _ length: Int) -> CSSToken {
    position += length
    return CSSToken(kind, (position - length)..<position)
  }

  private mutating func delimiter() -> CSSToken { punctuation(.delimiter, 1) }

  /// A comment, which the end of the text may cut off.
  private mutating func comment() -> CSSToken {
    let start = position
    position += 2
    while position < end {
      if bytes[position] == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        position += 2
        return CSSToken(.comment, start..<position)
      }
      position += 1
    }
    return CSSToken(.comment, start..<position, isClosed: false)
  }
}

extension CSSTokenizer {
  func peek(_ distance: Int) -> UInt8? {
    position + distance < end ? bytes[position + distance] : nil
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || isLineEnd(byte)
  }

  static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0a || byte == 0x0d || byte == 0x0c }
}
