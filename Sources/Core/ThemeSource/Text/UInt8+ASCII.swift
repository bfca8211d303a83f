// Characters of ASCII as bytes.
extension UInt8 {
  package var isASCIIDigit: Bool { (0x30...0x39).contains(self) }

  package var isASCIILetter: Bool { (0x61...0x7a).contains(self | 0x20) }

  package var isASCIILowercase: Bool { (0x61...0x7a).contains(self) }

  /// The byte, a capital letter made small.
  package var asciiLowercased: UInt8 { (0x41...0x5a).contains(self) ? self | 0x20 : self }

  /// The value of a hexadecimal digit; `nil` for any other byte.
  package var hexDigitValue: UInt8? {
    switch self {
    case 0x30...0x39: self - 0x30
    case 0x41...0x46: self - 0x41 + 10
    case 0x61...0x66: self - 0x61 + 10
    default: nil
    }
  }

  /// Two hexadecimal digits in lower case.
  package var hexDigits: (high: UInt8, low: UInt8) {
    let digit = { (value: UInt8) in value < 10 ? value + 0x30 : value - 10 + 0x61 }
    return (digit(self >> 4), digit(self & 15))
  }

  /// Two hexadecimal digits in lower case.
  package var hexText: String {
    String(decoding: [hexDigits.high, hexDigits.low], as: UTF8.self)
  }

  /// Whether a byte may occur in a name without quotes, as in the keys of TOML 1.0.
  package var isBareKey: Bool {
    isASCIILetter || isASCIIDigit || self == UInt8(ascii: "_") || self == UInt8(ascii: "-")
  }
}
