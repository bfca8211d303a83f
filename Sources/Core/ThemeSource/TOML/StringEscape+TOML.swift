extension StringEscape {
  /// Reads the escape of a basic string of TOML whose backslash is at `offset`.
  static func toml(at offset: Int, in bytes: [UInt8]) -> StringEscape {
    guard offset + 1 < bytes.count else { return StringEscape(scalar: nil, length: 1) }
    switch bytes[offset + 1] {
    case UInt8(ascii: "b"): return StringEscape(scalar: "\u{8}", length: 2)
    case UInt8(ascii: "t"): return StringEscape(scalar: "\t", length: 2)
    case UInt8(ascii: "n"): return StringEscape(scalar: "\n", length: 2)
    case UInt8(ascii: "f"): return StringEscape(scalar: "\u{C}", length: 2)
    case UInt8(ascii: "r"): return StringEscape(scalar: "\r", length: 2)
    case UInt8(ascii: "\""): return StringEscape(scalar: "\"", length: 2)
    case UInt8(ascii: "\\"): return StringEscape(scalar: "\\", length: 2)
    case UInt8(ascii: "u"): return hexadecimal(at: offset, digits: 4, in: bytes)
    case UInt8(ascii: "U"): return hexadecimal(at: offset, digits: 8, in: bytes)
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return StringEscape(scalar: nil, length: 1)
    case 0x80...:
      let length = EncodingCheck.lengthOfCharacter(at: offset + 1, in: bytes)
      return StringEscape(scalar: nil, length: 1 + max(length, 1))
    default: return StringEscape(scalar: nil, length: 2)
    }
  }

  /// The offset of the first visible character after a backslash at the end of a line, if it is
  /// one.
  static func endOfContinuation(at offset: Int, in bytes: [UInt8]) -> Int? {
    var probe = offset + 1
    var endsLine = false
    while probe < bytes.count {
      switch bytes[probe] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"): break
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): endsLine = true
      default: return endsLine ? probe : nil
      }
      probe += 1
    }
    return endsLine ? probe : nil
  }
}
