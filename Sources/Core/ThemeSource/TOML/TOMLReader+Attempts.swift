extension TOMLReader {
  /// Skips a value of several lines after an invalid key, so that its lines are not reported.
  ///
  /// The value is read on trial: everything that this adds is removed again.
  mutating func skipValueOfBrokenKey() {
    guard attempts > 0, let sign = signBehind() else { return }
    // An attempt inside an attempt would double the work with each level.
    let left = attempts - 1
    attempts = 0
    defer { attempts = left }
    let start = offset
    offset = sign + 1
    skipSpaces()
    if isAtLineEnd || !readTentatively() { offset = start }
  }

  /// The offset of the `=` that follows on the line, in an inline table before its next member.
  private func signBehind() -> Int? {
    var probe = offset
    while probe < end {
      switch bytes[probe] {
      case UInt8(ascii: "="): return probe
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return nil
      case UInt8(ascii: ","), UInt8(ascii: "}"): if openTables > 0 { return nil }
      default: break
      }
      probe += 1
    }
    return nil
  }

  /// Reads a value and discards it; `false` if it, and the current offset, make no sense.
  private mutating func readTentatively() -> Bool {
    let (before, index) = (findings, builder.index)
    // A value with more mistakes is not readable.
    findings.budget = min(findings.budget, 20)
    let (nodes, decoded) = (builder.nodes.count, builder.decoded.count)
    let comments = builder.comments.count
    let ending = readValue(into: add(.null, under: 0))
    let isSound = ending == .clean && !findings.isStopped
    findings = before
    builder.index = index
    builder.nodes.removeSubrange(nodes...)
    builder.decoded.removeSubrange(decoded...)
    if !isSound { builder.comments.removeSubrange(comments...) }
    return isSound
  }
}
