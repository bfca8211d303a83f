import Testing
import ThemeFormats
import ThemeSource

@Suite struct SchemeGuardTests {
  private func guardMessages(_ text: String) throws -> [String] {
    let reading = try ThemeLibrary(userFolder: nil).read(
      SourceText(file: "s.yaml", text), path: nil, as: .base16)
    return reading.findings.filter { $0.rule == "syntax/yaml" }.map(\.message)
  }

  private func isGuarded(_ text: String) throws -> Bool {
    try guardMessages(text).contains { $0.hasPrefix("anchors, aliases and tags are not read") }
  }

  @Test(arguments: [
    // Quotes inside block scalars open nothing.
    "a: |\n  \"open\nb: &x [y]\nc: *x", "a: >\n  'tis\nb: *x", "a: |-\n  \"\nb: &x y",
    "a: |2\n   \"\n  \"\nb: &x y", "a: | # \"\n  text\nb: &x y", "- |\n \"\n- &x y",
    "a: |\n\nb: &x y", "a:\n  b: |\n    \"\n  c: &x y",
    // An escaped line break ends nothing and escapes no quote.
    "a: \"b\\\n\"\nc: &x [y]", "a: \"b\\\r\n\"\nc: *x", "a: \"\\\\\"\nc: *x", "a: \"\\\"\"\nc: *x",
    // In single quotes only a second quote is an escape.
    "a: '\\'\nb: *x", "a: 'it''s'\nb: *x",
    // Quotes and '#' inside plain scalars.
    "a: b\"c\nd: *x", "a: b 'c\nd: *x", "a: b#'\nc: *x", "a: b\n  \"c\nd: *x", "a: -'\nb: *x",
    // Comments.
    "a: b # '\nc: *x", "# \"\na: *x", "a: \"b\"#'\nc: *x", "[a #'\n, *x]",
    // Flow collections.
    "a: [b, *x]", "a: {b: *x}", "{a: *x}", "a: [\"b\", &x c]", "a: [b, ? *x : c]",
    "a: [b\n  c, *x]",
    // Sequences, complex keys and documents.
    "- *x", "- - *x", "? *x\n: b", "a:\n- *x", "--- *x",
    "\u{feff}a: *x", "%YAML 1.1\n---\na: *x", "*x : b", "!t a: b",
    // The other line breaks of YAML 1.1.
    "# a\u{85}b: *x", "a: b\u{2028}c: *x", "a: |\n  \"\u{2029}b: *x", "a: b # '\rc: *x",
  ])
  func refusesAnchorsAliasesAndTags(text: String) throws {
    #expect(try isGuarded(text), "\(text)")
  }

  @Test(arguments: [
    "a: |\n  &x *y !z\nb: c", "a: >\n  b\n\n  *x\nc: d", "a: |\n   b\n  # *x\nc: d",
    "a: \"&x *y !z\"", "a: '&x '' *y'", "a: \"b\n  *x\"", "a: \"b \\\n  *x\"",
    "a: b &x *y !z", "a: b\n  &x\n  *y", "a: b, *c", "a: b # *x", "# *x\na: b",
    "a: [b &x, 'c *y']", "a: b:*x", "a: -*x", "a: b\n  - *x", "a: \"b\u{2028} *x\"",
  ])
  func readsTheirSignsInsideText(text: String) throws {
    #expect(try !isGuarded(text), "\(text)")
  }

  @Test(arguments: [
    String(repeating: "[", count: 33), String(repeating: "- ", count: 33),
    String(repeating: "? ", count: 33), String(repeating: "{a: [", count: 17),
    (0..<33).map { String(repeating: " ", count: $0) + "a:\n" }.joined(),
    "a: |\n  \"\nb: " + String(repeating: "[", count: 33),
  ])
  func boundsTheNesting(text: String) throws {
    #expect(try guardMessages(text) == ["values nest more than 32 deep"], "\(text)")
  }
}
