extension DocumentEditor {
  /// Writes a value where its section has it as a comment, such as `# radius = 9  # in px`: on that
  /// line, without the `#` and with the comment after it.
  func uncomment(_ member: SourceValue.Member, in table: Int32) -> SourceEdit? {
    let section = nodes[Int(table)]
    guard table == 0 || section.form == .header else { return nil }
    var line = table == 0 ? textStart : skipNewline(lineEnd(of: section.range.upper))
    let next = nodes.dropFirst().filter { $0.form == .header }
      .map { lineStart(of: Int($0.entryStart)) }.filter { $0 >= line }.min()
    let key = spellKey(member.key)
    while line < next ?? bytes.count {
      let end = lineEnd(of: line)
      if let value = commentedValue(of: key, in: line..<end), !isInValue(line) {
        guard let written = spellNew(member.value, beside: nil, isStatement: true, indent: nil)
        else { return nil }
        return SourceEdit(
          replacing: line..<value.upperBound, with: key + Array(" = ".utf8) + written)
      }
      line = skipNewline(end)
      if end == bytes.count { break }
    }
    return nil
  }

  /// The value of a key in a line that is a comment; `nil` where the line is anything else.
  private func commentedValue(of key: [UInt8], in line: Range<Int>) -> Range<Int>? {
    var rest = bytes[line]
    guard rest.popFirst() == UInt8(ascii: "#") else { return nil }
    rest = rest.drop { $0 == 0x20 }
    guard rest.starts(with: key) else { return nil }
    rest = rest.dropFirst(key.count).drop { $0 == 0x20 }
    guard rest.popFirst() == UInt8(ascii: "=") else { return nil }
    rest = rest.drop { $0 == 0x20 }
    var (quote, end): (UInt8?, Int) = (nil, rest.startIndex)
    for index in rest.indices {
      let byte = rest[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: "#") {
        break
      }
      if byte != 0x20 { end = index + 1 }
    }
    let value = rest[..<end]
    return isOneValue(value) ? value.startIndex..<end : nil
  }

  /// Whether a text looks like a value, and not like the words of a note.
  private func isOneValue(_ text: ArraySlice<UInt8>) -> Bool {
    guard let first = text.first, let last = text.last else { return false }
    switch first {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return text.count > 1 && last == first
    case UInt8(ascii: "["): return last == UInt8(ascii: "]")
    case UInt8(ascii: "{"): return last == UInt8(ascii: "}")
    default: return !text.contains(0x20) && !text.contains(0x09)
    }
  }

  /// Whether a line begins inside a value, such as a text of many lines.
  private func isInValue(_ line: Int) -> Bool {
    nodes.contains {
      ($0.kind != .table || $0.form == .inline) && $0.range.lower < line
        && line < $0.range.upper
    }
  }
}
