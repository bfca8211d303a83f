import Testing
import ThemeSource

@Suite struct TOMLEncodingTests {
  @Test(
    arguments: [
      ([0xFF], "bad UTF-8: byte 0xFF, save the file as UTF-8"),
      ([0xC3], "bad UTF-8: byte 0xC3, save the file as UTF-8"),
      ([0xC0, 0x80], "bad UTF-8: byte 0xC0, save the file as UTF-8"),
      ([0xED, 0xA0, 0x80], "bad UTF-8: byte 0xED, save the file as UTF-8"),
      ([0xF4, 0x90, 0x80, 0x80], "bad UTF-8: byte 0xF4, save the file as UTF-8"),
      ([0xE0, 0x9F, 0x80], "bad UTF-8: byte 0xE0, save the file as UTF-8"),
      ([0x00], "control character U+0000, which a text file may not have"),
      ([0x1B], "control character U+001B, which a text file may not have"),
      ([0x7F], "control character U+007F, which a text file may not have"),
    ] as [([UInt8], String)])
  func reportsABadByteAtItsPlaceAndNothingElse(bad: [UInt8], message: String) {
    for (before, after) in [
      ("a = \"é", "\"\nb = 1"), ("# ", "\nb = 1"), ("a = ", "\nb = 1"), ("", "\nb = 1"),
    ] {
      let text = SourceText(file: "t", bytes: Array(before.utf8) + bad + Array(after.utf8))
      var findings: [Finding] = []
      let document = SourceDocument(toml: text, findings: &findings)
      #expect(findings.map(\.message) == [message])
      #expect(findings.first?.rule == "syntax/encoding")
      #expect(findings.first?.location.range.lowerBound == before.utf8.count)
      #expect(document.root["b"]?.number == 1)
    }
  }

  @Test(arguments: [
    "é", "\u{80}", "\u{7FF}", "\u{800}", "\u{FFFF}", "\u{10000}", "\u{10FFFF}", "\t",
  ])
  func takesEveryCharacterThatTextMayHold(character: String) {
    var findings: [Finding] = []
    let text = SourceText(file: "t", "a = '\(character)' # \(character)")
    let document = SourceDocument(toml: text, findings: &findings)
    #expect(findings.isEmpty)
    #expect(document.root["a"]?.string == character)
  }

  @Test func skipsAByteOrderMark() {
    var findings: [Finding] = []
    let document = SourceDocument(
      toml: SourceText(file: "t", "\u{FEFF}a = 1"), findings: &findings)
    #expect(findings.isEmpty)
    #expect(document.root.outline == "{a: 1.0}")
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func endsLinesAtEachKindOfLineEnd(end: String) {
    var findings: [Finding] = []
    let lines = [
      "# c", "a = [1, # d", "2]", "b = '''", "x", "y'''", "[c]", "d = \"\"\"x\\", "  y\"\"\"", "",
    ]
    let text = SourceText(file: "t", lines.joined(separator: end))
    let document = SourceDocument(toml: text, findings: &findings)
    // TOML 1.0 has no third kind; it is reported once, and read all the same.
    #expect(findings.map(\.location.description) == (end == "\r" ? ["t:1:4"] : []))
    #expect(document.root.outline == "{a: [1.0, 2.0], b: \"x\ny\", c: {d: \"xy\"}}")
    #expect(document.root["c"]?.location.start.line == 7)
  }

  @Test func stopsReadingABinaryFile() {
    let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* $0 >> 7) }
    var findings: [Finding] = []
    _ = SourceDocument(toml: SourceText(file: "t", bytes: bytes), findings: &findings)
    #expect(findings.hasErrors)
    #expect(findings.count <= 201)
  }
}
