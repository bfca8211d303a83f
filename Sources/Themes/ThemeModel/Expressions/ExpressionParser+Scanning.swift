import ThemeSource

/// Skips, accepts and expects text, byte by byte.
extension ExpressionParser {
  mutating func skipSpace() {
    while position < bytes.endIndex, isSpace(bytes[position]) { position += 1 }
  }

  func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0d).contains(byte) }

  /// Skips a name, a keyword or hex digits; in GTK's CSS also escapes.
  mutating func skipName() {
    while position < bytes.endIndex {
      switch bytes[position] {
      case let byte where ExpressionParser.isNameByte(byte): position += 1
      case UInt8(ascii: "\\") where sigil == .at && position + 1 < bytes.endIndex:
        position = CSSEscape.end(at: position, in: bytes)
      default:
        return
      }
    }
  }

  /// Whether a byte may belong to a name, a keyword or hex digits.
  static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  /// Skips to the parenthesis that closes the one at the position.
  mutating func skipParentheses() {
    var open = 0
    while position < bytes.endIndex {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: "(") { open += 1 }
      if byte == UInt8(ascii: ")") {
        open -= 1
        if open == 0 { return }
      }
    }
  }

  mutating func number() -> Double? {
    let start = position
    var end = position
    if end < bytes.endIndex, isSign(bytes[end]) { end += 1 }
    let whole = endOfDigits(from: end)
    var found = whole > end
    end = whole
    if end < bytes.endIndex, bytes[end] == UInt8(ascii: ".") {
      let fraction = endOfDigits(from: end + 1)
      if fraction > end + 1 { (end, found) = (fraction, true) }
    }
    guard found else { return nil }
    if end < bytes.endIndex, bytes[end] | 0x20 == UInt8(ascii: "e") {
      var exponent = end + 1
      if exponent < bytes.endIndex, isSign(bytes[exponent]) { exponent += 1 }
      let last = endOfDigits(from: exponent)
      if last > exponent { end = last }
    }
    position = end
    let value = Double(decimal: bytes[start..<end])
    return value.isFinite ? value : nil
  }

  private func isSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
  }

  func endOfDigits(from start: Int) -> Int {
    var end = start
    while end < bytes.endIndex, bytes[end].isASCIIDigit { end += 1 }
    return end
  }

  mutating func accept(_ byte: UInt8, afterSpace: Bool = true) -> Bool {
    if afterSpace { skipSpace() }
    guard position < bytes.endIndex, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  mutating func expect(_ byte: UInt8, _ message: String) throws(ExpressionError) {
    guard accept(byte) else {
      throw ExpressionError(position..<min(position + 1, bytes.endIndex), message)
    }
  }

  mutating func expectComma() throws(ExpressionError) {
    try expect(UInt8(ascii: ","), "expected ',' and another argument")
  }
}
