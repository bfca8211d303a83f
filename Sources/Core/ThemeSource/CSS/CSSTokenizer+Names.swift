extension CSSTokenizer {
  /// Whether a byte can begin a name (0x01) or occur in it (0x02).
  private static let nameClasses: [UInt8] = (0...UInt8.max).map { byte in
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), 0x80...:
      return 3
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): return 2
    default: return 0
    }
  }

  func isName(at offset: Int) -> Bool {
    offset < end && CSSTokenizer.nameClasses[Int(bytes[offset])] != 0
  }

  private func isNameStart(at offset: Int) -> Bool {
    offset < end && CSSTokenizer.nameClasses[Int(bytes[offset])] == 3
  }

  /// Whether a backslash begins an escape; at the end of the text it does.
  func isEscape(at offset: Int) -> Bool {
    guard offset < end, bytes[offset] == UInt8(ascii: "\\") else { return false }
    return offset + 1 >= end || !CSSTokenizer.isLineEnd(bytes[offset + 1])
  }

  /// Whether an identifier begins at an offset (CSS Syntax 3, section 4.3.9).
  func isIdentifier(at offset: Int) -> Bool {
    guard offset < end else { return false }
    if bytes[offset] == UInt8(ascii: "-") {
      guard offset + 1 < end else { return false }
      return bytes[offset + 1] == UInt8(ascii: "-") || isNameStart(at: offset + 1)
        || isEscape(at: offset + 1)
    }
    return isNameStart(at: offset) || isEscape(at: offset)
  }

  /// Skips a name; inside it GTK ignores an escaped line end, as in a string.
  ///
  /// - Returns: Whether it has escapes.
  mutating func skipName() -> Bool {
    var hasEscapes = false
    while position < end {
      if CSSTokenizer.nameClasses[Int(bytes[position])] != 0 {
        position += 1
      } else if bytes[position] == UInt8(ascii: "\\") {
        hasEscapes = true
        skipEscape()
      } else {
        break
      }
    }
    return hasEscapes
  }

  /// Skips a backslash and the escaped text: six hexadecimal digits and a space, or a character.
  mutating func skipEscape() {
    position = CSSEscape.end(at: position, in: bytes[..<end])
  }

  /// An identifier, a function or an address.
  mutating func identifier() -> CSSToken {
    let start = position
    let hasEscapes = skipName()
    guard position < end, bytes[position] == UInt8(ascii: "(") else {
      return CSSToken(.identifier, start..<position, hasEscapes: hasEscapes)
    }
    let name = start..<position
    position += 1
    if isURL(name, hasEscapes: hasEscapes) {
      var next = position
      while next < end, CSSTokenizer.isSpace(bytes[next]) { next += 1 }
      let isQuoted =
        next < end && (bytes[next] == UInt8(ascii: "\"") || bytes[next] == UInt8(ascii: "'"))
      if !isQuoted { return url(from: start) }
    }
    return CSSToken(.function, start..<position, hasEscapes: hasEscapes)
  }

  private func isURL(_ name: Range<Int>, hasEscapes: Bool) -> Bool {
    let name = hasEscapes ? CSSEscape.decode(bytes[name])[...] : bytes[name]
    return name.count == 3 && name.elementsEqual("url".utf8, by: { $0 | 0x20 == $1 })
  }
}
