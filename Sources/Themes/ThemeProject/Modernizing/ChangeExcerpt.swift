package import ThemeSource

/// The first changes of a fix as one line each of old and new text, short enough to be read in a
/// list.
package struct ChangeExcerpt: Hashable, Sendable {
  package let old, new: String

  /// How many more places the fix changes.
  package let others: Int

  /// How many bytes of a text are shown.
  private static let limit = 120

  package init(_ fix: Finding.Fix, in text: SourceText) {
    let edits = fix.edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
    let start = edits[0].range.lowerBound
    let near = edits.prefix {
      $0.range == edits[0].range || $0.range.upperBound - start <= ChangeExcerpt.limit
    }
    // Text in another block is shown separately.
    let braces = Set("{}".utf8)
    let gaps = zip(near, near.dropFirst()).map {
      text.bytes[$0.range.upperBound..<$1.range.lowerBound]
    }
    let block = gaps.prefix { !$0.contains(where: braces.contains) }.count + 1
    let shown = near.prefix(block)
    let end = shown.last?.range.upperBound ?? start
    let growth = shown.reduce(0) { $0 + $1.replacement.count - $1.range.count }
    let after = text.applying(Array(shown))
    others = edits.count - shown.count
    let mark = near.count < edits.count && shown.count == near.count ? " …" : ""
    old = Self.line(text.bytes[start..<end]) + mark
    new = Self.line(after.bytes[start..<(end + growth)]) + mark
  }

  /// The bytes on one line, with each run of white space as one space.
  private static func line(_ bytes: ArraySlice<UInt8>) -> String {
    let space: Set<UInt8> = [0x20, 0x09, 0x0a, 0x0d, 0x0c]
    let words = bytes.split { space.contains($0) }
    return Array(words.joined(separator: [0x20])).shownOnOneLine(upTo: 200)
  }
}
