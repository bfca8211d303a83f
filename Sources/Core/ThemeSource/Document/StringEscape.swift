/// A backslash in a string, with the characters after it.
package struct StringEscape {
  /// The character that it represents; `nil` for an invalid escape.
  let scalar: Unicode.Scalar?

  /// Its bytes, the backslash included.
  let length: Int

  /// Reads a number of hexadecimal digits after a backslash and a letter.
  static func hexadecimal(at offset: Int, digits: Int, in bytes: [UInt8]) -> StringEscape {
    var value: UInt32 = 0
    var count = 0
    while count < digits, offset + 2 + count < bytes.count,
      let digit = bytes[offset + 2 + count].hexDigitValue
    {
      value = value &<< 4 | UInt32(digit)
      count += 1
    }
    let scalar = count == digits ? Unicode.Scalar(value) : nil
    return StringEscape(scalar: scalar, length: 2 + count)
  }

  /// The error message for an invalid escape.
  func error(in bytes: [UInt8], at offset: Int) -> String {
    let written = ReaderFindings.quote(bytes[offset..<offset + length])
    switch length > 1 ? bytes[offset + 1] : 0 {
    case UInt8(ascii: "u") where length < 6: return "expected 4 hexadecimal digits after '\\u'"
    case UInt8(ascii: "U") where length < 10: return "expected 8 hexadecimal digits after '\\U'"
    case UInt8(ascii: "u"), UInt8(ascii: "U"): return "\(written) is no character of Unicode"
    default: return "\(written) is no escape, write a backslash as '\\\\'"
    }
  }
}
