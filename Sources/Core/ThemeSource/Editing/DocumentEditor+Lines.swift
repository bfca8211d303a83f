extension DocumentEditor {
  /// The offset of the first byte of a line; a byte order mark is before the first line.
  func lineStart(of offset: Int) -> Int {
    var offset = offset
    while offset > textStart, bytes[offset - 1] != 0x0A, bytes[offset - 1] != 0x0D { offset -= 1 }
    return offset
  }

  /// The offset of the end of a line, before its line end.
  func lineEnd(of offset: Int) -> Int {
    bytes[offset...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
  }

  /// The offset after the line end at the current offset.
  func skipNewline(_ offset: Int) -> Int {
    guard offset < bytes.count else { return offset }
    let isPair = bytes[offset] == 0x0D && offset + 1 < bytes.count && bytes[offset + 1] == 0x0A
    return offset + (isPair ? 2 : 1)
  }

  var textStart: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  /// The kind of line end near an offset.
  func newline(near offset: Int) -> [UInt8] {
    let end = lineEnd(of: offset)
    if end < bytes.count { return Array(bytes[end..<skipNewline(end)]) }
    guard let last = bytes.lastIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return [0x0A] }
    return last > 0 && bytes[last] == 0x0A && bytes[last - 1] == 0x0D
      ? [0x0D, 0x0A] : [bytes[last]]
  }

  /// The lines of a statement, with the comment after it.
  func lines(of entry: Int32) -> Range<Int> {
    let node = nodes[Int(entry)]
    let start = lineStart(of: Int(node.entryStart))
    return start..<skipNewline(lineEnd(of: node.range.upper))
  }

  /// The lines from a header to the last value under it, with the empty lines after them; at the
  /// end of the file also the empty lines before them.
  func lines(ofSection table: Int32) -> Range<Int> {
    let body = body(of: table)
    var end = body.upperBound
    while end < bytes.count, isBlank(end..<lineEnd(of: end)) {
      end = skipNewline(lineEnd(of: end))
    }
    return (end == bytes.count ? skipBlankLines(above: body.lowerBound) : body.lowerBound)..<end
  }

  /// The lines from a header to the last value under it.
  func body(of table: Int32) -> Range<Int> {
    let node = nodes[Int(table)]
    let last = max(node.range.upper, node.content.upper)
    return lineStart(of: node.range.lower)..<skipNewline(lineEnd(of: last))
  }

  /// The offset of the first of the empty lines before a line.
  func skipBlankLines(above line: Int) -> Int {
    var start = line
    while start > textStart {
      let before = lineStart(of: start - 1 - (isPairEnd(start) ? 1 : 0))
      guard isBlank(before..<lineEnd(of: before)) else { break }
      start = before
    }
    return start
  }

  private func isPairEnd(_ offset: Int) -> Bool {
    offset > 1 && bytes[offset - 1] == 0x0A && bytes[offset - 2] == 0x0D
  }

  func isBlank(_ range: Range<Int>) -> Bool {
    bytes[range].allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }
}
