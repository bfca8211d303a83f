import Fixtures
import Testing
import ThemeSource

@Suite struct TOMLFindingTests {
  @Test(arguments: mistakes)
  func saysEachMistakeAtItsPlace(mistake: Mistake) {
    let marked = MarkedText(mistake.marked)
    var findings: [Finding] = []
    let document = SourceDocument(toml: marked.text, findings: &findings)
    #expect(findings.map(\.message) == mistake.messages)
    #expect(findings.map(\.location.range.lowerBound) == marked.marks)
    #expect(document.root.outline == mistake.values)
  }

  /// A fix alone repairs what it is offered for.
  @Test(arguments: mistakes.filter { $0.messages.count == 1 })
  func fixesWhatItOffersAFixFor(mistake: Mistake) throws {
    let text = MarkedText(mistake.marked).text
    var findings: [Finding] = []
    _ = SourceDocument(toml: text, findings: &findings)
    guard let fix = findings.first?.fix else { return }
    var after: [Finding] = []
    let document = SourceDocument(toml: text.applying(fix.edits), findings: &after)
    #expect(after.isEmpty)
    #expect(document.root.outline == mistake.values)
  }

  @Test(arguments: [
    "{ = { ] , ", "[\"\\\"\\\", ", "= [\n", "\"\\\"", "a = {\n", "a = [[[\n", "'\"", "x = \"\"\"\n",
    ".",
    "a = { b = [ } , = [ ] ", "{ a = ( ", "= { = \"\"\" ", "a = \u{1} [ x, \"\\\" ", "[a.b\n",
  ])
  func takesNoLongerThanTheTextIsLong(part: String) {
    for prefix in ["", "a = ", "a = [", "a = { b = ", "# \u{1}\na = ["] {
      let text = prefix + String(repeating: part, count: 200_000 / part.utf8.count)
      let clock = ContinuousClock()
      let time = clock.measure {
        var findings: [Finding] = []
        _ = SourceDocument(toml: SourceText(file: "t", text), findings: &findings)
        #expect(findings.count <= 202)
      }
      // In a debug build on a busy machine; what is quadratic takes minutes.
      #expect(time < .seconds(10), "\(prefix)")
    }
  }

  static let mistakes = keys + tables + values + containers + strings

  static let keys = [
    Mistake("a ▸1\nb = 2", "expected '=' after the key 'a', found '1'", values: "{b: 2.0}"),
    Mistake(
      "a▸\nb = 2", "expected '=' after the key 'a', found the end of the line", values: "{b: 2.0}"),
    Mistake("a▸", "expected '=' after the key 'a', found the end of the file", values: "{}"),
    Mistake("▸= 1\nb = 2", "expected a key, found '='", values: "{b: 2.0}"),
    Mistake("a. ▸= 1\nb = 2", "expected a key, found '='", values: "{b: 2.0}"),
    Mistake("▸.a = 1", "expected a key, found '.'", values: "{}"),
    Mistake("a▸: 1", "expected '=' after the key, found ':'", values: "{a: 1.0}"),
    Mistake("a ▸\"x\" # c", "expected '=' between the key and its value", values: "{a: \"x\"}"),
    Mistake(
      "▸button:hover = 1", "the key 'button:hover' needs quotation marks",
      values: "{button:hover: 1.0}"),
    Mistake(
      "▸card card = 1 # c", "the key 'card card' needs quotation marks", values: "{card card: 1.0}"),
    Mistake("▸größe = 1", "the key 'größe' needs quotation marks", values: "{größe: 1.0}"),
    Mistake(
      "▸\"a = 1\nb = 2", "unclosed string, expected '\"' before the end of the line",
      values: "{b: 2.0}"),
    Mistake(
      "▸\"\"\"a\"\"\" = 1\nb = 2", "a key on one line has single quotation marks",
      values: "{b: 2.0}"),
    Mistake(
      "a = 1\n▸a = 2\nb = 3", "'a' is set twice, first in line 1, column 1",
      values: "{a: 1.0, b: 3.0}"),
    Mistake(
      "\"a b\".c = 1\n'a b'.▸\"\\u0063\" = 2", "'c' is set twice, first in line 1, column 7",
      values: "{a b: {c: 1.0}}"),
    Mistake(
      "a = 1\n▸a.b = 2", "'a' is a table of dotted keys here, but an integer in line 1, column 1",
      values: "{a: 1.0}"),
    Mistake(
      "a.b = 1\n▸a = 2", "'a' is set twice, first in line 1, column 1", values: "{a: {b: 1.0}}"),
    Mistake(
      "a = {}\n▸a.b = 2",
      "'a' is a table of dotted keys here, but an inline table, which is complete, in line 1, column 1",
      values: "{a: {}}"),
    Mistake("▸}\na = 1", "expected a key, found '}'", values: "{a: 1.0}"),
  ]

  static let tables = [
    Mistake(
      "[colors.▸größe]\nb = 1", "the key 'größe' needs quotation marks",
      values: "{colors: {größe: {b: 1.0}}}"),
    Mistake(
      "a.'b'. ▸c d = 1", "the key 'c d' needs quotation marks",
      values: "{a: {b: {c d: 1.0}}}"),
    Mistake(
      "▸= [\n  \"x\",\n]\nb = ▸\n", "expected a key, found '='",
      "expected a value, found the end of the line", values: "{}"),
    Mistake("[a▸\nb = 1", "expected ']' at the end of the header", values: "{a: {b: 1.0}}"),
    Mistake("[a▸ # c\nb = 1", "expected ']' at the end of the header", values: "{a: {b: 1.0}}"),
    Mistake("[[a]▸\nb = 1", "expected ']]' at the end of the header", values: "{a: [{b: 1.0}]}"),
    Mistake(
      "[a] ▸b = 1\nc = 2", "expected the end of the line, found 'b'", values: "{a: {c: 2.0}}"),
    Mistake("[▸]\nb = 1\n[c]\nd = 2", "expected a key, found ']'", values: "{c: {d: 2.0}}"),
    Mistake(
      "[▸my colors]\nb = 1", "the key 'my colors' needs quotation marks",
      values: "{my colors: {b: 1.0}}"),
    Mistake("[a ▸= 1]\nb = 1", "expected ']' after the key 'a', found '='", values: "{}"),
    Mistake(
      "[a]\nb = 1\n[▸a]\nb = 2\nc = 3", "'a' is set twice, first in line 1, column 2",
      values: "{a: {b: 1.0, c: 3.0}}"),
    Mistake(
      "a = 1\n[▸a]\nb = 2", "'a' is a table here, but an integer in line 1, column 1",
      values: "{a: 1.0}"),
    Mistake(
      "a = {}\n[▸a]\nb = 2",
      "'a' is a table here, but an inline table, which is complete, in line 1, column 1",
      values: "{a: {}}"),
    Mistake(
      "a.b = 1\n[▸a]\nc = 2", "'a' is set twice, first in line 1, column 1",
      values: "{a: {b: 1.0, c: 2.0}}"),
    Mistake(
      "[a.b.c]\nz = 9\n[a]\nb.▸c.t = 1",
      "'c' is a table of dotted keys here, but a table with a header in line 1, column 6",
      values: "{a: {b: {c: {z: 9.0}}}}"),
    Mistake(
      "[[a.b]]\n[a]\n▸b.y = 2",
      "'b' is a table of dotted keys here, but an array of tables in line 1, column 5",
      values: "{a: {b: [{}]}}"),
    Mistake("[a.b.c]\n[a]\nb.d = 1", values: "{a: {b: {c: {}, d: 1.0}}}"),
    Mistake(
      "a = [1]\n[[▸a]]\nb = 1", "'a' is an array of tables here, but an array in line 1, column 1",
      values: "{a: [1.0]}"),
    Mistake(
      "[a]\n[[▸a]]\nb = 1",
      "'a' is an array of tables here, but a table with a header in line 1, column 2",
      values: "{a: {}}"),
    Mistake(
      "[[a]]\n[▸a]\nb = 1", "'a' is a table here, but an array of tables in line 1, column 3",
      values: "{a: [{}]}"),
    Mistake(
      "[fruit]\napple.color = 1\napple.taste.sweet = 2\n[fruit.▸apple]\n[fruit.apple.▸taste]\n[fruit.apple.texture]",
      "'apple' is set twice, first in line 2, column 1",
      "'taste' is set twice, first in line 3, column 7",
      values: "{fruit: {apple: {color: 1.0, taste: {sweet: 2.0}, texture: {}}}}"),
  ]

  static let values = [
    Mistake("a =▸\nb = 2", "expected a value, found the end of the line", values: "{b: 2.0}"),
    Mistake("a = ▸# c\nb = 2", "expected a value, found '#'", values: "{b: 2.0}"),
    Mistake(
      "a = ▸#ff0000 # c\nb = 2", "a color stands in quotation marks, found '#ff0000'",
      values: "{a: \"#ff0000\", b: 2.0}"),
    Mistake(
      "a = ▸alpha($b, 10%) # c", "text stands in quotation marks, found 'alpha($b, 10%)'",
      values: "{a: \"alpha($b, 10%)\"}"),
    Mistake("a = ▸True", "expected 'true', found 'True'", values: "{a: true}"),
    Mistake(
      "a = 1 ▸2\nb = 3", "expected the end of the line, found '2'", values: "{a: 1.0, b: 3.0}"),
    Mistake("a = \"x\"▸é", "expected the end of the line, found 'é'", values: "{a: \"x\"}"),
    Mistake("a = ▸=", "expected a value, found '='", values: "{}"),
    Mistake("a = ▸012", "'012' begins with a zero, which no number may", values: "{}"),
    Mistake(
      "a = ▸9px", "expected a number, found '9px', whose 'px' is no part of one", values: "{}"),
    Mistake("a = ▸1.", "expected digits on both sides of the '.' in '1.'", values: "{}"),
    Mistake(
      "a = ▸1__0", "expected a number, one '_' at most between two digits, found '1__0'",
      values: "{}"),
    Mistake(
      "a = ▸9223372036854775808", "'9223372036854775808' is too large for an integer of 64 bits",
      values: "{}"),
    Mistake("a = ▸1e999", "'1e999' is too large for a number", values: "{}"),
    Mistake(
      "a = ▸0xfg", "expected digits of base 16, one '_' at most between two, found 'fg'",
      values: "{}"),
    Mistake("a = ▸2023-02-29", "there is no such date", values: "{}"),
    Mistake("a = ▸2023-02-28T25:00:00Z", "there is no such time", values: "{}"),
    Mistake("a = ▸07:32", "expected a time as '07:32:00'", values: "{}"),
  ]

  static let containers = [
    Mistake("a = ▸[1, 2\nb = 3", "unclosed '[', expected ']'", values: "{a: [1.0, 2.0], b: 3.0}"),
    Mistake(
      "a = ▸[1,\n  2,\n[b]\nc = 3", "unclosed '[', expected ']'",
      values: "{a: [1.0, 2.0], b: {c: 3.0}}"),
    Mistake("a = ▸[1", "unclosed '[', expected ']'", values: "{a: [1.0]}"),
    Mistake(
      "a = [1 ▸2]\nb = 3", "expected ',' or ']', found '2'", values: "{a: [1.0, 2.0], b: 3.0}"),
    Mistake(
      "a = [\n  \"x\"\n  ▸\"y\"\n]", "expected ',' or ']', found '\"'",
      values: "{a: [\"x\", \"y\"]}"),
    Mistake("a = [1,▸,2]", "expected a value before ','", values: "{a: [1.0, 2.0]}"),
    Mistake(
      "a = [1, ▸x(1, 2), 3]", "text stands in quotation marks, found 'x(1, 2)'",
      values: "{a: [1.0, \"x(1, 2)\", 3.0]}"),
    Mistake("a = [1, 2▸}\nb = 3", "expected ']', found '}'", values: "{a: [1.0, 2.0], b: 3.0}"),
    Mistake(
      "a = { b = [1▸}\nd = 3", "expected ']', found '}'",
      values: "{a: {b: [1.0]}, d: 3.0}"),
    Mistake(
      "a = ▸{ b = 1\nc = 2", "unclosed '{', expected '}' before the end of the line",
      values: "{a: {b: 1.0}, c: 2.0}"),
    Mistake(
      "a = ▸{\n  b = 1,\n  c = 2\n}\nd = 3",
      "an inline table ends on its line, found a line's end in it",
      values: "{a: {b: 1.0, c: 2.0}, d: 3.0}"),
    Mistake("a = { b = 1▸, }", "expected a key after ',', found '}'", values: "{a: {b: 1.0}}"),
    Mistake(
      "a = { b = 1 ▸c = 2 }", "expected ',' or '}', found 'c'", values: "{a: {b: 1.0, c: 2.0}}"),
    Mistake(
      "a = { b = ▸\"x, c = 1 }\nd = 3", "unclosed string, expected '\"' before the end of the line",
      values: "{a: {b: \"x, c = 1 }\"}, d: 3.0}"),
    Mistake(
      "a = { b▸, c = 1 }", "expected '=' after the key 'b', found ','", values: "{a: {c: 1.0}}"),
    Mistake(
      "a = { b = ▸#fff, c = ▸$d }", "a color stands in quotation marks, found '#fff'",
      "text stands in quotation marks, found '$d'", values: "{a: {b: \"#fff\", c: \"$d\"}}"),
    Mistake(
      "a = { b = 1, ▸b = 2 }", "'b' is set twice, first in line 1, column 7",
      values: "{a: {b: 1.0}}"),
    Mistake(
      "a = ▸[1, 2\nb.c = 3",
      "unclosed '[', expected ']'", values: "{a: [1.0, 2.0], b: {c: 3.0}}"),
  ]

  static let strings = [
    Mistake(
      "a = ▸\"x\nb = 2", "unclosed string, expected '\"' before the end of the line",
      values: "{a: \"x\", b: 2.0}"),
    Mistake(
      "a = ▸'x\nb = 2", "unclosed string, expected \"'\" before the end of the line",
      values: "{a: \"x\", b: 2.0}"),
    Mistake(
      "a = ▸\"\"\"x\ny\n[b]\nc = 2", "unclosed string, expected '\"\"\"' at its end",
      values: "{a: \"x\ny\n\", b: {c: 2.0}}"),
    Mistake(
      "a = \"x▸\\qy\"", "'\\q' is no escape, write a backslash as '\\\\'", values: "{a: \"x\\qy\"}"),
    Mistake(
      "a = \"▸\\u12\"", "expected 4 hexadecimal digits after '\\u'", values: "{a: \"\\u12\"}"),
    Mistake("a = \"▸\\ud800\"", "'\\ud800' is no character of Unicode", values: "{a: \"\\ud800\"}"),
    Mistake(
      "a = \"▸\\U00110000\"", "'\\U00110000' is no character of Unicode",
      values: "{a: \"\\U00110000\"}"),
  ]
}
