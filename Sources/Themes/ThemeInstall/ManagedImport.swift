/// The one line that Livery writes into a user's stylesheet: an import of the theme beside it.
enum ManagedImport {
  /// The theme's file.
  static let file = "livery.css"

  /// The line without its end; a line that differs in one byte is not Livery's.
  static let line =
    "@import url(\"\(file)\"); /* by 'livery install'; 'livery uninstall' takes it away */"

  /// The link that the user's stylesheet was, while a file of Livery's is in its place.
  static let keptFile = "gtk.linked.css"

  /// The stylesheet that replaces a link: it imports the theme, and then the link's target.
  static let inPlaceOfLink = Array("\(line)\n@import url(\"\(keptFile)\");\n".utf8)

  private static let mark: [UInt8] = [0xef, 0xbb, 0xbf]
  private static let (newline, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))

  /// The ranges of the line and its end, which an editor may have changed or copied.
  private static func ranges(in bytes: [UInt8]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    // An editor may have put a byte order mark before it.
    var start = bytes.starts(with: mark) ? mark.count : 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: newline)
      var content = bytes[start..<(end ?? bytes.count)]
      if content.last == carriageReturn { content.removeLast() }
      let next = end.map { $0 + 1 } ?? bytes.count
      if content.elementsEqual(line.utf8) { ranges.append(start..<next) }
      start = next
    }
    return ranges
  }

  static func isThere(in bytes: [UInt8]) -> Bool { !ranges(in: bytes).isEmpty }

  /// A stylesheet with the line at its start, so that the user's own rules override the theme.
  ///
  /// It is before a byte order mark, behind which GTK follows no import.
  static func adding(to bytes: [UInt8]) -> [UInt8] {
    Array(line.utf8) + [newline] + bytes
  }

  /// A stylesheet without the line.
  static func removing(from bytes: [UInt8]) -> [UInt8] {
    var rest = bytes
    for range in ranges(in: bytes).reversed() { rest.removeSubrange(range) }
    return rest
  }

  /// Whether a stylesheet names the theme's file outside of the line.
  static func isNamed(in bytes: [UInt8]) -> Bool {
    let rest = removing(from: bytes)
    return rest.indices.contains { rest[$0...].starts(with: file.utf8) }
  }
}
