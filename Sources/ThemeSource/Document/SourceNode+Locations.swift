extension SourceNode {
  /// The bytes in the file that a range of `content` was read from, whole escapes included.
  ///
  /// - Parameter range: Offsets from the beginning of the content, not indices of the slice.
  /// - Returns: Where those bytes are written; the whole value where it is no string.
  public func fileRange(of range: Range<Int>) -> Range<Int> {
    let storage = storage
    guard storage.kind == .string else { return storage.range.range }
    if !storage.contentIsDecoded { return Self.shift(range, within: storage.content) }
    return decodedRange(of: range, in: storage.range)
  }

  /// The bytes in the file that a range of `keyBytes` was read from, whole escapes included.
  ///
  /// - Parameter range: Offsets from the beginning of the key, not indices of the slice.
  /// - Returns: Where those bytes are written.
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
  private func decodedRange(of range: Range<Int>, in written: Extent) -> Range<Int> {
    var walk = EscapeWalk(
      bytes: document.text.bytes, written: written.range, language: document.language)
    var lower = walk.offset
    var upper = walk.offset
    var position = 0
    while let step = walk.next() {
      // Bytes of the file that mean nothing belong to neither end.
      if position <= range.lowerBound, step.meaning > 0 { lower = step.start }
      if position >= range.upperBound { break }
      position += step.meaning
      if step.meaning > 0 { upper = walk.offset }
      if position <= range.lowerBound { lower = walk.offset }
    }
    return lower..<max(lower, upper)
  }
}
