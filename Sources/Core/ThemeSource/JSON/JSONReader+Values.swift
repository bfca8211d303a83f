extension JSONReader {
  /// Reads the string at the current offset; an unclosed one ends with its line.
  mutating func readString() -> (DocumentBuilder.Spelling, isClosed: Bool) {
    let start = offset
    let findingCount = findings.count
    var decodedStart: Int?
    var hasTab = false
    var run = start + 1
    offset = run
    while offset < end {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\"") {
        let string = endString(
          from: start, content: start + 1, quotes: 1, decodedStart: decodedStart, run: run)
        return (string, true)
      }
      if byte == UInt8(ascii: "\\") {
        if decodedStart == nil { decodedStart = builder.decoded.count }
        builder.decoded += bytes[run..<offset]
        readEscape()
        run = offset
      } else if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        break
      } else {
        if byte == UInt8(ascii: "\t"), !hasTab {
          hasTab = true
          findings.report(
            offset..<offset + 1, "a tab in a string is written '\\t'", replacement: "\\t")
        }
        offset &+= 1
      }
    }
    findings.discard(after: findingCount)
    var last = offset
    while last > start + 1, Self.isSpace(bytes[last - 1]) { last -= 1 }
    findings.report(start..<last, "unclosed string, expected '\"' before the end of the line")
    return (.init(range: Extent(start, last), content: Extent(start + 1, last)), false)
  }

  private mutating func readEscape() {
    let isLong = byte(at: offset + 1) == UInt8(ascii: "U")
    decode(
      StringEscape.json(at: offset, in: bytes),
      error: isLong ? "'\\U' is no escape, write 'u' and 4 hexadecimal digits" : nil)
  }

  /// Reads a number, `true`, `false` or `null`, and reads text without quotes as a string.
  mutating func readScalar(into node: Int32) -> Bool {
    let start = offset
    while Self.isWord(current) { offset += 1 }
    let text = bytes[start..<offset]
    builder.nodes[Int(node)].range = Extent(start, offset)
    if text.elementsEqual("true".utf8) || text.elementsEqual("false".utf8) {
      builder.nodes[Int(node)].kind = .boolean
      builder.nodes[Int(node)].number = text.count == 4 ? 1 : 0
      return true
    }
    if text.elementsEqual("null".utf8) { return true }
    guard let first = text.first, first.isASCIIDigit || first == UInt8(ascii: "-") else {
      return readUnquoted(into: node, from: start)
    }
    guard let isInteger = JSONNumber.isInteger(text) else {
      return fail(node, start..<offset, "expected a number, found \(ReaderFindings.quote(text))")
    }
    let value = Double(decimal: text)
    guard value.isFinite else {
      return fail(node, start..<offset, "\(ReaderFindings.quote(text)) is too large for a number")
    }
    builder.nodes[Int(node)].kind = isInteger ? .integer : .float
    builder.nodes[Int(node)].number = value
    return true
  }

  /// Reports text that is not a valid value; text without quotes is read as a string.
  private mutating func readUnquoted(into node: Int32, from start: Int) -> Bool {
    offset = start
    let isQuoted = current == UInt8(ascii: "'")
    if isQuoted {
      offset += 1
      while !isAtLineEnd, current != UInt8(ascii: "'") { offset += 1 }
      if current == UInt8(ascii: "'") { offset += 1 }
    } else {
      var depth = 0
      while !isAtLineEnd, !Self.isPunctuation(current) || depth > 0 && current == UInt8(ascii: ",")
      {
        if current == UInt8(ascii: "(") { depth += 1 }
        if current == UInt8(ascii: ")") { depth -= 1 }
        offset += 1
      }
      while offset > start, Self.isSpace(bytes[offset - 1]) { offset -= 1 }
    }
    guard offset > start else {
      let isSilent = offset >= end && openArrays + openObjects > 0
      if !isSilent { findings.report(rangeOfCharacter(), "expected a value, found \(found())") }
      builder.nodes[Int(node)].isUnreadable = true
      return false
    }
    let text = bytes[start..<offset]
    let content = isQuoted ? text.dropFirst().prefix { $0 != UInt8(ascii: "'") } : text
    let isPlain = content.allSatisfy { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
    builder.nodes[Int(node)].range = Extent(start, offset)
    guard isPlain, isQuoted || text.contains(where: { Self.isTextual($0) }) else {
      return fail(node, start..<offset, "expected a value, found \(ReaderFindings.quote(text))")
    }
    builder.nodes[Int(node)].kind = .string
    builder.nodes[Int(node)].content = Extent(content.startIndex, content.endIndex)
    findings.report(
      start..<offset, "expected text in double quotes, found \(ReaderFindings.quote(text))",
      replacement: "\"\(String(decoding: content, as: UTF8.self))\"")
    return true
  }

  /// Marks a value that could not be read.
  private mutating func fail(_ node: Int32, _ range: Range<Int>, _ message: String) -> Bool {
    findings.report(range, message)
    builder.nodes[Int(node)].isUnreadable = true
    return true
  }

  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "$"), 0x80...:
      true
    default: byte.isASCIIDigit || byte.isASCIILetter
    }
  }

  /// Whether a byte shows that a word is not a mistyped number.
  private static func isTextual(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte >= 0x80 || byte == UInt8(ascii: "#") || byte == UInt8(ascii: "$")
  }

  private static func isPunctuation(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ":"),
      UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "\""):
      true
    default: false
    }
  }
}
