/// URLs of files (RFC 8089).
package enum FileURL {
  package static func url(of path: String) -> String { "file://" + encoded(path) }

  /// The characters besides letters and digits that need no encoding in the path of a URL (RFC
  /// 3986): those of `pchar`, and the slash.
  package static let pathSigns = "-._~/!$&'()*+,:;=@"

  /// A path as the path of a URL (RFC 3986): all characters except unreserved ones, slashes and the
  /// given signs are percent-encoded.
  package static func encoded(_ path: String, signs: String = "-._~/") -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    let plain = Array(signs.utf8)
    var url: [UInt8] = []
    for byte in path.utf8 {
      let isLetter = (0x61...0x7a).contains(byte | 0x20)
      if isLetter || (0x30...0x39).contains(byte) || plain.contains(byte) {
        url.append(byte)
      } else {
        url += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: url, as: UTF8.self)
  }

  /// Decodes percent-encoded text (RFC 3986, section 2.1); `nil` if a `%` is invalid, or the bytes
  /// are not UTF-8.
  package static func decoded(_ text: String) -> String? {
    var rest = Array(text.utf8)[...]
    var bytes: [UInt8] = []
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = rest.prefix(2)
      guard digits.count == 2, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
        let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      else { return nil }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
