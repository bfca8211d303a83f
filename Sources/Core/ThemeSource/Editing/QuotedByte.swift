/// How a byte is written between double quotes, as far as JSON and TOML agree.
enum QuotedByte {
  static func quote(_ content: some Sequence<UInt8>) -> [UInt8] {
    var result = [UInt8(ascii: "\"")]
    for byte in content { append(byte, to: &result) }
    return result + [UInt8(ascii: "\"")]
  }

  /// Appends a byte of a string, escaped if necessary.
  static func append(_ byte: UInt8, to result: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "\""): result += Array("\\\"".utf8)
    case UInt8(ascii: "\\"): result += Array("\\\\".utf8)
    case 0x08: result += Array("\\b".utf8)
    case 0x09: result += Array("\\t".utf8)
    case 0x0A: result += Array("\\n".utf8)
    case 0x0C: result += Array("\\f".utf8)
    case 0x0D: result += Array("\\r".utf8)
    // JSON does not require the escape of 7F, but TOML does.
    case 0..<0x20, 0x7F: result += Array("\\u\(EncodingCheck.hexadecimal(byte))".utf8)
    default: result.append(byte)
    }
  }
}
