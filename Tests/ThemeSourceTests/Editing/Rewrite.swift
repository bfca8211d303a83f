import Testing
import ThemeSource

/// A text, a change to it, and the text that it makes.
struct Rewrite: Sendable, CustomTestStringConvertible {
  let before: String
  let path: [String]
  /// The new value; `nil` takes it away.
  let value: SourceValue?
  let after: String

  init(_ before: String, _ path: String..., to value: SourceValue?, gives after: String) {
    self.before = before
    self.path = path
    self.value = value
    self.after = after
  }

  var testDescription: String { before }

  func check(_ read: (SourceText, inout [Finding]) -> SourceDocument) throws {
    var findings: [Finding] = []
    let document = read(SourceText(file: "t", before), &findings)
    #expect(findings.isEmpty)
    let edit = try #require(
      value.map { document.edit(setting: path, to: $0) } ?? document.edit(removing: path))
    let result = document.text.applying(edit)
    #expect(String(decoding: result.bytes, as: UTF8.self) == after)
    _ = read(result, &findings)
    #expect(findings.isEmpty)
  }
}
