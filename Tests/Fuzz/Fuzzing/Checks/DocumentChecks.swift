import ThemeSource

/// Reads bytes as values, and changes what was read.
enum DocumentChecks {
  /// A reader of documents.
  typealias Reader = (SourceText, inout [Finding]) -> SourceDocument

  static func run(
    on bytes: [UInt8], _ isThorough: Bool, by read: Reader
  ) throws(Contradiction) {
    var findings: [Finding] = []
    let text = SourceText(file: "fuzz", bytes: bytes)
    let document = read(text, &findings)
    try FindingChecks.check(findings, of: text)
    try check(document.root, of: document)
    var choice = CheckChoice(of: bytes, isThorough)
    guard choice.chooses(oneIn: 8) else { return }
    var others: [Finding] = []
    for fix in findings.lazy.compactMap(\.fix).prefix(4) {
      _ = read(text.applying(fix.edits), &others)
    }
    try edit(document, by: read, hasFindings: !findings.isEmpty)
  }

  private static func check(
    _ node: SourceNode, of document: SourceDocument
  ) throws(Contradiction) {
    let whole = 0..<document.text.bytes.count
    try check(node.range, within: whole)
    try check(node.keyRange, within: whole)
    let content = node.content?.count ?? 0
    for range in [0..<0, 0..<content, content..<content, content / 2..<content] {
      try check(node.fileRange(of: range), within: node.range)
    }
    try check(node.keyFileRange(of: 0..<node.keyBytes.count), within: whole)
    for child in node.children {
      // A key that is no UTF-8 cannot be asked for.
      let isText = child.key.utf8.elementsEqual(child.keyBytes)
      try claim(
        node.kind != .table || !isText || node[child.key]?.range == child.range,
        "'\(child.key)' is not found at \(child.range)")
      try check(child, of: document)
    }
  }

  private static func check(
    _ range: Range<Int>, within outer: Range<Int>
  ) throws(Contradiction) {
    try claim(
      outer.lowerBound <= range.lowerBound && range.upperBound <= outer.upperBound,
      "\(range) is outside of \(outer)")
  }

  /// Changes a few values; in a file without mistakes that always works, and leaves none.
  private static func edit(
    _ document: SourceDocument, by read: Reader, hasFindings: Bool
  ) throws(Contradiction) {
    var paths: [[String]] = []
    collect(document.root, at: [], into: &paths)
    for path in paths.prefix(2) {
      for value in [.string("a\n\"'\\"), .table([.init("b", .number(1.5))])] as [SourceValue] {
        let edit = document.edit(setting: path, to: value)
        try claim(hasFindings || edit != nil, "\(path) cannot be set")
        if let edit { try check(edit.range, within: 0..<document.text.bytes.count) }
        guard let edit, !hasFindings else { continue }
        var findings: [Finding] = []
        let again = read(document.text.applying(edit), &findings)
        try claim(findings.isEmpty, "setting \(path) leads to \(findings)")
        try claim(node(at: path, in: again) != nil, "\(path) is gone where it was set")
      }
      try claim(
        hasFindings || document.edit(removing: path) != nil, "\(path) cannot be removed")
      _ = document.edit(setting: path + ["c"], to: "x")
      _ = document.edit(setting: path.dropLast() + ["\u{1}new"], to: .boolean(true))
    }
  }

  private static func node(at path: [String], in document: SourceDocument) -> SourceNode? {
    path.reduce(document.root) { node, key in node?[key] }
  }

  private static func collect(_ node: SourceNode, at path: [String], into paths: inout [[String]]) {
    guard node.kind == .table else { return }
    for child in node.children where paths.count < 8 {
      paths.append(path + [child.key])
      collect(child, at: path + [child.key], into: &paths)
    }
  }
}
