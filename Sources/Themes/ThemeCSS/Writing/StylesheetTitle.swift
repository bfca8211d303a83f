/// The comment on the first line of each Livery stylesheet: its content, and its origin.
package enum StylesheetTitle {
  private static let start = "/* "
  private static let end = ", written by Livery */"

  /// The line for a title; text that would end the comment early is split.
  package static func line(_ title: String) -> [UInt8] {
    var bytes = Array(start.utf8)
    for byte in title.utf8 {
      if bytes.last == UInt8(ascii: "*"), byte == UInt8(ascii: "/") { bytes.append(0x20) }
      bytes.append(byte < 0x20 ? 0x20 : byte)
    }
    return bytes + Array("\(end)\n".utf8)
  }

  /// The title in the first line of a stylesheet; `nil` if Livery did not write it.
  package static func title(of bytes: [UInt8]) -> String? {
    guard isFirst(in: bytes) else { return nil }
    let line = bytes.prefix { $0 != 0x0a }
    return String(
      decoding: line.dropFirst(start.utf8.count).dropLast(end.utf8.count), as: UTF8.self)
  }

  /// Whether a stylesheet begins with such a line.
  package static func isFirst(in bytes: [UInt8]) -> Bool {
    let line = bytes.prefix { $0 != 0x0a }
    return line.starts(with: start.utf8) && line.suffix(end.utf8.count).elementsEqual(end.utf8)
  }
}
