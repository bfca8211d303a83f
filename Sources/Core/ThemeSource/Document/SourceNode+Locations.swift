extension SourceNode {
  /// The bytes in the file from which a range of `content` was read, including whole escapes.
  ///
  /// - Parameter range: Offsets from the beginning of the content, not indices of the slice.
  /// - Returns: The place of those bytes; the whole value if it is not a string.
  public func fileRange(of range: Range<Int>) -> Range<Int> {
    let storage = storage
    guard storage.kind == .string else { return storage.range.range }
    if !storage.contentIsDecoded { return Self.shift(range, within: storage.content) }
    return decodedRange(of: range, in: storage.range)
  }

  /// The bytes in the file from which a range of `content` was read, searched from one of its marks
  /// on.
  func fileRange(of range: Range<Int>, from marks: [EscapeMark]) -> Range<Int> {
    guard !marks.isEmpty else { return fileRange(of: range) }
    let next = marks.partitioningIndex { $0.position > range.lowerBound }
    return decodedRange(of: range, in: storage.range, from: next > 0 ? marks[next - 1] : nil)
  }

  /// Marks in a string with escapes, for finding places in it fast; empty for any other value.
  var escapeMarks: [EscapeMark] {
    guard kind == .string, storage.contentIsDecoded else { return [] }
    var walk = EscapeWalk(
      bytes: document.text.bytes, written: storage.range.range, language: document.language)
    var marks: [EscapeMark] = []
    var position = 0
    while let step = walk.next() {
      position += step.meaning
      if step.meaning > 0, position - (marks.last?.position ?? 0) >= EscapeMark.distance {
        marks.append(EscapeMark(position: position, offset: walk.offset))
      }
    }
    return marks
  }

  /// The bytes in the file from which a range of `keyBytes` was read, including whole escapes.
  ///
  /// - Parameter range: Offsets from the beginning of the key, not indices of the slice.
  /// - Returns: The place of those bytes.
  public func keyFileRange(of range: Range<Int>) -> Range<Int> {
    let storage = storage
    if !storage.keyIsDecoded { return Self.shift(range, within: storage.keyContent) }
    return decodedRange(of: range, in: storage.keyRange)
  }

  /// The location of a range of bytes of `content`.
  public func location(of range: Range<Int>) -> SourceLocation {
    document.text.location(of: fileRange(of: range))
  }

  /// The location of a range of bytes of `keyBytes`.
  public func keyLocation(of range: Range<Int>) -> SourceLocation {
    document.text.location(of: keyFileRange(of: range))
  }

  private static func shift(_ range: Range<Int>, within content: Extent) -> Range<Int> {
    let lower = min(content.lower + range.lowerBound, content.upper)
    return lower..<min(content.lower + range.upperBound, content.upper)
  }

  /// Follows a string with escapes from its opening quote until the range is passed.
  private func decodedRange(
    of range: Range<Int>, in written: Extent, from mark: EscapeMark? = nil
  ) -> Range<Int> {
    var walk = EscapeWalk(
      bytes: document.text.bytes, written: written.range, language: document.language)
    if let mark { walk.offset = mark.offset }
    var lower = walk.offset
    var upper = walk.offset
    var position = mark?.position ?? 0
    while let step = walk.next() {
      // Bytes of the file without a content byte belong to neither end.
      if position <= range.lowerBound, step.meaning > 0 { lower = step.start }
      if position >= range.upperBound { break }
      position += step.meaning
      if step.meaning > 0 { upper = walk.offset }
      if position <= range.lowerBound { lower = walk.offset }
    }
    return lower..<max(lower, upper)
  }
}
