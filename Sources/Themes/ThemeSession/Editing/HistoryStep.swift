/// The state before or after a step of the history.
struct HistoryState {
  var text: [UInt8]
  var overrides: WidgetOverrides
}

/// A description of a step in the history, by which a person recognizes it.
package struct HistoryStep: Hashable, Sendable {
  /// The lines that it took out of the text, without the space around them.
  package let removed: [String]

  /// The lines that it added in their place.
  package let added: [String]

  /// The names of the widgets whose overrides it changed, sorted.
  package let widgets: [String]

  /// The longest shown line, in bytes.
  private static let longest = 200

  init(from before: HistoryState, to after: HistoryState) {
    let change = TextChange(from: before.text, to: after.text)
    var removed = Self.lines(of: before.text, change.offset, change.old.count)
    var added = Self.lines(of: after.text, change.offset, change.new.count)
    // The change may begin or end inside a line that is equal before and after it.
    while let last = removed.last, last == added.last {
      removed.removeLast()
      added.removeLast()
    }
    while let first = removed.first, first == added.first {
      removed.removeFirst()
      added.removeFirst()
    }
    (self.removed, self.added) = (Self.texts(removed), Self.texts(added))
    let (old, new) = (before.overrides, after.overrides)
    widgets = Set(old.widgets + new.widgets).filter { old[$0] != new[$0] }.sorted()
  }

  /// The lines that a run of bytes touches.
  private static func lines(of text: [UInt8], _ offset: Int, _ count: Int) -> [ArraySlice<UInt8>] {
    let newline = UInt8(ascii: "\n")
    let start = text[..<offset].lastIndex(of: newline).map { $0 + 1 } ?? 0
    let end = text[(offset + count)...].firstIndex(of: newline) ?? text.count
    return text[start..<end].split(separator: newline, omittingEmptySubsequences: false)
  }

  /// The lines that are not empty.
  private static func texts(_ lines: [ArraySlice<UInt8>]) -> [String] {
    lines.compactMap { line in
      let text = String(decoding: line.prefix(longest), as: UTF8.self)
      let words = text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace)
      return words.isEmpty ? nil : String(words.reversed())
    }
  }
}
