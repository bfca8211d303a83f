import Testing
import ThemeSource

@Suite struct TOMLEditingTests {
  @Test(arguments: quoting)
  func keepsTheQuotingOfAString(rewrite: Rewrite) throws {
    try rewrite.check { SourceDocument(toml: $0, findings: &$1) }
  }

  @Test(arguments: replacing)
  func changesOneValueAndNothingElse(rewrite: Rewrite) throws {
    try rewrite.check { SourceDocument(toml: $0, findings: &$1) }
  }

  @Test(arguments: inserting)
  func putsANewValueAtTheEndOfItsTable(rewrite: Rewrite) throws {
    try rewrite.check { SourceDocument(toml: $0, findings: &$1) }
  }

  @Test(arguments: removing)
  func takesAValueAway(rewrite: Rewrite) throws {
    try rewrite.check { SourceDocument(toml: $0, findings: &$1) }
  }

  @Test(arguments: uncommenting)
  func takesTheLineThatIsAComment(rewrite: Rewrite) throws {
    try rewrite.check { SourceDocument(toml: $0, findings: &$1) }
  }

  @Test(arguments: [
    ("a = 1", ["a", "b"]), ("a = [1]", ["a", "b"]), ("[[a]]\nb = 1", ["a", "b"]),
    ("a =\nb = 1", ["a"]),
    ("a = 1", []),
  ])
  func refusesWhatHasNoPlace(text: String, path: [String]) {
    var findings: [Finding] = []
    let document = SourceDocument(toml: SourceText(file: "t", text), findings: &findings)
    #expect(document.edit(setting: path, to: "x") == nil)
    #expect(document.edit(removing: path) == nil)
  }

  @Test func changesNothingWhereTheValueIsThere() {
    var findings: [Finding] = []
    let text = SourceText(file: "t", "a = \"\\u0078\"")
    let edit = SourceDocument(toml: text, findings: &findings).edit(setting: ["a"], to: "x")
    #expect(edit == SourceEdit(replacing: 4..<4, with: []))
  }

  /// A line that a template has as a comment, and comments that only look like one.
  static let uncommenting = [
    Rewrite(
      "[m]\r\n# r = 9  # in px\r\n# s = 1\r\n", "m", "r", to: .number(12),
      gives: "[m]\r\nr = 12  # in px\r\n# s = 1\r\n"),
    Rewrite("[m]\na = 1\n#r='#9'", "m", "r", to: "x", gives: "[m]\na = 1\nr = \"x\""),
    Rewrite(
      "# r = { light = 1 }\n\n[m]\n", "r", to: .number(2), gives: "r = 2\n\n[m]\n"),
    Rewrite(
      "[m]\n# r = 9 was too round\n", "m", "r", to: .number(12),
      gives: "[m]\nr = 12\n# r = 9 was too round\n"),
    Rewrite(
      "[m]\n# r2 = 9\n", "m", "r", to: .number(12), gives: "[m]\nr = 12\n# r2 = 9\n"),
    Rewrite(
      "[m]\na = '''\n# r = 9\n'''\n", "m", "r", to: .number(12),
      gives: "[m]\na = '''\n# r = 9\n'''\nr = 12\n"),
    Rewrite(
      "[m]\na = 1\n[n]\n# r = 9\n", "m", "r", to: .number(12),
      gives: "[m]\na = 1\nr = 12\n[n]\n# r = 9\n"),
  ]

  static let quoting = [
    Rewrite(#"a = "x" # c"#, "a", to: "y", gives: #"a = "y" # c"#),
    Rewrite("a = 'x'\r\n", "a", to: "y\\\"", gives: "a = 'y\\\"'\r\n"),
    Rewrite("a = 'x'", "a", to: "it's", gives: "a = \"it's\""),
    Rewrite("a = 'x'", "a", to: "y\nz", gives: "a = '''\ny\nz'''"),
    Rewrite("a = 'x'", "a", to: "\u{1}", gives: "a = \"\\u0001\""),
    Rewrite(
      "a = \"x\"", "a", to: "\"\\\u{8}\t\n\u{C}\r\u{7F}é", gives: #"a = "\"\\\b\t\n\f\r\u007Fé""#),
    Rewrite(
      "a = \"\"\"\r\nx\r\n\"\"\"", "a", to: "y\n\"z\"\n",
      gives: "a = \"\"\"\r\ny\r\n\"z\"\r\n\"\"\""),
    Rewrite("a = \"\"\"x\"\"\"", "a", to: "\ny", gives: "a = \"\"\"\n\ny\"\"\""),
    Rewrite("a = \"\"\"x\"\"\"", "a", to: "\"\"\"\"\"", gives: "a = \"\"\"\"\"\\\"\"\\\"\"\"\""),
    Rewrite("a = '''\nx'''", "a", to: "y\nit''s", gives: "a = '''\ny\nit''s'''"),
    Rewrite("a = '''\nx'''", "a", to: "'''", gives: "a = \"\"\"\n'''\"\"\""),
    Rewrite("a = '''\nx'''", "a", to: "y'", gives: "a = \"\"\"\ny'\"\"\""),
    Rewrite("a = '''\nx'''", "a", to: "y\r\n", gives: "a = \"\"\"\ny\\r\n\"\"\""),
  ]

  static let replacing = [
    Rewrite("'é' = 1", "é", to: "x", gives: "'é' = \"x\""),
    Rewrite(
      "a = { b = \"é\", c = 'x' } # é", "a", "c", to: "y", gives: "a = { b = \"é\", c = 'y' } # é"),
    Rewrite(
      "\u{FEFF}a.b . c=1 \r\nd=2", "a", "b", "c", to: .number(3), gives: "\u{FEFF}a.b . c=3 \r\nd=2"
    ),
    Rewrite("a = 1.5", "a", to: .number(2), gives: "a = 2.0"),
    Rewrite("a = 1", "a", to: .number(0.1), gives: "a = 0.1"),
    Rewrite("a = true", "a", to: .boolean(false), gives: "a = false"),
    Rewrite("a = [1, 2]", "a", to: .array(["x", .number(1)]), gives: "a = [\"x\", 1]"),
    Rewrite(
      "a = 'x' # c", "a", to: .table([.init("light", "x"), .init("dark", "y")]),
      gives: "a = { light = 'x', dark = 'y' } # c"),
    Rewrite("a = { light = \"x\", dark = \"y\" } # c", "a", to: "z", gives: "a = \"z\" # c"),
    Rewrite(
      "a = {light='x',dark='y'}", "a", to: .table([.init("dark", "z"), .init("light", "x")]),
      gives: "a = {light='x',dark='z'}"),
    Rewrite(
      "a = { light = 'x' }", "a", to: .table([.init("light", "y"), .init("dark+pure", "z")]),
      gives: "a = { light = 'y', \"dark+pure\" = 'z' }"),
    Rewrite(
      "[c]\na.light = 'x' # l\na.dark = 'y' # d\nb = 1", "c", "a", to: "z",
      gives: "[c]\na = 'z' # l\nb = 1"),
    Rewrite(
      "c = { a.light = 'x', b = 1, a.dark = 'y' }", "c", "a", to: "z",
      gives: "c = { a = 'z', b = 1 }"),
    Rewrite(
      "[c]\nb = 1\n\n[c.a] # h\nlight = 'x'\n# c\ndark = 'y'\n\n[d]\n", "c", "a", to: "z",
      gives: "[c]\nb = 1\na = \"z\"\n\n[d]\n"),
    Rewrite("[c.a]\nlight = 'x'\n\n[d]\n", "c", "a", to: "z", gives: "[c]\na = \"z\"\n\n[d]\n"),
    Rewrite(
      "[c.a]\nlight = 'x'\nold = 1\n", "c", "a",
      to: .table([.init("light", "y"), .init("dark", "z")]),
      gives: "[c.a]\nlight = 'y'\ndark = 'z'\n"),
    Rewrite("a = 1", "a", to: .table([]), gives: "a = {}"),
    Rewrite(
      "a = 1\nb.c = 2\n[d]\n[b.e]\nf = 3\n[g]\n", "b", to: "x",
      gives: "a = 1\nb = \"x\"\n[d]\n[g]\n"),
  ]

  static let inserting = [
    Rewrite("a = 1\n", "b", to: "x", gives: "a = 1\nb = \"x\"\n"),
    Rewrite("a = 1", "b", to: "x", gives: "a = 1\nb = \"x\""),
    Rewrite("", "b", to: "x", gives: "b = \"x\"\n"),
    Rewrite("\u{FEFF}[a]\r\n", "b", to: "x", gives: "\u{FEFF}b = \"x\"\r\n\r\n[a]\r\n"),
    Rewrite("# c\n\n[a]\n", "b", to: "x", gives: "# c\n\nb = \"x\"\n\n[a]\n"),
    Rewrite(
      "[a]\n  b='x' # c\n\n# d\n[e]\n", "a", "f g", to: "y",
      gives: "[a]\n  b='x' # c\n  \"f g\"='y'\n\n# d\n[e]\n"),
    Rewrite(
      "[a]\nlong-name  = 1\nb          = 2\n", "a", "cde", to: .number(3),
      gives: "[a]\nlong-name  = 1\nb          = 2\ncde        = 3\n"),
    Rewrite("[a] # c\r\n[b]\r\n", "a", "c", to: .number(3), gives: "[a] # c\r\nc = 3\r\n[b]\r\n"),
    Rewrite("a = 1\n", "b", "c", to: "x", gives: "a = 1\n\n[b]\nc = \"x\"\n"),
    Rewrite("a = 1", "b", "c", to: "x", gives: "a = 1\n\n[b]\nc = \"x\""),
    Rewrite(
      "a = 1\r\n\r\n", "b", "c", "d", to: "x", gives: "a = 1\r\n\r\n[b]\r\nc = { d = \"x\" }\r\n"),
    Rewrite("", "b", "c", to: "x", gives: "[b]\nc = \"x\"\n"),
    Rewrite(
      "a = 1\n", "b", to: .table([.init("c", .number(1)), .init("d", "x\ny")]),
      gives: "a = 1\n\n[b]\nc = 1\nd = \"\"\"\nx\ny\"\"\"\n"),
    Rewrite(
      "z = 1\n\n# about\n[a.b]\nc = 1\n", "a", "d", to: "x",
      gives: "z = 1\n\n[a]\nd = \"x\"\n\n# about\n[a.b]\nc = 1\n"),
    Rewrite("a = {}", "a", "b", to: "x", gives: "a = { b = \"x\" }"),
    Rewrite("a = { b = 1 } # c", "a", "d", to: "x", gives: "a = { b = 1, d = \"x\" } # c"),
    Rewrite("a = {b='1',c='2'}", "a", "d", to: "x", gives: "a = {b='1',c='2',d='x'}"),
    Rewrite(
      "a = { b = { c = { d = 1 } } }", "a", "b", "c", "e", to: "x",
      gives: "a = { b = { c = { d = 1, e = \"x\" } } }"),
    Rewrite(
      "a = { b.c = 1, d = 2 }", "a", "b", "e", to: "x", gives: "a = { b.c = 1, b.e = \"x\", d = 2 }"
    ),
    Rewrite(
      "a . 'b'.c = 1\nd = 2", "a", "b", "e", to: "x",
      gives: "a . 'b'.c = 1\na . 'b'.e = \"x\"\nd = 2"),
    Rewrite(
      "[a.b.c]\n[a]\nb.d = 1 # x", "a", "b", "e", to: "x",
      gives: "[a.b.c]\n[a]\nb.d = 1 # x\nb.e = \"x\""),
    Rewrite(
      "[a]\nb = \"\"\"\nx\n\"\"\" # c\n[d]", "a", "e", to: "y",
      gives: "[a]\nb = \"\"\"\nx\n\"\"\" # c\ne = \"y\"\n[d]"),
    Rewrite(
      "[a]\nb = [\n  1,\n]\n", "a", "c", "d", to: "y",
      gives: "[a]\nb = [\n  1,\n]\nc = { d = \"y\" }\n"),
  ]

  static let removing = [
    Rewrite("a = 1 # c\nb = 2\n", "a", to: nil, gives: "b = 2\n"),
    Rewrite("a = 1\r\n  b = [\r\n2] # c", "b", to: nil, gives: "a = 1\r\n"),
    Rewrite("\u{FEFF}a = 1", "a", to: nil, gives: "\u{FEFF}"),
    Rewrite("a = { b = 1, c = 2, d = 3 }", "a", "b", to: nil, gives: "a = { c = 2, d = 3 }"),
    Rewrite("a = { b = 1, c = 2, d = 3 }", "a", "c", to: nil, gives: "a = { b = 1, d = 3 }"),
    Rewrite("a = { b = 1, c = 2, d = 3 }", "a", "d", to: nil, gives: "a = { b = 1, c = 2 }"),
    Rewrite("a = { b = 1 } # c", "a", "b", to: nil, gives: "a = {} # c"),
    Rewrite("a = { e = 1, b.c = 2, b.d = 3 }", "a", "b", to: nil, gives: "a = { e = 1 }"),
    Rewrite("a = { b.c = 2, e = 1, b.d = 3 }", "a", "b", to: nil, gives: "a = { e = 1 }"),
    Rewrite("a.b = 1\nc = 2\na.d = 3\n", "a", to: nil, gives: "c = 2\n"),
    Rewrite(
      "x = 1\n\n[a] # h\nb = 1\n# i\nc = 2 # j\n\n# k\n[d]\n", "a", to: nil,
      gives: "x = 1\n\n# k\n[d]\n"),
    Rewrite("x = 1\n\n[a]\nb = 1\n\n[a.c]\nd = 1\n", "a", to: nil, gives: "x = 1\n"),
    Rewrite("[a]\nb = 1\n\n[d]\n\n[a.c]\ne = 1\n", "a", to: nil, gives: "[d]\n"),
    Rewrite("[[a]]\nb = 1\n[[a]]\n[a.c]\n[d]\n", "a", to: nil, gives: "[d]\n"),
    Rewrite("[a.b]\nc = 1\n[a.d]\n[e]", "a", to: nil, gives: "[e]"),
  ]
}
