/// Goes through a string in a file, from its opening quote to its closing one, and reports how many
/// bytes of content each character has.
struct EscapeWalk {
  let bytes: [UInt8]
  let language: SourceDocument.Language
  var offset: Int
  private let end: Int
  private let hasEscapes: Bool

  /// A character or an escape.
  struct Step {
    let start: Int
    /// The number of content bytes; 0 for a line end that a backslash removes.
    let meaning: Int
  }

  init(bytes: [UInt8], written: Range<Int>, language: SourceDocument.Language) {
    self.bytes = bytes
    self.language = language
    let quote = bytes[written.lowerBound]
    hasEscapes = quote == UInt8(ascii: "\"")
    let isMultiline =
      language == .toml && written.count >= 6
      && bytes[written].dropFirst().prefix(2).allSatisfy { $0 == quote }
    offset = written.lowerBound + (isMultiline ? 3 : 1)
    end = written.upperBound - (isMultiline ? 3 : 1)
    if isMultiline {
      if offset < end, bytes[offset] == UInt8(ascii: "\r") { offset += 1 }
      if offset < end, bytes[offset] == UInt8(ascii: "\n") { offset += 1 }
    }
  }

  mutating func next() -> Step? {
    guard offset < end else { return nil }
    let start = offset
    let byte = bytes[start]
    if byte == UInt8(ascii: "\\"), hasEscapes { return escape() }
    offset += 1
    if byte == UInt8(ascii: "\r"), offset < end, bytes[offset] == UInt8(ascii: "\n") { offset += 1 }
    return Step(start: start, meaning: 1)
  }

  private mutating func escape() -> Step {
    let start = offset
    if language == .toml, let next = StringEscape.endOfContinuation(at: start, in: bytes) {
      offset = min(next, end)
      return Step(start: start, meaning: 0)
    }
    let escape =
      language == .toml
      ? StringEscape.toml(at: start, in: bytes) : StringEscape.json(at: start, in: bytes)
    offset += escape.length
    return Step(start: start, meaning: escape.scalar.map { UTF8.width($0) } ?? escape.length)
  }
}
