import Fixtures
import Testing
import ThemeSource

@Suite struct JSONReadingTests {
  @Test(arguments: [
    ("{}", "{}"), (" [ ] ", "[]"), ("null", "null"), ("\u{FEFF}true", "true"), ("-0.5e1", "-5.0"),
    (#"{"a": {"b": [1, "x", false, null]}, "": 2}"#, #"{a: {b: [1.0, "x", false, null]}, : 2.0}"#),
    (#""\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00""#, "\"\"\\/\u{8}\u{C}\n\r\té😀\""),
    ("\"\u{7F}é漢😀\"", "\"\u{7F}é漢😀\""), ("12345678901234567890", "1.2345678901234567e+19"),
  ])
  func readsEveryKindOfValue(text: String, outline: String) {
    var findings: [Finding] = []
    let document = SourceDocument(json: SourceText(file: "t", text), findings: &findings)
    #expect(findings.isEmpty)
    #expect(document.root.outline == outline)
  }

  @Test(arguments: [
    ("{\"a\": ▸\"x\"▸}", ["a"]), ("{\"a\": {\"b\": ▸[1, 2]▸ }}", ["a", "b"]),
    ("{\"a\": ▸-1.5e3▸\n}", ["a"]), ("▸{\"a\": null}▸ ", []), ("{\"é\": ▸null▸ ", ["é"]),
  ])
  func knowsTheRangeOfAValue(marked: String, path: [String]) throws {
    let marked = MarkedText(marked)
    var findings: [Finding] = []
    var node = SourceDocument(json: marked.text, findings: &findings).root
    for key in path { node = try #require(node[key]) }
    #expect([node.range.lowerBound, node.range.upperBound] == marked.marks)
  }

  @Test(arguments: [
    (#"{"a": "x▸\ud83d\ude00▸y"}"#, "😀"), (#"{"a": "\u0078\/▸y▸"}"#, "y"),
    (#"{"a": "\n▸$b▸"}"#, "$b"),
  ])
  func findsAPartOfAString(marked: String, meant: String) throws {
    let marked = MarkedText(marked)
    var findings: [Finding] = []
    let document = SourceDocument(json: marked.text, findings: &findings)
    let node = try #require(document.root["a"])
    let start = try #require(node.string?.range(ofText: meant))
    let range = node.fileRange(of: start..<start + meant.utf8.count)
    #expect([range.lowerBound, range.upperBound] == marked.marks)
  }

  @Test(arguments: [1_000, 100_000, 2_000_000])
  func boundsNesting(size: Int) {
    for text in [
      String(repeating: "[", count: size), String(repeating: "{\"a\":", count: size / 5),
    ] {
      var findings: [Finding] = []
      _ = SourceDocument(
        json: SourceText(file: "t", text), limits: SourceLimits(bytes: 4_000_000),
        findings: &findings)
      #expect(findings.map(\.rule) == ["syntax/size"])
    }
  }

  @Test func boundsSizeAndNumberOfValues() {
    for (text, message) in [
      (
        "[" + String(repeating: "1,", count: 30_000) + "1]",
        "more than 20000 values, the rest is not read"
      ),
      (
        "\"" + String(repeating: "x", count: 300_000) + "\"",
        "a file of 300002 bytes, expected at most 262144"
      ),
    ] {
      var findings: [Finding] = []
      _ = SourceDocument(json: SourceText(file: "t", text), findings: &findings)
      #expect(findings.map(\.message) == [message])
    }
  }

  @Test(arguments: [
    "{\"a\":", "\"\\\"", "\"a\" \"", "{\"a\": [}", "[{]", "/*", "//\n", "\"\\\"\\\", x ",
    "\u{1}\"a\" x ,",
    "{\"\\\"\" (x, ", "\"a\"=", "{a ",
  ])
  func takesNoLongerThanTheTextIsLong(part: String) {
    for prefix in ["", "[", "{", "{\"a\": [", "\u{1} ["] {
      let text = prefix + String(repeating: part, count: 200_000 / part.utf8.count)
      let clock = ContinuousClock()
      let time = clock.measure {
        var findings: [Finding] = []
        _ = SourceDocument(json: SourceText(file: "t", text), findings: &findings)
        #expect(findings.count <= 202)
      }
      // In a debug build on a busy machine; what is quadratic takes minutes.
      #expect(time < .seconds(10), "\(prefix)")
    }
  }
}
