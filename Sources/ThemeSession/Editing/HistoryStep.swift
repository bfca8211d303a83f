/// What a step of the history changed, by which a person knows it again.
package struct HistoryStep: Hashable, Sendable {
  /// The lines that it took out of the text, without the space around them.
  package let removed: [String]

  /// The lines that it put there instead.
  package let added: [String]

  /// The names of the widgets whose overrides it changed, sorted.
  package let widgets: [String]

  /// The longest line that is told, in bytes.
  private static let longest = 200

  init(
    from old: [UInt8], to new: [UInt8], _ before: WidgetOverrides, _ after: WidgetOverrides
  ) {
    let change = TextChange(from: old, to: new)
    var removed = Self.lines(of: old, change.offset, change.old.count)
    var added = Self.lines(of: new, change.offset, change.new.count)
    // The change may begin or end within a line that is the same before and after it.
    while let last = removed.last, last == added.last {
      removed.removeLast()
      added.removeLast()
    }
    while let first = removed.first, first == added.first {
      removed.removeFirst()
      added.removeFirst()
    }
    (self.removed, self.added) = (Self.texts(removed), Self.texts(added))
    widgets = Set(before.widgets + after.widgets).filter { before[$0] != after[$0] }.sorted()
  }

  /// The lines that a run of bytes touches.
  private static func lines(of text: [UInt8], _ offset: Int, _ count: Int) -> [ArraySlice<UInt8>] {
    let newline = UInt8(ascii: "\n")
    let start = text[..<offset].lastIndex(of: newline).map { $0 + 1 } ?? 0
    let end = text[(offset + count)...].firstIndex(of: newline) ?? text.count
    return text[start..<end].split(separator: newline, omittingEmptySubsequences: false)
  }

  /// The lines that say something.
  private static func texts(_ lines: [ArraySlice<UInt8>]) -> [String] {
    lines.compactMap { line in
      let text = String(decoding: line.prefix(longest), as: UTF8.self)
      let words = text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace)
      return words.isEmpty ? nil : String(words.reversed())
    }
  }
}
