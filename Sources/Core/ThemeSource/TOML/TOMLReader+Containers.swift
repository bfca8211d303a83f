extension TOMLReader {
  /// Reads the array at the current offset, which may span lines.
  mutating func readArray(into node: Int32) -> Ending {
    let open = offset
    let findingCount = findings.count
    builder.nodes[Int(node)].kind = .array
    checkDepth(of: node, at: open..<open + 1)
    openArrays += 1
    defer { openArrays -= 1 }
    if !findings.isStopped { offset = open + 1 }
    var last = open + 1
    var hasComma = true
    while true {
      if findings.isStopped { offset = end }
      let line = offset
      skipBlank()
      let isNewLine = bytes[line..<offset].contains { $0 == 0x0A || $0 == 0x0D }
      if offset >= end || isNewLine && isAtStatement() {
        builder.nodes[Int(node)].range = Extent(open, last)
        if findings.count == findingCount {
          findings.report(open..<open + 1, "unclosed '[', expected ']'")
        }
        return .unwound
      }
      switch current {
      case UInt8(ascii: "]"):
        offset += 1
        builder.nodes[Int(node)].range = Extent(open, offset)
        return .clean
      case UInt8(ascii: "}"):
        if findings.count == findingCount {
          findings.report(offset..<offset + 1, "expected ']', found '}'")
        }
        builder.nodes[Int(node)].range = Extent(open, offset)
        // A table around this array ends here; otherwise the brace is a mistake.
        if openTables > 0 { return .clean }
        offset += 1
      case UInt8(ascii: ","):
        findings.report(offset..<offset + 1, "expected a value before ','")
        offset += 1
        hasComma = true
      default:
        let before = findings.count
        let ending = readElement(of: node)
        // An invalid value after a missing comma is not reported again.
        if !hasComma, ending != .clean { findings.discard(after: before) }
        last = min(offset, end)
        hasComma = offset > 0 && byte(at: offset - 1) == UInt8(ascii: ",")
        if ending == .unwound {
          builder.nodes[Int(node)].range = Extent(open, last)
          return .unwound
        }
      }
    }
  }

  /// Reads an element and the comma after it.
  private mutating func readElement(of array: Int32) -> Ending {
    let element = add(.null, under: array, entryStart: offset)
    let ending = readValue(into: element)
    builder.link(element)
    if ending == .unwound { return .unwound }
    if ending == .broken { skipElement() }
    let behind = offset
    skipBlank()
    switch current {
    case UInt8(ascii: ","): offset += 1
    case UInt8(ascii: "]"), UInt8(ascii: "}"): break
    default:
      let isNewLine = bytes[behind..<offset].contains { $0 == 0x0A || $0 == 0x0D }
      if offset >= end || isNewLine && isAtStatement() {
        // The array finds that it isn't closed.
        offset = behind
      } else if ending == .clean {
        findings.report(rangeOfCharacter(), "expected ',' or ']', found \(found())")
        if !isAtValue() { skipElement() }
        if current == UInt8(ascii: ",") { offset += 1 }
      }
    }
    return ending
  }

  /// Reads the inline table at the current offset, which ends on its line.
  mutating func readInlineTable(into node: Int32) -> Ending {
    let open = offset
    let findingCount = findings.count
    builder.nodes[Int(node)].kind = .table
    checkDepth(of: node, at: open..<open + 1)
    openTables += 1
    defer { openTables -= 1 }
    if !findings.isStopped { offset = open + 1 }
    var comma: Int? = open
    while true {
      if findings.isStopped { offset = end }
      skipSpaces()
      if isAtLineEnd || current == UInt8(ascii: "#") {
        if !goesOn(afterComma: comma != nil) {
          builder.nodes[Int(node)].range = Extent(open, offset)
          if findings.count == findingCount {
            findings.report(
              open..<open + 1, "unclosed '{', expected '}' before the end of the line")
          }
          return offset >= end ? .unwound : .broken
        }
        if findings.count == findingCount {
          findings.report(
            open..<open + 1, "an inline table ends on its line, found a line's end in it")
        }
        skipBlank()
      }
      switch current {
      case UInt8(ascii: "}"):
        if let comma, comma > open, findings.count == findingCount {
          findings.report(
            comma..<comma + 1, "expected a key after ',', found '}'", replacement: "")
        }
        offset += 1
        builder.nodes[Int(node)].range = Extent(open, offset)
        return .clean
      case UInt8(ascii: "]"):
        if findings.count == findingCount {
          findings.report(offset..<offset + 1, "expected '}', found ']'")
        }
        builder.nodes[Int(node)].range = Extent(open, offset)
        if openArrays > 0 { return .clean }
        offset += 1
      case UInt8(ascii: ","):
        findings.report(offset..<offset + 1, "expected a key before ','")
        comma = offset
        offset += 1
      default:
        switch readInlineMember(of: node) {
        case .unwound:
          builder.nodes[Int(node)].range = Extent(open, offset)
          return .unwound
        case .clean, .broken:
          comma = byte(at: offset) == UInt8(ascii: ",") ? offset : nil
          if comma != nil { offset += 1 }
        }
      }
    }
  }

  /// Reads a member of an inline table up to the expected comma or closing brace.
  private mutating func readInlineMember(of table: Int32) -> Ending {
    let start = offset
    let findingCount = findings.count
    guard readKey(until: UInt8(ascii: "=")) else {
      skipValueOfBrokenKey()
      if offset == start, !isAtLineEnd { offset += 1 }
      skipElement()
      return .broken
    }
    let keyFindingCount = findings.count
    let ending = readMember(of: table, from: start)
    if keyFindingCount > findingCount, ending != .clean { findings.discard(after: keyFindingCount) }
    if ending == .unwound { return .unwound }
    if ending == .broken { skipElement() }
    skipSpaces()
    switch current {
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: "#"): break
    default:
      guard !isAtLineEnd else { break }
      if ending == .clean, keyFindingCount == findingCount {
        findings.report(rangeOfCharacter(), "expected ',' or '}', found \(found())")
      }
      if !isAtStatement() { skipElement() }
    }
    return ending
  }

  /// Whether an inline table continues after the end of its line (which is not allowed), instead of
  /// lacking its brace.
  private mutating func goesOn(afterComma: Bool) -> Bool {
    let behind = offset
    let comments = builder.comments.count
    skipBlank()
    let next = current
    let isMember = afterComma && next != UInt8(ascii: "[") && isAtStatement()
    let goesOn =
      offset < end
      && (next == UInt8(ascii: "}") || next == UInt8(ascii: ",") || isMember)
    builder.comments.removeSubrange(comments...)
    offset = behind
    return goesOn
  }

  /// Whether the current byte can begin a value.
  private func isAtValue() -> Bool {
    switch current {
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "["), UInt8(ascii: "{"),
      UInt8(ascii: "+"), UInt8(ascii: "-"):
      true
    default: current.isBareKey
    }
  }

  /// Skips to the comma or bracket that ends an invalid element, or to the end of the line;
  /// brackets and quotes inside are skipped as a whole.
  mutating func skipElement() {
    var parentheses = 0
    var brackets = 0
    var hasUnclosedQuote = false
    while !isAtLineEnd {
      switch bytes[offset] {
      case UInt8(ascii: "("): parentheses += 1
      case UInt8(ascii: ")"): parentheses -= 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if hasUnclosedQuote { break }
        if let next = endOfQuotes(at: offset) { offset = next - 1 } else { hasUnclosedQuote = true }
      case UInt8(ascii: "#") where offset > 0 && Self.isSpace(bytes[offset - 1]): return
      case UInt8(ascii: "["), UInt8(ascii: "{"): brackets += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        if brackets == 0 { return }
        brackets -= 1
      case UInt8(ascii: ","): if parentheses <= 0, brackets == 0 { return }
      default: break
      }
      offset += 1
    }
  }
}
