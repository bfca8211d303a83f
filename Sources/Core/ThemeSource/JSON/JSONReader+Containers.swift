extension JSONReader {
  /// Reads the object or array at the current offset, and returns whether it is closed.
  mutating func readContainer(_ kind: SourceNode.Kind, into node: Int32) -> Bool {
    let isObject = kind == .table
    let (closing, other) = isObject ? ("'}'", "']'") : ("']'", "'}'")
    let expected = isObject ? "a key" : "a value"
    let open = enter(node, kind: kind)
    let findingCount = findings.count
    if isObject { openObjects += 1 } else { openArrays += 1 }
    defer { if isObject { openObjects -= 1 } else { openArrays -= 1 } }
    var comma: Int?
    while true {
      if findings.isStopped { offset = end }
      skipBlank()
      if offset >= end {
        return unclosed(node, from: open, findingCount: findingCount, bracket: closing)
      }
      switch current {
      case UInt8(ascii: isObject ? "}" : "]"):
        reportTrailing(comma, findingCount: findingCount, expected: expected)
        offset += 1
        builder.nodes[Int(node)].range = Extent(open, offset)
        return true
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        if findings.count == findingCount {
          findings.report(rangeOfCharacter(), "expected \(closing), found \(other)")
        }
        builder.nodes[Int(node)].range = Extent(open, offset)
        if (isObject ? openArrays : openObjects) > 0 { return true }
        offset += 1
      case UInt8(ascii: ","):
        findings.report(rangeOfCharacter(), "expected \(expected) before ','")
        offset += 1
      default:
        if isObject { readMember(of: node) } else { readElement(of: node) }
        comma = readComma(or: closing)
      }
    }
  }

  private mutating func readElement(of array: Int32) {
    let element = add(under: array)
    if !readValue(into: element) { skipElement() }
    builder.link(element)
  }

  /// Makes a node an array or an object, and skips its bracket.
  private mutating func enter(_ node: Int32, kind: SourceNode.Kind) -> Int {
    let open = offset
    builder.nodes[Int(node)].kind = kind
    if builder.nodes[Int(node)].depth > limits.nesting {
      stop(open..<open + 1, "nested more than \(limits.nesting) deep, the rest is not read")
    } else {
      offset += 1
    }
    return open
  }

  private mutating func unclosed(_ node: Int32, from open: Int, findingCount: Int, bracket: String)
    -> Bool
  {
    builder.nodes[Int(node)].range = Extent(open, end)
    if findings.count == findingCount {
      let found = ReaderFindings.quote(bytes[open..<open + 1])
      findings.report(open..<open + 1, "unclosed \(found), expected \(bracket)")
    }
    return false
  }

  private mutating func reportTrailing(_ comma: Int?, findingCount: Int, expected: String) {
    guard let comma, findings.count == findingCount else { return }
    findings.report(
      comma..<comma + 1, "expected \(expected) after ',', found \(found())", replacement: "")
  }

  /// Reads the comma after a member or an element, and returns its offset; reports a missing one.
  private mutating func readComma(or bracket: String) -> Int? {
    defer { isLoose = false }
    let behind = offset
    skipBlank()
    switch current {
    case UInt8(ascii: ","):
      offset += 1
      return offset - 1
    case UInt8(ascii: "}"), UInt8(ascii: "]"): return nil
    default:
      guard offset < end else { return nil }
      if !isLoose {
        findings.report(behind..<behind, "expected ',' or \(bracket)", replacement: ",")
      }
      return nil
    }
  }

  /// Reads `"key": value` into an object.
  private mutating func readMember(of object: Int32) {
    guard let key = readKey() else {
      skipElement()
      return
    }
    let first = builder.find(key, in: object)
    if let first { reportDuplicate(key, of: first) }
    let member = add(under: object, key: key)
    if !readValue(into: member) { skipElement() }
    if first == nil { builder.link(member) }
  }

  /// Reads a key and its colon; `nil` if there is none, which is reported.
  private mutating func readKey() -> DocumentBuilder.Spelling? {
    let key: DocumentBuilder.Spelling
    if current == UInt8(ascii: "\"") {
      let (string, isClosed) = readString()
      guard isClosed else { return nil }
      key = string
    } else {
      guard let bare = readBareKey() else { return nil }
      key = bare
    }
    let behind = offset
    skipBlank()
    switch current {
    case UInt8(ascii: ":"):
      offset += 1
    case UInt8(ascii: "="):
      findings.report(rangeOfCharacter(), "expected ':' after the key, found '='", replacement: ":")
      offset += 1
    case UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "["):
      findings.report(
        behind..<behind, "expected ':' between the key and its value", replacement: ":")
    default:
      let name = ReaderFindings.quote(builder.bytes(of: key))
      findings.report(rangeOfCharacter(), "expected ':' after the key \(name), found \(found())")
      return nil
    }
    skipBlank()
    return key
  }

  /// Reads a key without quotes as if it had quotes.
  private mutating func readBareKey() -> DocumentBuilder.Spelling? {
    let start = offset
    let isQuoted = current == UInt8(ascii: "'")
    if isQuoted { offset += 1 }
    while Self.isWord(current) { offset += 1 }
    let content = Extent(isQuoted ? start + 1 : start, offset)
    if isQuoted, current == UInt8(ascii: "'") { offset += 1 }
    guard content.count > 0 else {
      offset = start
      findings.report(rangeOfCharacter(), "expected a key, found \(found())")
      offset += 1
      return nil
    }
    findings.report(
      start..<offset,
      "expected a key in double quotes, found \(ReaderFindings.quote(bytes[start..<offset]))",
      replacement: "\"\(String(decoding: bytes[content.range], as: UTF8.self))\"")
    return .init(range: Extent(start, offset), content: content)
  }

  /// Skips to the comma or bracket that ends an invalid element, or to the next line.
  private mutating func skipElement() {
    isLoose = true
    var depth = 0
    var hasUnclosedQuote = false
    while !isAtLineEnd {
      switch bytes[offset] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"): depth = max(0, depth - 1)
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        if depth == 0 { return }
        depth -= 1
      case UInt8(ascii: ","): if depth == 0 { return }
      case UInt8(ascii: "\"") where !hasUnclosedQuote:
        if let next = endOfString() { offset = next - 1 } else { hasUnclosedQuote = true }
      default: break
      }
      offset += 1
    }
  }

  /// The offset after a string at the current offset that is closed on its line.
  private func endOfString() -> Int? {
    var probe = offset + 1
    while probe < end, bytes[probe] != UInt8(ascii: "\n"), bytes[probe] != UInt8(ascii: "\r") {
      if bytes[probe] == UInt8(ascii: "\"") { return probe + 1 }
      probe += bytes[probe] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }
}
