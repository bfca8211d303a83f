extension StringEscape {
  /// Reads the escape of a string of JSON whose backslash is at `offset` (RFC 8259, section 7).
  ///
  /// Two escapes that are a surrogate pair are one.
  static func json(at offset: Int, in bytes: [UInt8]) -> StringEscape {
    guard offset + 1 < bytes.count else { return StringEscape(scalar: nil, length: 1) }
    switch bytes[offset + 1] {
    case UInt8(ascii: "/"): return StringEscape(scalar: "/", length: 2)
    case UInt8(ascii: "U"): return StringEscape(scalar: nil, length: 2)
    case UInt8(ascii: "u"):
      guard let high = unit(at: offset, in: bytes), 0xD800..<0xDC00 ~= high,
        let low = unit(at: offset + 6, in: bytes), 0xDC00..<0xE000 ~= low
      else { return hexadecimal(at: offset, digits: 4, in: bytes) }
      let value = 0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)
      return StringEscape(scalar: Unicode.Scalar(value), length: 12)
    default: return toml(at: offset, in: bytes)
    }
  }

  /// The value of a `\uXXXX`.
  private static func unit(at offset: Int, in bytes: [UInt8]) -> UInt32? {
    guard offset + 6 <= bytes.count, bytes[offset] == UInt8(ascii: "\\"),
      bytes[offset + 1] == UInt8(ascii: "u")
    else { return nil }
    var value: UInt32 = 0
    for byte in bytes[offset + 2..<offset + 6] {
      guard let digit = byte.hexDigitValue else { return nil }
      value = value << 4 | UInt32(digit)
    }
    return value
  }
}
