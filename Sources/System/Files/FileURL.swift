/// URLs of files (RFC 8089).
package enum FileURL {
  /// The URL of an absolute path.
  package static func url(of path: String) -> String { "file://" + encoded(path) }

  /// A path as the path of a URL (RFC 3986): what is not unreserved or a slash is percent-encoded.
  package static func encoded(_ path: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    let plain = Array("-._~/".utf8)
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
}
