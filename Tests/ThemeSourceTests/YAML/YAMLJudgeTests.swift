import Fixtures
import Testing
import ThemeSource

@Suite struct YAMLJudgeTests {
  /// Signs that mean something, and others that do not.
  private static let parts = [
    "a", "b", "\"", "'", "\\", "|", ">", "#", ":", ": ", "- ", "? ", "[", "]", "{", "}", ",",
    ", ", "\n", "\n", "\n ", "\n  ", " ", " ", "\t", "---", "...", "\r\n", "\u{85}", "\u{2028}",
    "-", "+", "2", "é", "a: ", "b: ", "%", "%YAML 1.1", "\\x41", "\\0", "\\u263a", "\\\n", "''",
    "|-\n", ">+\n", "\u{feff}", "\u{7}", "@", "`", "%YAML 2.0\n", "\n---\n", "!", "*x", "&x ",
  ]

  /// Texts of few signs are often YAML, those of many rarely.
  @Test(
    arguments: 0..<8 as Range<UInt64>, ["", "a: b\n", "- a\n", "[a, ", "{a: ", "a: \"b", "? a\n"])
  func agreesWithYamsOnGeneratedTexts(seed: UInt64, start: String) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<2000 {
      let count = Int.random(in: 1...14, using: &random)
      let text = start + (0..<count).map { _ in random.pick(Self.parts) }.joined()
      if YamsJudge.isRefused(text) { continue }
      if let found = YamsJudge.disagreement(on: text) {
        Issue.record("\(found)\n\(text.debugDescription)")
        break
      }
    }
  }

  @Test(arguments: [
    "system: \"base16\"\nname: 'It''s'\npalette:\n  base00: 000000 # black\n  base01: \"#111111\"\n",
    "%YAML 1.2\n---\nscheme: A\n...\n", "a: |\n  b\n   c\n\n  d\n\ne: >-\n  f\n  g\n\n  h\n",
    "a: b\n  c\n\n  d\ne: \"f\n  g\\\n  h\"\n", "a:\n- b\n- c: d\n  e: f\n",
    "a: [b, c: d, {e, f: g}]\n",
    "? a\n? b\n: c\n", "\u{feff}a: b\n", "a: ~\nb: 012\nc: yes\n", "a: 1\na: 2\n", "", "# a\n",
    "a: b\n---\nc: d\n", "a: b\n--- *x", "a: b\n...\n--- !t c", "[a, b]: c\n[a, b]: d\n",
    String(repeating: "k", count: 1025) + ": v\n",
    "a: \"\\N\\_\\L\\P\\e\\U0001f600\"\n", "a: \"\\ud800\"\n", "a: |3\n    b\n   c\n",
    "a: |\n\tb\n",
  ])
  func agreesWithYamsOnTexts(text: String) {
    #expect(YamsJudge.disagreement(on: text) == nil)
  }

  @Test(arguments: [
    ("a: b", 3..<4), ("a: 'b c' # d", 3..<8), ("a: \"\\x41\"\n", 3..<9), ("é: b", 4..<5),
    ("a: |\n  b\n  c\n\n", 3..<12), ("a: b\n  c \nd: e", 3..<8), ("a:", 2..<2),
  ])
  func remembersWhereAValueStands(text: String, range: Range<Int>) throws {
    guard case .mapping(let pairs, _) = try YAMLNode(yaml: SourceText(file: "t", text)) else {
      Issue.record("no mapping")
      return
    }
    #expect(pairs[0].value.range == range)
  }

  @Test(arguments: [
    ("a: [b", "t:1:6", "did not find expected ',' or ']'"),
    ("a: b: c\n", "t:1:5", "mapping values are not allowed in this context"),
    ("a: \"b\u{2028}\\q\"\n", "t:1:9", "found unknown escape character"),
    ("a: b\u{7}", "t:1:5", "expected YAML, which has no control characters"),
    ("%TAG ! x\n--- a", "t:1:1", "anchors, aliases and tags are not read; write the value itself"),
  ])
  func saysWhereATextIsWrong(text: String, place: String, message: String) {
    do throws(Finding) {
      _ = try YAMLNode(yaml: SourceText(file: "t", text))
      Issue.record("there is no finding")
    } catch {
      #expect(error.location.description == place)
      #expect(error.message == message)
    }
  }

  /// A text that would be small and long to read is read or refused at once.
  @Test(arguments: ["[", "- ", "? ", "a: [", "\"", "|\n ", "{a: ", "a\n", "a: b\n"])
  func endsOnLongTexts(part: String) {
    _ = try? YAMLNode(yaml: SourceText(file: "t", String(repeating: part, count: 20_000)))
  }
}
