import ThemeSource

/// The tokens of CSS Syntax 3 that occur in colors, read from the bytes of one literal.
struct ColorScanner {
  let bytes: ArraySlice<UInt8>
  private(set) var index: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex
  }

  var isAtEnd: Bool { index == bytes.endIndex }

  /// The next byte, or 0 at the end.
  var next: UInt8 { byte(at: index) }

  private func byte(at index: Int) -> UInt8 {
    index < bytes.endIndex ? bytes[index] : 0
  }

  /// Skips white space and comments; a comment that never closes stays.
  mutating func skipSpace() {
    while true {
      switch next {
      case 0x20, 0x09, 0x0A, 0x0C, 0x0D: index += 1
      case UInt8(ascii: "/") where byte(at: index + 1) == UInt8(ascii: "*"):
        guard let end = endOfComment() else { return }
        index = end
      default: return
      }
    }
  }

  private func endOfComment() -> Int? {
    var position = index + 3
    while position < bytes.endIndex {
      if bytes[position] == UInt8(ascii: "/"), bytes[position - 1] == UInt8(ascii: "*") {
        return position + 1
      }
      position += 1
    }
    return nil
  }

  /// Steps over one byte if it is the one expected.
  mutating func accept(_ character: Unicode.Scalar) -> Bool {
    guard !isAtEnd, bytes[index] == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  /// Reads letters, digits, `-` and `_`; empty if there are none.
  mutating func word() -> ArraySlice<UInt8> {
    let start = index
    while Self.isWord(next) { index += 1 }
    return bytes[start..<index]
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x5F: true
    default: byte >= 0x80
    }
  }

  /// Reads a number of CSS Syntax 3, section 4.3.12; `nil` if there is none.
  mutating func number() -> Double? {
    let start = index
    var position = index
    if [UInt8(ascii: "-"), UInt8(ascii: "+")].contains(byte(at: position)) { position += 1 }
    let whole = digits(from: position)
    position = whole.upperBound
    if byte(at: position) == UInt8(ascii: "."), byte(at: position + 1).isASCIIDigit {
      position = digits(from: position + 1).upperBound
    } else if whole.isEmpty {
      return nil
    }
    if byte(at: position).asciiLowercased == UInt8(ascii: "e") {
      let sign = byte(at: position + 1)
      let isSigned = sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+")
      let exponent = digits(from: position + (isSigned ? 2 : 1))
      if !exponent.isEmpty { position = exponent.upperBound }
    }
    index = position
    return Double(decimal: bytes[start..<position])
  }

  private func digits(from start: Int) -> Range<Int> {
    var end = start
    while byte(at: end).isASCIIDigit { end += 1 }
    return start..<end
  }
}
