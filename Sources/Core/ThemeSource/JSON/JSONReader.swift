/// Reads JSON after RFC 8259 into an arena.
struct JSONReader: DocumentReader {
  let bytes: [UInt8]
  let end: Int
  let limits: SourceLimits
  var builder: DocumentBuilder
  var findings: ReaderFindings
  var offset = 0

  /// How many arrays and objects are open around the value being read.
  var openArrays = 0
  var openObjects = 0

  /// Whether the last element was invalid, so that the text after it is not reported again.
  var isLoose = false

  /// Whether a comment was reported; a file that has one may have many.
  private var hasComment = false

  init(text: SourceText, limits: SourceLimits) {
    bytes = text.bytes
    end = text.bytes.count
    self.limits = limits
    builder = DocumentBuilder(bytes: text.bytes, root: .null)
    builder.nodes[0].form = .inline
    findings = ReaderFindings(text: text, rule: "syntax/json")
  }

  mutating func readFile() {
    guard startFile(asTOML: false) else { return }
    skipBlank()
    let isClean = readValue(into: 0)
    skipBlank()
    if isClean, offset < end {
      findings.report(rangeOfCharacter(), "expected the end of the file, found \(found())")
    }
  }

  /// Reads the value at the current offset into a node; `false` if the following text is invalid.
  mutating func readValue(into node: Int32) -> Bool {
    switch current {
    case UInt8(ascii: "\""):
      let (string, isClosed) = readString()
      setString(string, of: node)
      return isClosed
    case UInt8(ascii: "{"): return readContainer(.table, into: node)
    case UInt8(ascii: "["): return readContainer(.array, into: node)
    default: return readScalar(into: node)
    }
  }

  /// Creates a node; if the file has too many, reading stops.
  mutating func add(under parent: Int32, key: DocumentBuilder.Spelling? = nil) -> Int32 {
    let range = key?.range.range ?? offset..<offset
    if builder.nodes.count > limits.values {
      stop(range, "more than \(limits.values) values, the rest is not read")
    }
    return builder.add(.null, under: parent, key: key, entryStart: range.lowerBound)
  }

  /// Skips white space, and comments with a finding.
  mutating func skipBlank() {
    while offset < end {
      switch bytes[offset] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        offset &+= 1
      case UInt8(ascii: "/"):
        guard skipComment() else { return }
      default: return
      }
    }
  }

  private mutating func skipComment() -> Bool {
    let start = offset
    switch byte(at: offset + 1) {
    case UInt8(ascii: "/"): offset = lineEnd(from: offset)
    case UInt8(ascii: "*"):
      offset += 2
      while offset < end {
        if bytes[offset] == UInt8(ascii: "*"), byte(at: offset + 1) == UInt8(ascii: "/") { break }
        offset += 1
      }
      offset = min(offset + 2, end)
    default: return false
    }
    builder.comments.append(start..<offset)
    if !hasComment { findings.report(start..<offset, "JSON has no comments") }
    hasComment = true
    return true
  }
}
