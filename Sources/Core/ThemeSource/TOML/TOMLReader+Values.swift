extension TOMLReader {
  /// Reads the value at the current offset into a node.
  mutating func readValue(into node: Int32) -> Ending {
    let ending: Ending
    switch current {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      let string: DocumentBuilder.Spelling
      (string, ending) = readString()
      setString(string, of: node)
    case UInt8(ascii: "["): ending = readArray(into: node)
    case UInt8(ascii: "{"): ending = readInlineTable(into: node)
    default: ending = readScalar(into: node)
    }
    return ending
  }

  private mutating func readScalar(into node: Int32) -> Ending {
    let start = offset
    while offset < end, Self.isScalar(bytes[offset]) { offset &+= 1 }
    if Self.isDate(bytes[start..<offset]), current == UInt8(ascii: " "),
      byte(at: offset + 1).isASCIIDigit, byte(at: offset + 2).isASCIIDigit,
      byte(at: offset + 3) == UInt8(ascii: ":")
    {
      offset += 1
      while offset < end, Self.isScalar(bytes[offset]) { offset &+= 1 }
    }
    let text = bytes[start..<offset]
    guard let first = text.first else { return readUnquoted(into: node, from: start) }
    builder.nodes[Int(node)].range = Extent(start, offset)
    if first.isASCIILetter {
      guard let (kind, number) = Self.word(text), !continuesText() else {
        return readUnquoted(into: node, from: start)
      }
      builder.nodes[Int(node)].kind = kind
      builder.nodes[Int(node)].number = number
      return .clean
    }
    let isNumeric = first.isASCIIDigit || first == UInt8(ascii: "+") || first == UInt8(ascii: "-")
    guard isNumeric || first == UInt8(ascii: ".") && byte(at: start + 1).isASCIIDigit,
      !continuesText()
    else { return readUnquoted(into: node, from: start) }
    if Self.looksLikeDate(text) {
      builder.nodes[Int(node)].kind = .dateTime
      if let error = TOMLDate.error(in: text) { return fail(node, start..<offset, error) }
      return .clean
    }
    switch TOMLNumber.read(text) {
    case .integer(let number):
      builder.nodes[Int(node)].kind = .integer
      builder.nodes[Int(node)].number = number
    case .float(let number):
      builder.nodes[Int(node)].kind = .float
      builder.nodes[Int(node)].number = number
    case .error(let error): return fail(node, start..<offset, error)
    }
    return .clean
  }

  /// Reports text that is not a valid value, and reads text without quotes as a string.
  private mutating func readUnquoted(into node: Int32, from start: Int) -> Ending {
    offset = start
    let isColor = isAtHexColor()
    if isColor { offset += 1 }
    if openArrays + openTables > 0 { skipElement() } else { skipText() }
    var last = offset
    while last > start, Self.isSpace(bytes[last - 1]) { last -= 1 }
    builder.nodes[Int(node)].range = Extent(start, last)
    guard last > start else {
      return fail(node, rangeOfCharacter(), "expected a value, found \(found())")
    }
    let text = bytes[start..<last]
    if let truth = Self.misspelledBoolean(text) {
      builder.nodes[Int(node)].kind = .boolean
      builder.nodes[Int(node)].number = truth ? 1 : 0
      findings.report(
        start..<last,
        "expected '\(truth)', found \(ReaderFindings.quote(text))", replacement: "\(truth)")
      return .broken
    }
    let isPlain = text.allSatisfy { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
    guard isPlain, isColor || text.contains(where: { $0.isASCIILetter || $0 >= 0x80 }) else {
      return fail(node, start..<last, "expected a value, found \(ReaderFindings.quote(text))")
    }
    builder.nodes[Int(node)].kind = .string
    builder.nodes[Int(node)].content = Extent(start, last)
    findings.report(
      start..<last,
      "\(isColor ? "a color" : "text") stands in quotation marks, found \(ReaderFindings.quote(text))",
      replacement: "\"\(String(decoding: text, as: UTF8.self))\"")
    return .broken
  }

  /// Marks a value that could not be read.
  mutating func fail(_ node: Int32, _ range: Range<Int>, _ message: String) -> Ending {
    findings.report(range, message)
    builder.nodes[Int(node)].isUnreadable = true
    return .broken
  }

  /// Whether the text after a scalar shows that it was the start of text without quotes.
  private func continuesText() -> Bool {
    switch current {
    case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "#"),
      UInt8(ascii: " "), UInt8(ascii: "\t"):
      false
    default: !isAtLineEnd
    }
  }

  /// Whether a `#` at the current offset begins a color rather than a comment.
  private func isAtHexColor() -> Bool {
    guard current == UInt8(ascii: "#") else { return false }
    var probe = offset + 1
    while byte(at: probe).isASCIIDigit
      || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte(at: probe) | 0x20)
    {
      probe += 1
    }
    return [3, 4, 6, 8].contains(probe - offset - 1) && !byte(at: probe).isBareKey
  }

  /// Skips to the end of the line, or to the spaces before a comment.
  private mutating func skipText() {
    while !isAtLineEnd {
      if bytes[offset] == UInt8(ascii: "#"), Self.isSpace(bytes[offset - 1]) { return }
      offset += 1
    }
  }

  private static func isScalar(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: ":"),
      UInt8(ascii: "_"), UInt8(ascii: "%"):
      true
    default: byte.isASCIIDigit || byte.isASCIILetter
    }
  }

  private static func word(_ text: ArraySlice<UInt8>) -> (SourceNode.Kind, Double)? {
    guard text.count < 6 else { return nil }
    if text.elementsEqual("true".utf8) { return (.boolean, 1) }
    if text.elementsEqual("false".utf8) { return (.boolean, 0) }
    if text.elementsEqual("inf".utf8) { return (.float, .infinity) }
    if text.elementsEqual("nan".utf8) { return (.float, .nan) }
    return nil
  }

  private static func misspelledBoolean(_ text: ArraySlice<UInt8>) -> Bool? {
    guard text.count < 6 else { return nil }
    let word = String(decoding: text, as: UTF8.self).lowercased()
    return word == "true" ? true : word == "false" ? false : nil
  }

  private static func isDate(_ text: ArraySlice<UInt8>) -> Bool {
    text.count == 10 && looksLikeDate(text) && text[text.startIndex + 7] == UInt8(ascii: "-")
  }

  /// Whether text begins with `dddd-` or `dd:`.
  private static func looksLikeDate(_ text: ArraySlice<UInt8>) -> Bool {
    let digits = text.prefix(5).prefix(while: \.isASCIIDigit).count
    guard text.count > digits else { return false }
    return digits == 4 && text[text.startIndex + 4] == UInt8(ascii: "-")
      || digits == 2 && text[text.startIndex + 2] == UInt8(ascii: ":")
  }
}
