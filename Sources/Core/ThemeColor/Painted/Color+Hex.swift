import ThemeSource

extension Color {
  /// Parses `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa` (CSS Color 4, section 5.2), in any case.
  public init?(hex text: String) {
    guard text.utf8.first == HexDigits.hash,
      let code = HexDigits.code(text.utf8.dropFirst())
    else { return nil }
    self.init(code: code)
  }

  /// Parses 3, 4, 6 or 8 hexadecimal digits without the `#`, as base16 schemes write them.
  public init?(hexDigits bytes: ArraySlice<UInt8>) {
    guard let code = HexDigits.code(bytes) else { return nil }
    self.init(code: code)
  }

  /// Parses digits in text, as in bytes.
  public init?(hexDigits text: String) { self.init(hexDigits: Array(text.utf8)[...]) }

  /// The color as `#rrggbbaa` in lower case, rounded to 8 bits as GTK rounds.
  public var hex: String {
    var bytes: [UInt8] = []
    appendHex(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends `#rrggbbaa`, rounded to 8 bits as GTK rounds.
  public func appendHex(to buffer: inout [UInt8]) {
    let (red, green, blue, alpha) = bytes
    buffer.append(HexDigits.hash)
    for byte in [red, green, blue, alpha] {
      buffer.append(byte.hexDigits.high)
      buffer.append(byte.hexDigits.low)
    }
  }
}

/// Hexadecimal digits as bytes.
enum HexDigits {
  static let hash = UInt8(ascii: "#")

  /// The bytes `0xRRGGBBAA` of 3, 4, 6 or 8 digits; a missing alpha is `ff`.
  static func code(_ digits: some Collection<UInt8>) -> UInt32? {
    var code: UInt32 = 0
    var count = 0
    for digit in digits {
      guard let value = digit.hexDigitValue, count < 8 else { return nil }
      code = code << 4 | UInt32(value)
      count += 1
    }
    switch count {
    case 3: return doubled(code << 4 | 15)
    case 4: return doubled(code)
    case 6: return code << 8 | 255
    case 8: return code
    default: return nil
    }
  }

  /// Four digits made eight: `0x1234` is `0x11223344`.
  private static func doubled(_ code: UInt32) -> UInt32 {
    let spread = (code & 0xf000) << 12 | (code & 0xf00) << 8 | (code & 0xf0) << 4 | code & 0xf
    return spread * 17
  }
}

extension Color: CustomStringConvertible {
  /// The color in the usual notation: `#c8102e`, or `#c8102e80` if it is translucent.
  public var description: String {
    let hex = hex
    return hex.hasSuffix("ff") ? String(hex.dropLast(2)) : hex
  }
}
