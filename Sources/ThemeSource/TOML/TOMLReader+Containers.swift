extension TOMLReader {
  /// Reads the array at hand, which may span lines.
  mutating func readArray(into node: Int32) -> Ending {
    let open = offset
    let faults = findings.count
    builder.nodes[Int(node)].kind = .array
    checkDepth(of: node, at: open..<open + 1)
    openArrays += 1
    defer { openArrays -= 1 }
    if !findings.isStopped { offset = open + 1 }
    var last = open + 1
    while true {
      let line = offset
      skipBlank()
      let isNewLine = bytes[line..<offset].contains { $0 == 0x0A || $0 == 0x0D }
      if offset >= end || isNewLine && isAtStatement() {
        builder.nodes[Int(node)].range = Extent(open, last)
        if findings.count == faults {
          findings.report(open..<open + 1, "unclosed '[', expected ']'")
        }
        return .unwound
      }
      switch current {
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        close(node, from: open, by: UInt8(ascii: "]"), isNested: openTables > 0)
        return .clean
      case UInt8(ascii: ","):
        findings.report(offset..<offset + 1, "expected a value before ','")
        offset += 1
      default:
        let ending = readElement(of: node)
        last = min(offset, end)
        if ending == .unwound {
          builder.nodes[Int(node)].range = Extent(open, last)
          return .unwound
        }
      }
    }
  }

  /// Reads an element and the comma behind it.
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

  /// Reads the inline table at hand, which ends on its line.
  mutating func readInlineTable(into node: Int32) -> Ending {
    let open = offset
    let faults = findings.count
    builder.nodes[Int(node)].kind = .table
    checkDepth(of: node, at: open..<open + 1)
    openTables += 1
    defer { openTables -= 1 }
    if !findings.isStopped { offset = open + 1 }
    var comma: Int? = open
    while true {
      skipSpaces()
      if isAtLineEnd || current == UInt8(ascii: "#") {
        if !goesOn(afterComma: comma != nil) {
          builder.nodes[Int(node)].range = Extent(open, offset)
          if findings.count == faults {
            findings.report(
              open..<open + 1, "unclosed '{', expected '}' before the end of the line")
          }
          return offset >= end ? .unwound : .broken
        }
        if findings.count == faults {
          findings.report(
            open..<open + 1, "an inline table ends on its line, found a line's end in it")
        }
        skipBlank()
      }
      switch current {
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if let comma, comma > open, findings.count == faults {
          findings.report(
            comma..<comma + 1, "expected a key after ',', found \(found())",
            replacement: "")
        }
        close(node, from: open, by: UInt8(ascii: "}"), isNested: openArrays > 0)
        return .clean
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

  /// Reads a member of an inline table up to what should be a comma or the closing brace.
  private mutating func readInlineMember(of table: Int32) -> Ending {
    let start = offset
    guard readKey(until: UInt8(ascii: "=")) else {
      if offset == start, !isAtLineEnd { offset += 1 }
      skipElement()
      return .broken
    }
    let faults = findings.count
    let ending = readMember(of: table, from: start)
    if ending == .unwound { return .unwound }
    if ending == .broken { skipElement() }
    skipSpaces()
    switch current {
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: "#"): break
    default:
      guard !isAtLineEnd else { break }
      if findings.count == faults {
        findings.report(rangeOfCharacter(), "expected ',' or '}', found \(found())")
      }
      if !isAtStatement() { skipElement() }
    }
    return ending
  }

  /// Whether an inline table that meets the end of its line goes on beyond it, although it must
  /// not, rather than lacking its brace.
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

  /// Ends an array or an inline table at a closing bracket, be it the right one or not.
  private mutating func close(_ node: Int32, from open: Int, by bracket: UInt8, isNested: Bool) {
    if current == bracket {
      offset += 1
    } else {
      let expected = bracket == UInt8(ascii: "]") ? "']'" : "'}'"
      findings.report(offset..<offset + 1, "expected \(expected), found \(found())")
      if !isNested { offset += 1 }
    }
    builder.nodes[Int(node)].range = Extent(open, offset)
  }

  /// Whether what is at hand can begin a value.
  private func isAtValue() -> Bool {
    switch current {
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "["), UInt8(ascii: "{"),
      UInt8(ascii: "+"), UInt8(ascii: "-"):
      true
    default: Self.isBare(current)
    }
  }

  /// Goes to the comma or bracket that ends an element which makes no sense, or to the end of the
  /// line; what stands in parentheses and in quotes is part of it.
  mutating func skipElement() {
    var parentheses = 0
    while !isAtLineEnd {
      switch bytes[offset] {
      case UInt8(ascii: "("): parentheses += 1
      case UInt8(ascii: ")"): parentheses -= 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if let next = endOfQuotes(at: offset) { offset = next - 1 }
      case UInt8(ascii: "#") where offset > 0 && Self.isSpace(bytes[offset - 1]): return
      case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if parentheses <= 0 || bytes[offset] != UInt8(ascii: ",") { return }
      default: break
      }
      offset += 1
    }
  }
}
