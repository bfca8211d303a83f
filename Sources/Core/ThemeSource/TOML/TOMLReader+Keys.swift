extension TOMLReader {
  /// Reads a key up to `=`, or a header's name up to `]`, into `parts`, and skips that character.
  ///
  /// If the key has a mistake but its meaning is clear, that is reported and reading continues.
  ///
  /// - Returns: Whether there is a usable key.
  mutating func readKey(until closing: UInt8) -> Bool {
    parts.removeAll(keepingCapacity: true)
    let start = offset
    while true {
      skipSpaces()
      let findingCount = findings.count
      guard let part = readKeyPart() else {
        return findings.count == findingCount && mendKey(from: start, until: closing)
      }
      parts.append(part)
      if parts.count > limits.nesting + 1 {
        stop(
          start..<part.range.upper, "nested more than \(limits.nesting) deep, the rest is not read")
        return false
      }
      skipSpaces()
      if current == UInt8(ascii: ".") {
        offset &+= 1
      } else if current == closing {
        offset &+= 1
        return true
      } else {
        return mendKey(from: start, until: closing)
      }
    }
  }

  /// Reads one part of a dotted key; `nil` if none begins or its quotes aren't closed.
  private mutating func readKeyPart() -> DocumentBuilder.Spelling? {
    let start = offset
    switch current {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      if byte(at: start + 1) == current, byte(at: start + 2) == current {
        findings.report(start..<start + 3, "a key on one line has single quotation marks")
        return nil
      }
      let (spelling, ending) = readString()
      if ending == .clean { return spelling }
      offset = start + 1
      return nil
    default:
      offset = endOfBareKey(from: start)
      guard offset > start else { return nil }
      return .init(range: Extent(start, offset), content: Extent(start, offset))
    }
  }

  private func endOfBareKey(from start: Int) -> Int {
    let text = bytes.span
    var probe = start
    while probe < end, text[probe].isBareKey { probe &+= 1 }
    return probe
  }

  /// Reads an invalid key with its most likely meaning, or reports it.
  private mutating func mendKey(from start: Int, until closing: UInt8) -> Bool {
    let isHeader = closing == UInt8(ascii: "]")
    let isWhole =
      parts.last.map { $0.range.upper <= offset } ?? false
      && byte(at: lastForeground(before: offset)) != UInt8(ascii: ".")
    if !isHeader, isWhole, mendEqualsSign() { return true }
    if let closed = unquotedKeyEnd(from: offset, until: closing) {
      // The parts before the last dot are correct.
      let isBetweenDots =
        parts.isEmpty || byte(at: lastForeground(before: offset)) == UInt8(ascii: ".")
      let sound = isBetweenDots ? parts : parts.dropLast()
      let begin = sound.last.map { dot(after: $0.range.upper) + 1 } ?? start
      let text = Extent(firstForeground(from: begin), lastForeground(before: closed) + 1)
      if text.count > 0, bytes[text.lower] != UInt8(ascii: "."),
        bytes[text.upper - 1] != UInt8(ascii: ".")
      {
        findings.report(
          text.range,
          "the key \(ReaderFindings.quote(bytes[text.range])) needs quotation marks",
          replacement: "\"\(String(decoding: bytes[text.range], as: UTF8.self))\"")
        parts = sound + [.init(range: text, content: text)]
        offset = closed + 1
        return true
      }
    }
    if isHeader, isWhole, isAtLineEnd || current == UInt8(ascii: "#") {
      let end = lastForeground(before: offset) + 1
      findings.report(end..<end, "expected ']' at the end of the header", replacement: "]")
      return true
    }
    if isWhole, let last = parts.last {
      let name = ReaderFindings.quote(builder.bytes(of: last))
      let expected = isHeader ? "']'" : "'='"
      findings.report(
        rangeOfCharacter(), "expected \(expected) after the key \(name), found \(found())")
    } else {
      findings.report(rangeOfCharacter(), "expected a key, found \(found())")
    }
    return false
  }

  /// Reads `key: value` and `key "value"` with their likely meaning.
  private mutating func mendEqualsSign() -> Bool {
    switch current {
    case UInt8(ascii: ":"):
      let next = byte(at: offset + 1)
      guard Self.isSpace(next) || next == UInt8(ascii: "\"") || next == UInt8(ascii: "'") else {
        return false
      }
      findings.report(
        offset..<offset + 1, "expected '=' after the key, found ':'",
        replacement: Self.isSpace(byte(at: offset - 1)) ? "=" : " =")
      offset += 1
      return true
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "{"), UInt8(ascii: "["):
      findings.report(
        offset..<offset, "expected '=' between the key and its value",
        replacement: "= ")
      return true
    default:
      return false
    }
  }

  /// The offset of `closing` on the line, if everything before it may be bare text.
  private func unquotedKeyEnd(from start: Int, until closing: UInt8) -> Int? {
    if let last = parts.last, last.range != last.content { return nil }
    var probe = start
    while probe < end {
      switch bytes[probe] {
      case closing: return probe
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\""), UInt8(ascii: "'"),
        UInt8(ascii: "\\"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
        UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: "="),
        UInt8(ascii: "#"):
        return nil
      default: probe += 1
      }
    }
    return nil
  }

  /// The offset of the dot after a part of a key.
  private func dot(after offset: Int) -> Int {
    var probe = offset
    while probe < end, bytes[probe] != UInt8(ascii: ".") { probe += 1 }
    return probe
  }

  private func firstForeground(from start: Int) -> Int {
    var probe = start
    while Self.isSpace(byte(at: probe)) { probe += 1 }
    return probe
  }

  private func lastForeground(before offset: Int) -> Int {
    var probe = offset - 1
    while probe > 0, Self.isSpace(byte(at: probe)) { probe -= 1 }
    return probe
  }
}
