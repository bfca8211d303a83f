/// URIs of files (RFC 8089), the names that clients use for documents.
enum FileURI {
  /// The absolute path that a URI names; `nil` if it is of another scheme or machine.
  static func path(of uri: String) -> String? {
    let bytes = Array(uri.utf8)
    let scheme = Array("file://".utf8)
    guard bytes.count > scheme.count,
      zip(bytes, scheme).allSatisfy({ ($0 | 0x20) == ($1 | 0x20) })
    else { return nil }
    var rest = bytes[scheme.count...]
    let local = Array("localhost".utf8)
    if rest.starts(with: local) { rest = rest.dropFirst(local.count) }
    guard rest.first == UInt8(ascii: "/") else { return nil }
    rest = rest.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    var path: [UInt8] = []
    var index = rest.startIndex
    while index < rest.endIndex {
      let byte = rest[index]
      if byte == UInt8(ascii: "%") {
        guard index + 2 < rest.endIndex, let high = digit(rest[index + 1]),
          let low = digit(rest[index + 2])
        else { return nil }
        path.append(high << 4 | low)
        index += 3
      } else {
        path.append(byte)
        index += 1
      }
    }
    return path.contains(0) ? nil : String(validating: path, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
