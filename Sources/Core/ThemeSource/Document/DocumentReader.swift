/// Reads the bytes of a text in any of the languages, and fills an arena.
protocol DocumentReader {
  var bytes: [UInt8] { get }
  var end: Int { get }
  var limits: SourceLimits { get }
  var builder: DocumentBuilder { get set }
  var findings: ReaderFindings { get set }
  var offset: Int { get set }
}

extension DocumentReader {
  /// The byte at the current offset; 0 at the end of the file.
  var current: UInt8 { offset < end ? bytes[offset] : 0 }

  /// The byte at an offset; 0 past the end.
  func byte(at offset: Int) -> UInt8 { offset < end ? bytes[offset] : 0 }

  var isAtLineEnd: Bool {
    offset >= end || bytes[offset] == UInt8(ascii: "\n") || bytes[offset] == UInt8(ascii: "\r")
  }

  mutating func skipSpaces() {
    while offset < end, bytes[offset] == UInt8(ascii: " ") || bytes[offset] == UInt8(ascii: "\t") {
      offset &+= 1
    }
  }

  /// The offset of the end of the line, before its CR or LF.
  func lineEnd(from offset: Int) -> Int {
    var offset = offset
    while offset < end, bytes[offset] != UInt8(ascii: "\n"), bytes[offset] != UInt8(ascii: "\r") {
      offset &+= 1
    }
    return offset
  }

  /// The bytes of the character at the current offset; empty at the end of a line.
  func rangeOfCharacter() -> Range<Int> {
    if isAtLineEnd { return offset..<offset }
    let length = bytes[offset] < 0x80 ? 1 : EncodingCheck.lengthOfCharacter(at: offset, in: bytes)
    return offset..<offset + max(length, 1)
  }

  /// The character at the current offset as a message names it.
  func found() -> String {
    if offset >= end { return "the end of the file" }
    return isAtLineEnd ? "the end of the line" : ReaderFindings.quote(bytes[rangeOfCharacter()])
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }
}

extension DocumentReader {
  /// Checks the size and the bytes of the file, skips a byte order mark; `false` to stop.
  mutating func startFile(asTOML isTOML: Bool) -> Bool {
    guard end <= limits.bytes else {
      stop(
        limits.bytes..<limits.bytes, "a file of \(end) bytes, expected at most \(limits.bytes)")
      return false
    }
    EncodingCheck.run(on: bytes, asTOML: isTOML, into: &findings)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    return true
  }

  /// Ends reading because a limit was exceeded.
  mutating func stop(_ range: Range<Int>, _ message: String) {
    findings.stop(range, "syntax/size", message)
    offset = end
  }

  /// Reports that a key is in use.
  mutating func reportDuplicate(_ key: DocumentBuilder.Spelling, of first: Int32) {
    let position = findings.text.position(at: builder.nodes[Int(first)].keyRange.lower)
    findings.report(
      key.range.range, "syntax/duplicate-key",
      "\(ReaderFindings.quote(builder.bytes(of: key))) is set twice, first in line "
        + "\(position.line), column \(position.column)")
  }

  mutating func setString(_ string: DocumentBuilder.Spelling, of node: Int32) {
    builder.nodes[Int(node)].kind = .string
    builder.nodes[Int(node)].range = string.range
    builder.nodes[Int(node)].content = string.content
    builder.nodes[Int(node)].contentIsDecoded = string.isDecoded
  }

  /// Ends a string whose closing quotes are at the current offset, and skips them.
  ///
  /// - Parameters:
  ///   - start: The offset of the opening quotes.
  ///   - content: The offset after them.
  ///   - quotes: The number of quotes that close the string.
  ///   - decodedStart: The start of its bytes in the arena's decoded ones, if it has escapes.
  ///   - run: The offset of the first byte that is not decoded yet.
  /// - Returns: The string.
  mutating func endString(
    from start: Int, content: Int, quotes: Int, decodedStart: Int?, run: Int
  ) -> DocumentBuilder.Spelling {
    var extent = Extent(content, offset)
    if let decodedStart {
      builder.decoded += bytes[run..<offset]
      extent = Extent(decodedStart, builder.decoded.count)
    }
    offset &+= quotes
    return .init(
      range: Extent(start, offset), content: extent, isDecoded: decodedStart != nil)
  }

  /// Decodes the escape at the current offset; a bad one is reported and stays as it is written.
  mutating func decode(_ escape: StringEscape, error: String? = nil) {
    if let scalar = escape.scalar {
      builder.decoded += Array(UTF8.encode(scalar) ?? .init())
    } else {
      findings.report(
        offset..<offset + escape.length, error ?? escape.error(in: bytes, at: offset))
      builder.decoded += bytes[offset..<offset + escape.length]
    }
    offset += escape.length
  }
}
