import Fixtures
import Testing
import ThemeSource

@Suite struct TOMLPlaceTests {
  /// The marks are around what `meant` is written as.
  @Test(arguments: [
    (#"a = "x▸yz▸w""#, "yz"), (#"a = "\u00e9▸y\"z▸w""#, "y\"z"), (#"a = "x▸\u00e9▸w""#, "é"),
    ("a = 'x▸yz▸'", "yz"), ("a = \"\"\"\nx\\\n  ▸yz▸\\\n  w\"\"\"", "yz"),
    ("a = \"\"\"\r\nx\r\n▸yz▸\r\n\"\"\"", "yz"), ("a = '''\nx▸\r\n▸y'''", "\n"),
    (#"a = "é\t▸$b▸é""#, "$b"), (#"a = "\\▸q▸""#, "q"),
  ])
  func findsAPartOfAString(marked: String, meant: String) throws {
    let marked = MarkedText(marked)
    var findings: [Finding] = []
    let document = SourceDocument(toml: marked.text, findings: &findings)
    let node = try #require(document.root["a"])
    let content = try #require(node.string)
    let start = try #require(content.range(ofText: meant))
    let range = node.fileRange(of: start..<start + meant.utf8.count)
    #expect(findings.isEmpty)
    #expect([range.lowerBound, range.upperBound] == marked.marks)
  }

  @Test func findsAPartOfAKey() throws {
    let marked = MarkedText(#"a."b\t▸cd▸" = 1"#)
    var findings: [Finding] = []
    let document = SourceDocument(toml: marked.text, findings: &findings)
    let node = try #require(document.root["a"]?["b\tcd"])
    let range = node.keyFileRange(of: 2..<4)
    #expect([range.lowerBound, range.upperBound] == marked.marks)
    #expect(node.keyLocation(of: 2..<4).description == "t:1:7")
  }

  @Test(arguments: [
    ("▸[a]▸ # c", ["a"]), ("[▸a▸.b]", ["a"]), ("▸a▸.b = 1", ["a"]), ("a = ▸{ b = 1 }▸", ["a"]),
    ("a = ▸[ 1 ]▸", ["a"]), ("a.b = ▸'x'▸", ["a", "b"]), ("a = ▸2020-01-01 10:00:00▸ ", ["a"]),
    ("a = ▸\"\"\"x\"\"\"\"\"▸", ["a"]), ("\u{FEFF}a = ▸+1_0.5▸", ["a"]),
  ])
  func knowsTheRangeOfAValue(marked: String, path: [String]) throws {
    let marked = MarkedText(marked)
    var findings: [Finding] = []
    var node = SourceDocument(toml: marked.text, findings: &findings).root
    for key in path { node = try #require(node[key]) }
    // An implicit table has no place of its own but the header that names it.
    let range = node.form == .implicit ? node.keyRange : node.range
    #expect(findings.isEmpty)
    #expect([range.lowerBound, range.upperBound] == marked.marks)
  }

  @Test(arguments: [
    ("[a]", SourceNode.Form.header), ("[a.b]", .implicit), ("a.b = 1", .dotted),
    ("a = {}", .inline), ("[[a]]", .header), ("a = []", .inline), ("[a.b]\n[a]", .header),
  ])
  func knowsHowATableIsSpelledOut(text: String, form: SourceNode.Form) throws {
    var findings: [Finding] = []
    let document = SourceDocument(toml: SourceText(file: "t", text), findings: &findings)
    #expect(try #require(document.root["a"]).form == form)
  }

  @Test func recordsComments() {
    var findings: [Finding] = []
    let marked = MarkedText("▸# x▸\na = [ ▸#y▸\n1, ▸# z▸\n] ▸##▸\r\n[b] ▸# é▸")
    let document = SourceDocument(toml: marked.text, findings: &findings)
    #expect(document.comments.flatMap { [$0.lowerBound, $0.upperBound] } == marked.marks)
  }
}

extension String {
  /// The offset in UTF-8 of the first occurrence of a text.
  func range(ofText text: String) -> Int? {
    let (all, part) = (Array(utf8), Array(text.utf8))
    return (0...max(0, all.count - part.count)).first { all[$0...].starts(with: part) }
  }
}
