/// A position in the bytes of a text.
package struct TextScanner {
  package let bytes: [UInt8]
  package var position: Int
  package let end: Int

  package init(_ bytes: [UInt8], _ range: Range<Int>? = nil) {
    self.bytes = bytes
    position = range?.lowerBound ?? 0
    end = range?.upperBound ?? bytes.count
  }

  package var isAtEnd: Bool { position >= end }

  /// The byte at the position; `nil` at the end.
  package var next: UInt8? { position < end ? bytes[position] : nil }

  /// Whether the text continues with another one.
  package func isBefore(_ text: String) -> Bool {
    end - position >= text.utf8.count && bytes[position...].starts(with: text.utf8)
  }

  /// Skips another text if this one continues with it.
  package mutating func accept(_ text: String) -> Bool {
    guard isBefore(text) else { return false }
    position += text.utf8.count
    return true
  }

  /// Skips a lowercase text if this one continues with it in any case.
  package mutating func acceptInAnyCase(_ text: String) -> Bool {
    let letters = bytes[position..<min(position + text.utf8.count, end)]
    guard
      letters.elementsEqual(
        text.utf8, by: { $0.asciiLowercased == $1 })
    else { return false }
    position += text.utf8.count
    return true
  }

  /// The offset of some bytes at or after the position; `nil` if there are none.
  package func offset(of text: [UInt8]) -> Int? {
    guard let first = text.first else { return nil }
    var index = position
    while index + text.count <= end {
      if bytes[index] == first, bytes[index..<(index + text.count)].elementsEqual(text) {
        return index
      }
      index += 1
    }
    return nil
  }

  package mutating func skipSpace() {
    while let next, TextScanner.isSpace(next) { position += 1 }
  }

  /// Takes bytes while a condition holds.
  package mutating func take(while isTaken: (UInt8) -> Bool) -> Range<Int> {
    let start = position
    while let next, isTaken(next) { position += 1 }
    return start..<position
  }

  package mutating func takeDigits() -> Range<Int> { take { $0.isASCIIDigit } }

  /// Takes digits and, after a point, more digits; a point needs digits on both sides.
  package mutating func takeDecimal() -> Range<Int> {
    let start = position
    guard !takeDigits().isEmpty else { return start..<start }
    let whole = position
    if accept("."), takeDigits().isEmpty { position = whole }
    return start..<position
  }

  package func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  package static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0d).contains(byte)
  }

  /// Whether a byte may occur in a name: letters, digits, `_`.
  package static func isName(_ byte: UInt8) -> Bool {
    byte.isASCIIDigit || byte.isASCIILetter || byte == 0x5f
  }
}
