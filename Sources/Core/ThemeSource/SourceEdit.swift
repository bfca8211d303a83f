/// A change to a text: the bytes of a range are replaced by others, all else stays.
public struct SourceEdit: Hashable, Sendable {
  /// The bytes that are replaced; an empty range inserts.
  public let range: Range<Int>

  public let replacement: [UInt8]

  public init(replacing range: Range<Int>, with replacement: [UInt8]) {
    self.range = range
    self.replacement = replacement
  }
}

extension SourceText {
  /// The text after a change.
  public func applying(_ edit: SourceEdit) -> SourceText {
    var bytes = bytes
    bytes.replaceSubrange(edit.range, with: edit.replacement)
    return SourceText(file: file, bytes: bytes)
  }

  /// The text after changes that do not overlap, in any order.
  public func applying(_ edits: [SourceEdit]) -> SourceText {
    var bytes = bytes
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(edit.range, with: edit.replacement)
    }
    return SourceText(file: file, bytes: bytes)
  }
}
