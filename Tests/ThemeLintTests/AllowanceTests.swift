import Fixtures
import Testing
import ThemeFormats
import ThemeLint
import ThemeSource

@Suite struct AllowanceTests {
  @Test(arguments: cases)
  func silencesWhatItNames(_ allowance: Case) throws {
    let marked = MarkedText(allowance.text)
    let found = try Linting.check(marked.text).filter { $0.severity != .note }
    #expect(found.map { "\($0.severity): \($0.message) [\($0.rule)]" } == allowance.findings)
    #expect(found.map(\.location.range.lowerBound) == marked.marks)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let findings: [String]

    init(_ body: String, top: String = "", _ findings: String...) {
      text = "livery = 1\nname = 'T'\n\(top)\n\(body)"
      self.findings = findings
    }

    var testDescription: String { text }
  }

  private static let unused = "warning: no color uses the palette entry"

  static let cases = [
    Case("[palette]\n▸a = 'red'", "\(unused) 'a' [reference/unused]"),
    Case("[palette]\na = 'red' # livery: allow reference/unused"),
    Case("[palette]\na = 'red' # for later; livery: allow reference/unused until then"),
    Case(
      "[palette]\na = 'red' # livery: allow reference/unused, value/gamut",
      top: "allow = ['name/rule', 'reference/unused-allowance']"),
    Case(
      "[palette]\na = 'red' # livery: allow reference/unused\n▸b = 'red'",
      "\(unused) 'b' [reference/unused]"),
    Case("[palette]\na = 'red'\nb = 'red'", top: "allow = [\"reference/unused\"]"),
    // It is for other targets than this.
    Case("[colors]", top: "allow = ['target/role']"),
    Case(
      "[colors]", top: "allow = [▸'contrast/text']",
      "warning: nothing in the file breaks 'contrast/text', so the allowance can go "
        + "[reference/unused-allowance]"),
    Case(
      "[colors]\nsubtle-label = '$label' # livery: allow ▸contrast/label",
      "warning: nothing on the line breaks 'contrast/label', so the allowance can go "
        + "[reference/unused-allowance]"),
    Case(
      "[palette]\n▸a = 'red' # livery: allow ▸reference/unsued",
      "\(unused) 'a' [reference/unused]",
      "warning: no rule is called 'reference/unsued'; did you mean 'reference/unused'? [name/rule]"
    ),
    Case(
      "[colors]", top: "allow = [▸'contrast']",
      "warning: no rule is called 'contrast' [name/rule]"),
    // A string is no comment.
    Case(
      "[palette]\n▸a = 'red'", top: "summary = '# livery: allow reference/unused'",
      "\(unused) 'a' [reference/unused]"),
  ]

  @Test func holdsInJSONToo() throws {
    let text = SourceText(
      file: "t",
      #"{"livery": 1, "name": "T", "allow": ["reference/unused"], "palette": {"a": "red"}}"#)
    #expect(try Linting.check(text) == [])
  }

  @Test(arguments: [
    ("a.css", "buton { color: red; }", "buton { color: red; } /* livery: allow css/node, ours */"),
    (
      "a.css", "buton { color: red; }", "/* livery: allow-file css/node */\n\nbuton { color: red; }"
    ),
    (
      "a.yaml", AllowanceTests.scheme,
      AllowanceTests.scheme.replacing(
        "\"dark\"", with: "\"dark\" # livery: allow value/variant")
    ),
    (
      "a.yaml", AllowanceTests.scheme,
      "# livery: allow-file value/variant\n" + AllowanceTests.scheme
    ),
    (
      "a.livery.toml", "livery = 1\nname = 'T'\n[extra]\ncss = 'buton { color: red; }'",
      "livery = 1\nname = 'T'\n[extra]\ncss = 'buton { color: red; } /* livery: allow css/node */'"
    ),
  ])
  func holdsInTheCommentsOfEachFormat(name: String, text: String, allowed: String) throws {
    let rules: Set<RuleID> = ["css/node", "value/variant", "reference/unused-allowance"]
    let found = { (text: String) in
      let source = SourceText(file: name, text)
      let reading = try ThemeLibrary(userFolder: nil).read(source, path: name)
      return Linter.check(reading).map(\.rule).filter(rules.contains)
    }
    #expect(try found(text).count == 1)
    #expect(try found(allowed) == [])
  }

  private static let scheme =
    "scheme: \"A\"\nvariant: \"dark\"\n"
    + (0..<16).map { "base0\(String($0, radix: 16, uppercase: true)): \"\(shade($0))\"\n" }.joined()

  /// Light to dark, so that the scheme is not the dark one that it says it is.
  private static func shade(_ number: Int) -> String {
    let part = String(255 - number * 16, radix: 16)
    return String(repeating: part.count < 2 ? "0" + part : part, count: 3)
  }

  @Test func holdsForFindingsInAFileThatIsExtended() throws {
    let folder = try TemporaryFolder()
    let faint = "livery = 1\nname = 'B'\n[colors]\naccent-fg = '#888'"
    let path = try folder.write(
      "child.livery.toml", "livery = 1\nname = 'C'\nextends = 'base.livery.toml'\n")
    for (comment, count) in [("", 1), (" # livery: allow contrast/text", 0)] {
      try folder.write("base.livery.toml", faint + comment)
      let reading = try ThemeLibrary(userFolder: nil).readFile(path)
      let found = Linter.check(reading).filter { $0.rule == "contrast/text" }
      #expect(
        found.map(\.location.file)
          == Array(repeating: folder.path + "/base.livery.toml", count: count))
    }
  }

  // A broken file is not yet a theme that could allow anything.
  @Test func silencesNothingInAFileWithErrors() throws {
    let text = SourceText(file: "t", "livery = 1\nallow = ['syntax/missing-key', 'contrast/x']")
    #expect(try Linting.check(text).map(\.rule) == ["syntax/missing-key"])
  }
}
