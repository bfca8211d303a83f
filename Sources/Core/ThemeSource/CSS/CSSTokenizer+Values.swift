extension CSSTokenizer {
  /// Whether a number begins at an offset (CSS Syntax 3, section 4.3.10).
  func isNumber(at offset: Int) -> Bool {
    var offset = offset
    if offset < end, bytes[offset] == UInt8(ascii: "+") || bytes[offset] == UInt8(ascii: "-") {
      offset += 1
    }
    if offset < end, bytes[offset] == UInt8(ascii: ".") { offset += 1 }
    return isDigit(at: offset)
  }

  private func isDigit(at offset: Int) -> Bool {
    offset < end && bytes[offset] &- 0x30 < 10
  }

  /// A number, a percentage or a dimension (CSS Syntax 3, section 4.3.12).
  mutating func number() -> CSSToken {
    let start = position
    if !isDigit(at: position), bytes[position] != UInt8(ascii: ".") { position += 1 }
    var isInteger = true
    skipDigits()
    if position < end, bytes[position] == UInt8(ascii: "."), isDigit(at: position + 1) {
      isInteger = false
      position += 1
      skipDigits()
    }
    if position < end, bytes[position] | 0x20 == UInt8(ascii: "e") {
      let sign = peek(1)
      let isSigned = sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-")
      let digits = position + (isSigned ? 2 : 1)
      if isDigit(at: digits) {
        isInteger = false
        position = digits
        skipDigits()
      }
    }
    let value = Double(decimal: bytes[start..<position])
    let head = position - start
    if isIdentifier(at: position) {
      let hasEscapes = skipName()
      return CSSToken(
        .dimension, start..<position, head: head, hasEscapes: hasEscapes, number: value,
        isInteger: isInteger)
    }
    if position < end, bytes[position] == UInt8(ascii: "%") {
      position += 1
      return CSSToken(
        .percentage, start..<position, head: head, number: value, isInteger: isInteger)
    }
    return CSSToken(.number, start..<position, head: head, number: value, isInteger: isInteger)
  }

  private mutating func skipDigits() {
    while isDigit(at: position) { position += 1 }
  }

  /// A string in quotes, cut off at a line end or the end of the text.
  mutating func string(_ quote: UInt8) -> CSSToken {
    let start = position
    var hasEscapes = false
    position += 1
    while position < end {
      let byte = bytes[position]
      if byte == quote {
        position += 1
        return CSSToken(.string, start..<position, head: 1, hasEscapes: hasEscapes)
      }
      if CSSTokenizer.isLineEnd(byte) {
        return CSSToken(
          .badString, start..<position, head: 1, isClosed: false, hasEscapes: hasEscapes)
      }
      if byte == UInt8(ascii: "\\") {
        hasEscapes = true
        skipEscape()
      } else {
        position += 1
      }
    }
    return CSSToken(.string, start..<position, head: 1, isClosed: false, hasEscapes: hasEscapes)
  }

  /// An address without quotes, from after its parenthesis (CSS Syntax 3, section 4.3.6).
  mutating func url(from start: Int) -> CSSToken {
    let head = position - start
    var hasEscapes = false
    var isGood = true
    skipSpace()
    while position < end {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: ")"):
        position += 1
        return CSSToken(
          isGood ? .url : .badURL, start..<position, head: head, hasEscapes: hasEscapes)
      case _ where CSSTokenizer.isSpace(byte):
        skipSpace()
        if position < end, bytes[position] != UInt8(ascii: ")") { isGood = false }
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "("), 0...0x08, 0x0b,
        0x0e...0x1f, 0x7f:
        isGood = false
        position += 1
      case UInt8(ascii: "\\"):
        if isEscape(at: position) {
          hasEscapes = true
          skipEscape()
        } else {
          isGood = false
          position += 1
        }
      default: position += 1
      }
    }
    return CSSToken(
      isGood ? .url : .badURL, start..<position, head: head, isClosed: false,
      hasEscapes: hasEscapes)
  }

  private mutating func skipSpace() {
    while position < end, CSSTokenizer.isSpace(bytes[position]) { position += 1 }
  }
}
