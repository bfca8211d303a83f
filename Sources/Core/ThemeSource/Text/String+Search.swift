/// What Swift's library can do, too, by the parts that its regular expressions are made of. Those would
/// be a tenth of each program. Texts are compared byte by byte.
extension StringProtocol {
  /// Where a text stands first; `nil` where it does not.
  package func firstRange(of text: String) -> Range<Index>? {
    text.isEmpty ? startIndex..<startIndex : ranges(of: text, atMost: 1).first
  }

  /// Where a text stands, without overlaps; nowhere if it is empty.
  package func ranges(of text: String) -> [Range<Index>] {
    ranges(of: text, atMost: .max)
  }

  private func ranges(of text: String, atMost limit: Int) -> [Range<Index>] {
    let text = Array(text.utf8)
    var scanner = TextScanner(Array(utf8))
    var ranges: [Range<Index>] = []
    var (index, position) = (startIndex, 0)
    while ranges.count < limit, let found = scanner.offset(of: text) {
      let start = utf8.index(index, offsetBy: found - position)
      (position, scanner.position) = (found + text.count, found + text.count)
      index = utf8.index(start, offsetBy: text.count)
      ranges.append(start..<index)
    }
    return ranges
  }

  /// The text with another one wherever the first stands; unchanged if that is empty.
  package func replacing(_ old: String, with new: String) -> String {
    let old = Array(old.utf8)
    var scanner = TextScanner(Array(utf8))
    var bytes: [UInt8] = []
    while let found = scanner.offset(of: old) {
      bytes += scanner.bytes[scanner.position..<found]
      bytes += new.utf8
      scanner.position = found + old.count
    }
    bytes += scanner.bytes[scanner.position...]
    return String(decoding: bytes, as: UTF8.self)
  }
}
