/// The tokens of CSS Syntax 3 that colors are made of, read from the bytes of one literal.
struct ColorScanner {
  let bytes: ArraySlice<UInt8>
  private(set) var index: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex
  }

  var isAtEnd: Bool { index == bytes.endIndex }

  /// The byte ahead, or 0 at the end.
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

  /// Reads letters, digits, `-` and `_`; empty where there are none.
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

  /// Reads a number of CSS Syntax 3, section 4.3.12, or nothing where none begins.
  mutating func number() -> Double? {
    let start = index
    var position = index
    let isNegative = byte(at: position) == UInt8(ascii: "-")
    if isNegative || byte(at: position) == UInt8(ascii: "+") { position += 1 }
    var digits = DecimalDigits()
    while digits.append(byte(at: position)) { position += 1 }
    if byte(at: position) == UInt8(ascii: "."), Self.isDigit(byte(at: position + 1)) {
      position += 1
      while digits.append(byte(at: position), isFraction: true) { position += 1 }
    }
    guard digits.count > 0 else { return nil }
    if byte(at: position) | 0x20 == UInt8(ascii: "e") {
      let sign = byte(at: position + 1)
      let isSigned = sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+")
      var end = position + (isSigned ? 2 : 1)
      if Self.isDigit(byte(at: end)) {
        var exponent = 0
        while Self.isDigit(byte(at: end)) {
          exponent = min(exponent * 10 + Int(byte(at: end) - 0x30), 9999)
          end += 1
        }
        digits.scale(by: sign == UInt8(ascii: "-") ? -exponent : exponent)
        position = end
      }
    }
    index = position
    let size =
      digits.value ?? Double(String(decoding: bytes[start..<position], as: UTF8.self))?.magnitude
    return size.map { isNegative ? -$0 : $0 }
  }

  static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
}

/// Decimal digits gathered into a number, for as long as that is exact.
struct DecimalDigits {
  private(set) var count = 0
  private var mantissa: UInt64 = 0
  private var exponent = 0
  private var isExact = true

  /// Takes a byte if it is a digit.
  mutating func append(_ byte: UInt8, isFraction: Bool = false) -> Bool {
    guard ColorScanner.isDigit(byte) else { return false }
    count += 1
    // 2^53: beyond it a `Double` no longer holds every integer.
    if mantissa > 900_719_925_474_099 {
      isExact = false
    } else {
      mantissa = mantissa * 10 + UInt64(byte - 0x30)
      if isFraction { exponent -= 1 }
    }
    return true
  }

  mutating func scale(by powerOfTen: Int) { exponent += powerOfTen }

  /// The number rounded once, or `nil` where that takes more than one operation.
  var value: Double? {
    guard isExact, abs(exponent) < Self.powers.count else { return nil }
    let power = Self.powers[abs(exponent)]
    return exponent < 0 ? Double(mantissa) / power : Double(mantissa) * power
  }

  /// The powers of ten that a `Double` holds exactly.
  private static let powers: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11,
    1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]
}
