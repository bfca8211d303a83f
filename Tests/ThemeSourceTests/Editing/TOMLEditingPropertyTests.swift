import Fixtures
import Foundation
import Testing
import ThemeSource

@Suite struct TOMLEditingPropertyTests {
  @Test func readsBackTenThousandEditsAsTheyAreMeant() throws {
    var generator = TOMLGenerator(seed: 11)
    var random = SeededGenerator(seed: 12)
    var forms: [String: Int] = [:]
    var edits = 0
    while edits < 10_000 {
      var text = SourceText(file: "t", generator.file())
      for _ in 0..<5 {
        guard let edited = try check(text, &random, &forms) else { break }
        text = edited
        edits += 1
      }
    }
    let expected = [
      "basic", "literal", "multiline basic", "multiline literal", "escapes", "nested twice",
      "dotted", "comment", "CR LF", "byte order mark", "beyond ASCII", "no final newline",
      "needs escaping", "inserted", "removed",
    ]
    for form in expected {
      #expect(forms[form, default: 0] >= 500, "\(form): \(forms[form, default: 0])")
    }
  }

  @Test func changesEveryStringOfTheBuiltInThemes() throws {
    let folder = URL(filePath: #filePath).appending(path: "../../../../Resources/themes")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder.standardizedFileURL, includingPropertiesForKeys: nil)
    var random = SeededGenerator(seed: 13)
    #expect(!files.isEmpty)
    for file in files where file.pathExtension == "toml" {
      let text = SourceText(file: file.lastPathComponent, bytes: Array(try Data(contentsOf: file)))
      var findings: [Finding] = []
      let document = SourceDocument(toml: text, findings: &findings)
      for leaf in leaves(of: document.root) where leaf.node.kind == .string {
        let value = random.pick(Self.contents)
        let edit = try #require(document.edit(setting: leaf.path, to: .string(value)))
        expectOnly(leaf.path, of: document, changedBy: edit, to: .string(value))
      }
    }
  }

  /// Makes one change by chance; `nil` where the text has nothing to change.
  private func check(
    _ text: SourceText, _ random: inout SeededGenerator, _ forms: inout [String: Int]
  ) throws -> SourceText? {
    var findings: [Finding] = []
    let document = SourceDocument(toml: text, findings: &findings)
    let leaves = leaves(of: document.root)
    guard !leaves.isEmpty else { return nil }
    let strings = leaves.filter { $0.node.kind == .string }
    var leaf = random.pick(strings.isEmpty || random.once(in: 8) ? leaves : strings)
    let string = random.pick(Self.contents)
    var value: SourceValue? = .string(string)
    var form = "replaced"
    switch Int.random(in: 0..<10, using: &random) {
    case 0:
      leaf.path[leaf.path.count - 1] += random.pick(["x", " é", "\"\n"])
      form = "inserted"
    case 1:
      value = nil
      form = "removed"
    case 2: value = .table([.init("light", .string(string)), .init("dark+é", .number(1.5))])
    case 3:
      // The table around it, however it is spelled out, becomes one value.
      if leaf.path.count > 1 { leaf.path.removeLast() }
      form = "flattened"
    default: break
    }
    let edit = try #require(
      value.map { document.edit(setting: leaf.path, to: $0) } ?? document.edit(removing: leaf.path),
      "\(form) \(leaf.path)\n\(String(decoding: text.bytes, as: UTF8.self))")
    if form == "replaced", case .string = value, leaf.node.kind == .string {
      #expect(leaf.node.range.contains(edit.range.lowerBound))
      #expect(edit.range.upperBound <= leaf.node.range.upperBound)
      for form in Self.forms(of: leaf.node, in: text, new: string) { forms[form, default: 0] += 1 }
    }
    forms[form, default: 0] += 1
    expectOnly(leaf.path, of: document, changedBy: edit, to: value)
    return text.applying(edit)
  }

  /// Checks that a change does what is meant, and that TOMLKit reads its outcome as we do.
  private func expectOnly(
    _ path: [String], of document: SourceDocument, changedBy edit: SourceEdit,
    to value: SourceValue?
  ) {
    let result = document.text.applying(edit)
    let string = String(decoding: result.bytes, as: UTF8.self)
    var findings: [Finding] = []
    let edited = SourceDocument(toml: result, findings: &findings)
    #expect(findings.isEmpty, "\(findings)\n\(string)")
    let node = path.reduce(Optional(edited.root)) { $0?[$1] }
    #expect(value.map { node?.equals($0) ?? false } ?? (node == nil), "\(path)\n\(string)")
    let isOther = { (leaf: Leaf) in !leaf.path.starts(with: path) }
    let before = leaves(of: document.root).filter(isOther).map(\.description).sorted()
    let after = leaves(of: edited.root).filter(isOther).map(\.description).sorted()
    #expect(before == after, "\(path)\n\(string)")
    if !string.lowercased().contains("u0000") {
      #expect(TOMLKitJudge.disagreement(on: string) == nil)
    }
  }

  private struct Leaf {
    var path: [String]
    let node: SourceNode

    var description: String { "\(path) \(node.outline)" }
  }

  /// The values of a document that are no tables, those in arrays left out.
  private func leaves(of node: SourceNode, at path: [String] = []) -> [Leaf] {
    node.children.flatMap { child in
      let path = path + [child.key]
      return child.kind == .table
        ? leaves(of: child, at: path)
        : child.form == .header ? [] : [Leaf(path: path, node: child)]
    }
  }

  private static func forms(of node: SourceNode, in text: SourceText, new: String) -> [String] {
    let written = text.bytes[node.range]
    let position = text.position(at: node.range.lowerBound)
    let line = text.line(position.line)
    let before = line.prefix(position.column - 1)
    let after = text.line(text.position(at: node.range.upperBound).line).suffix(12)
    let quote = written.first == UInt8(ascii: "'") ? "literal" : "basic"
    let isMultiline = written.count >= 6 && written.prefix(3).allSatisfy { $0 == written.first }
    let escapes = quote == "basic" && written.contains(UInt8(ascii: "\\"))
    let braces = before.filter { $0 == UInt8(ascii: "{") }.count
    let checks: [(String, Bool)] = [
      (isMultiline ? "multiline \(quote)" : quote, true), ("escapes", escapes),
      ("nested twice", braces >= 2), ("dotted", before.contains(UInt8(ascii: "."))),
      ("comment", after.contains(UInt8(ascii: "#"))),
      ("CR LF", text.bytes.contains(0x0D)), ("byte order mark", text.bytes.first == 0xEF),
      ("beyond ASCII", before.contains { $0 >= 0x80 }),
      ("no final newline", text.bytes.last != 0x0A),
      ("needs escaping", new.contains { "\"\\'\n\r\t\u{1}\u{7F}".contains($0) }),
    ]
    return checks.filter(\.1).map(\.0)
  }

  private static let contents = [
    "", "#fff", "$accent", "alpha($label, 10%)", "é漢😀", "it's", "\"quoted\"", "back\\slash", "a\nb",
    "a\r\nb\n", "\n", "\ttab", "'''", "\"\"\"", "ends with '", "ends with \"",
    "\u{1}\u{7F}\u{8}\u{C}",
    "\\", "\"", "'", "  spaces  ", "# no comment", "x = 1", "}", "]", "\r",
    "two\n\n\nlines \\\n  x",
  ]
}
