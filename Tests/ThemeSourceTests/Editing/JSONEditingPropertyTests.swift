import Fixtures
import Foundation
import Testing
import ThemeSource

@Suite struct JSONEditingPropertyTests {
  @Test func readsBackEveryEditAsItIsMeant() throws {
    var generator = JSONGenerator(seed: 21)
    var random = SeededGenerator(seed: 22)
    var edits = 0
    while edits < 4_000 {
      var text = SourceText(file: "t", generator.file())
      for _ in 0..<4 {
        guard let edited = try check(text, &random) else { break }
        text = edited
        edits += 1
      }
    }
  }

  /// Makes one change by chance; `nil` where the text has nothing to change.
  private func check(_ text: SourceText, _ random: inout SeededGenerator) throws -> SourceText? {
    var findings: [Finding] = []
    let document = SourceDocument(json: text, findings: &findings)
    let paths = paths(of: document.root)
    guard !paths.isEmpty else { return nil }
    var path = random.pick(paths)
    var value: SourceValue? = .string(random.pick(["", "\"", "\\", "a\r\n\t\u{1}", "é😀", "/"]))
    switch Int.random(in: 0..<8, using: &random) {
    case 0: path[path.count - 1] += "x\""
    case 1: value = nil
    case 2: value = .table([.init("light", .number(0.1)), .init("dä\\rk", .boolean(true))])
    case 3: value = .array([.number(-3), "x"])
    default: break
    }
    let edit = try #require(
      value.map { document.edit(setting: path, to: $0) } ?? document.edit(removing: path))
    let result = text.applying(edit)
    let edited = SourceDocument(json: result, findings: &findings)
    #expect(findings.isEmpty, "\(String(decoding: result.bytes, as: UTF8.self))")
    let node = path.reduce(Optional(edited.root)) { $0?[$1] }
    #expect(value.map { node?.equals($0) ?? false } ?? (node == nil))
    let isOther = { (other: [String]) in !other.starts(with: path) && !path.starts(with: other) }
    let outline = { (document: SourceDocument, path: [String]) in
      path.reduce(Optional(document.root)) { $0?[$1] }?.outline
    }
    for other in paths where isOther(other) {
      #expect(outline(document, other) == outline(edited, other))
    }
    #expect(throws: Never.self) {
      try JSONSerialization.jsonObject(with: Data(result.bytes), options: [.fragmentsAllowed])
    }
    return result
  }

  /// The paths to all that is in objects, arrays not entered.
  private func paths(of node: SourceNode, at path: [String] = []) -> [[String]] {
    node.kind != .table
      ? []
      : node.children.flatMap { [path + [$0.key]] + paths(of: $0, at: path + [$0.key]) }
  }
}
