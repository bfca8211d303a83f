public import ThemeSource

/// Reads bytes and aborts where what comes out contradicts itself.
public enum DocumentChecks {
  /// A reader of documents.
  public typealias Reader = (SourceText, inout [Finding]) -> SourceDocument

  public static func run(on bytes: [UInt8], by read: Reader) {
    var findings: [Finding] = []
    let text = SourceText(file: "fuzz", bytes: bytes)
    let document = read(text, &findings)
    for finding in findings {
      check(finding.location.range, within: 0..<bytes.count)
      precondition(!finding.message.isEmpty && !finding.message.utf8.contains(0x0A))
      if let fix = finding.fix { _ = read(text.applying(fix.edit), &findings) }
    }
    findings.removeAll()
    _ = read(text, &findings)
    check(document.root, of: document)
    edit(document, hasFindings: !findings.isEmpty)
  }

  private static func check(_ node: SourceNode, of document: SourceDocument) {
    let whole = 0..<document.text.bytes.count
    check(node.range, within: whole)
    check(node.keyRange, within: whole)
    let content = node.content?.count ?? 0
    for range in [0..<0, 0..<content, content..<content, content / 2..<content] {
      check(node.fileRange(of: range), within: node.range)
    }
    check(node.keyFileRange(of: 0..<node.keyBytes.count), within: whole)
    for child in node.children {
      // A key that is no UTF-8 cannot be asked for.
      let isText = child.key.utf8.elementsEqual(child.keyBytes)
      precondition(node.kind != .table || !isText || node[child.key]?.range == child.range)
      check(child, of: document)
    }
  }

  private static func check(_ range: Range<Int>, within outer: Range<Int>) {
    precondition(outer.lowerBound <= range.lowerBound && range.upperBound <= outer.upperBound)
  }

  /// Changes a few values; in a file without mistakes that always works.
  private static func edit(_ document: SourceDocument, hasFindings: Bool) {
    var paths: [[String]] = []
    collect(document.root, at: [], into: &paths)
    for path in paths.prefix(2) {
      for value in [.string("a\n\"'\\"), .table([.init("b", .number(1.5))])] as [SourceValue] {
        let edit = document.edit(setting: path, to: value)
        precondition(hasFindings || edit != nil)
        if let edit { check(edit.range, within: 0..<document.text.bytes.count) }
      }
      precondition(hasFindings || document.edit(removing: path) != nil)
      _ = document.edit(setting: path + ["c"], to: "x")
      _ = document.edit(setting: path.dropLast() + ["\u{1}new"], to: .boolean(true))
    }
  }

  private static func collect(_ node: SourceNode, at path: [String], into paths: inout [[String]]) {
    guard node.kind == .table else { return }
    for child in node.children where paths.count < 8 {
      paths.append(path + [child.key])
      collect(child, at: path + [child.key], into: &paths)
    }
  }
}
