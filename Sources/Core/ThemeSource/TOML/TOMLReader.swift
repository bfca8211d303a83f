/// Reads TOML 1.0 statement by statement into an arena.
struct TOMLReader: DocumentReader {
  let bytes: [UInt8]
  let end: Int
  let limits: SourceLimits
  var builder: DocumentBuilder
  var findings: ReaderFindings
  var offset = 0

  /// The table of the current statements: the root or that of the last header.
  var table: Int32 = 0

  /// Whether the last header repeats an earlier one, so that its content is not reported again.
  var isRepeated = false

  /// The parts of the last key.
  var parts: [DocumentBuilder.Spelling] = []

  /// How many arrays and inline tables are open around the value being read.
  var openArrays = 0
  var openTables = 0

  /// The number of invalid keys whose values may still be read on trial.
  var attempts = 64

  /// How the reading of a value ended.
  enum Ending {
    /// After the value.
    case clean
    /// In a line whose rest is invalid; that is reported already.
    case broken
    /// Before a later statement or at the end of the file; that is reported already.
    case unwound
  }

  init(text: SourceText, limits: SourceLimits) {
    bytes = text.bytes
    end = text.bytes.count
    self.limits = limits
    builder = DocumentBuilder(bytes: text.bytes, root: .table)
    findings = ReaderFindings(text: text, rule: "syntax/toml")
  }

  mutating func readFile() {
    guard startFile(asTOML: true) else { return }
    builder.nodes[0].content = Extent(offset, offset)
    while offset < end, !findings.isStopped {
      switch bytes[offset] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        offset &+= 1
      case UInt8(ascii: "#"): readComment()
      case UInt8(ascii: "["): readHeader()
      default: readStatement()
      }
    }
  }

  /// Reads `key = value` and the end of its line.
  private mutating func readStatement() {
    let start = offset
    let findingCount = findings.count
    guard readKey(until: UInt8(ascii: "=")) else {
      skipValueOfBrokenKey()
      skipLine()
      return
    }
    let keyFindingCount = findings.count
    let ending = readMember(of: table, from: start)
    if keyFindingCount > findingCount, ending != .clean { findings.discard(after: keyFindingCount) }
    switch ending {
    case .clean where keyFindingCount == findingCount: expectLineEnd()
    case .clean, .broken: skipLine()
    case .unwound: break
    }
  }

  /// Reads the value of the key in `parts`, after its `=`, into a table.
  mutating func readMember(of table: Int32, from start: Int) -> Ending {
    let (node, isNew) = addMember(of: table, from: start)
    skipSpaces()
    let ending = readValue(into: node)
    if isNew { builder.link(node) }
    builder.nodes[Int(table)].content.end = builder.nodes[Int(node)].range.end
    return ending
  }

  /// Creates a node; if the file has too many, reading stops.
  mutating func add(
    _ kind: SourceNode.Kind, form: SourceNode.Form = .inline, under parent: Int32,
    key: DocumentBuilder.Spelling? = nil, entryStart: Int = 0
  ) -> Int32 {
    if builder.nodes.count > limits.values {
      stop(
        key?.range.range ?? offset..<offset,
        "more than \(limits.values) values, the rest is not read")
    }
    let node = builder.add(kind, form: form, under: parent, key: key, entryStart: entryStart)
    if kind == .table { checkDepth(of: node, at: key?.range.range ?? offset..<offset) }
    return node
  }

  /// Stops if tables and arrays are nested too deep.
  mutating func checkDepth(of node: Int32, at range: Range<Int>) {
    if builder.nodes[Int(node)].depth > limits.nesting {
      stop(range, "nested more than \(limits.nesting) deep, the rest is not read")
    }
  }
}
