/// A backslash and what follows it in a basic string.
struct TOMLEscape {
  /// The character it stands for; `nil` where it is no escape.
  let scalar: Unicode.Scalar?

  /// Its bytes, the backslash included.
  let length: Int

  /// Reads the escape whose backslash is at `offset`.
  static func read(at offset: Int, in bytes: [UInt8]) -> TOMLEscape {
    guard offset + 1 < bytes.count else { return TOMLEscape(scalar: nil, length: 1) }
    switch bytes[offset + 1] {
    case UInt8(ascii: "b"): return TOMLEscape(scalar: "\u{8}", length: 2)
    case UInt8(ascii: "t"): return TOMLEscape(scalar: "\t", length: 2)
    case UInt8(ascii: "n"): return TOMLEscape(scalar: "\n", length: 2)
    case UInt8(ascii: "f"): return TOMLEscape(scalar: "\u{C}", length: 2)
    case UInt8(ascii: "r"): return TOMLEscape(scalar: "\r", length: 2)
    case UInt8(ascii: "\""): return TOMLEscape(scalar: "\"", length: 2)
    case UInt8(ascii: "\\"): return TOMLEscape(scalar: "\\", length: 2)
    case UInt8(ascii: "u"): return hexadecimal(at: offset, digits: 4, in: bytes)
    case UInt8(ascii: "U"): return hexadecimal(at: offset, digits: 8, in: bytes)
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return TOMLEscape(scalar: nil, length: 1)
    case 0x80...:
      let length = EncodingCheck.lengthOfCharacter(at: offset + 1, in: bytes)
      return TOMLEscape(scalar: nil, length: 1 + max(length, 1))
    default: return TOMLEscape(scalar: nil, length: 2)
    }
  }

  private static func hexadecimal(at offset: Int, digits: Int, in bytes: [UInt8]) -> TOMLEscape {
    var value: UInt32 = 0
    var count = 0
    while count < digits, offset + 2 + count < bytes.count,
      let digit = digit(bytes[offset + 2 + count])
    {
      value = value &<< 4 | digit
      count += 1
    }
    let scalar = count == digits ? Unicode.Scalar(value) : nil
    return TOMLEscape(scalar: scalar, length: 2 + count)
  }

  static func digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }

  /// The offset of the first ink behind a backslash that ends its line; `nil` where it doesn't.
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

  /// What is wrong with an escape that stands for nothing.
  func fault(in bytes: [UInt8], at offset: Int) -> String {
    let written = ReaderFindings.quote(bytes[offset..<offset + length])
    switch length > 1 ? bytes[offset + 1] : 0 {
    case UInt8(ascii: "u") where length < 6: return "expected 4 hexadecimal digits after '\\u'"
    case UInt8(ascii: "U") where length < 10: return "expected 8 hexadecimal digits after '\\U'"
    case UInt8(ascii: "u"), UInt8(ascii: "U"): return "\(written) is no character of Unicode"
    default: return "\(written) is no escape, write a backslash as '\\\\'"
    }
  }
}
