import Fixtures
import Testing
import ThemeSource

@Suite struct JSONFindingTests {
  @Test(arguments: mistakes)
  func saysEachMistakeAtItsPlace(mistake: Mistake) {
    let marked = MarkedText(mistake.marked)
    var findings: [Finding] = []
    let document = SourceDocument(json: marked.text, findings: &findings)
    #expect(findings.map(\.message) == mistake.messages)
    #expect(findings.map(\.location.range.lowerBound) == marked.marks)
    #expect(document.root.outline == mistake.values)
  }

  static let mistakes = [
    Mistake("▸", "expected a value, found the end of the file", values: "null"),
    Mistake(
      #"{"a": 1, ▸"a": 2}"#, "'a' is set twice, first in line 1, column 2", values: "{a: 1.0}"),
    Mistake(
      #"{"a": 1, ▸"\u0061": 2}"#, "'a' is set twice, first in line 1, column 2", values: "{a: 1.0}"),
    Mistake(#"{"a": 1▸, }"#, "expected a key after ',', found '}'", values: "{a: 1.0}"),
    Mistake("[1▸, ]", "expected a value after ',', found ']'", values: "[1.0]"),
    Mistake("[1,▸, 2]", "expected a value before ','", values: "[1.0, 2.0]"),
    Mistake("[1▸ 2]", "expected ',' or ']'", values: "[1.0, 2.0]"),
    Mistake("{\"a\": 1▸\n\"b\": 2}", "expected ',' or '}'", values: "{a: 1.0, b: 2.0}"),
    Mistake(#"{"a"▸ "x"}"#, "expected ':' between the key and its value", values: "{a: \"x\"}"),
    Mistake(#"{"a" ▸= 1}"#, "expected ':' after the key, found '='", values: "{a: 1.0}"),
    Mistake(#"{"a"▸, "b": 1}"#, "expected ':' after the key 'a', found ','", values: "{b: 1.0}"),
    Mistake(
      "{▸a: 1, ▸'b': 2}", "expected a key in double quotes, found 'a'",
      "expected a key in double quotes, found ''b''", values: "{a: 1.0, b: 2.0}"),
    Mistake(
      "{\"a\": ▸#fff, \"b\": 1}", "expected text in double quotes, found '#fff'",
      values: "{a: \"#fff\", b: 1.0}"),
    Mistake(
      "{\"a\": ▸'x, y', \"b\": 1}", "expected text in double quotes, found ''x, y''",
      values: "{a: \"x, y\", b: 1.0}"),
    Mistake(
      "{\"a\": ▸rgb(1, 2, 3), \"b\": 1}", "expected text in double quotes, found 'rgb(1, 2, 3)'",
      values: "{a: \"rgb(1, 2, 3)\", b: 1.0}"),
    Mistake(
      "{\"a\": ▸\"x\n \"b\": 1}", "unclosed string, expected '\"' before the end of the line",
      values: "{a: \"x\", b: 1.0}"),
    Mistake("▸{\"a\": [1, 2]", "unclosed '{', expected '}'", values: "{a: [1.0, 2.0]}"),
    Mistake("{\"a\": [1, 2▸}", "expected ']', found '}'", values: "{a: [1.0, 2.0]}"),
    Mistake("[{\"a\": 1▸]", "expected '}', found ']'", values: "[{a: 1.0}]"),
    Mistake("{\"a\": 1} ▸x", "expected the end of the file, found 'x'", values: "{a: 1.0}"),
    Mistake("[▸01, 2]", "expected a number, found '01'", values: "[2.0]"),
    Mistake(
      "[▸1., ▸.5, ▸+1, ▸1e999]", "expected a number, found '1.'", "expected a value, found '.5'",
      "expected a value, found '+1'", "'1e999' is too large for a number", values: "[]"),
    Mistake(
      #"["▸\x", "▸\u12", "▸\ud800x", "▸\U0001F600"]"#,
      "'\\x' is no escape, write a backslash as '\\\\'",
      "expected 4 hexadecimal digits after '\\u'", "'\\ud800' is no character of Unicode",
      "'\\U' is no escape, write 'u' and 4 hexadecimal digits",
      values: #"["\x", "\u12", "\ud800x", "\U0001F600"]"#),
    Mistake("[\"a▸\tb\tc\"]", "a tab in a string is written '\\t'", values: "[\"a\tb\tc\"]"),
    Mistake("▸// one\n{\"a\": 1 /* two */}", "JSON has no comments", values: "{a: 1.0}"),
    Mistake("{\"a\": 1, ▸/ \"b\": 2}", "expected a key, found '/'", values: "{a: 1.0}"),
  ]
}
