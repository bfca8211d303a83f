import Foundation
import Testing
import ThemeFormats
import ThemeLint
import ThemeSource

/// GitLab's report of code quality, by the keys of its documentation, and the fingerprints in it.
@Suite struct GitLabReportTests {
  private struct Issue: Codable, Equatable {
    struct Location: Codable, Equatable {
      let path: String
      let lines: [String: Int]
    }

    let description, fingerprint, severity: String
    let checkName: String
    let location: Location

    enum CodingKeys: String, CodingKey {
      case description, fingerprint, severity, location
      case checkName = "check_name"
    }
  }

  /// Has an error, a warning, and two findings with the same words.
  private static let body = """
    [palette]
    a = "red"
    [colors]
    popover-fg = { light = "#aaaaaa", dark = "white" }
    [styles]
    card = { opacity = { light = 1, dark = 1, default = 1 } }
    row = { opacity = { light = 1, dark = 1, default = 1 } }
    """

  private func file(_ name: String, _ body: String = GitLabReportTests.body) throws -> CheckedFile {
    let text = SourceText(file: name, "livery = 1\nname = \"T\"\n\(body)\n")
    let reading = try ThemeLibrary(userFolder: nil).read(text, path: nil)
    return CheckedFile(reading, Linter.check(reading))
  }

  private func issues(of files: [CheckedFile]) throws -> [Issue] {
    let text = GitLabReport.value(files.findings).text
    return try JSONDecoder().decode([Issue].self, from: Data(text.utf8))
  }

  private func sarifFingerprints(of file: CheckedFile) throws -> [String] {
    try SARIFLog(parsing: Data(SARIFReport.value([file], version: "1.2.3").text.utf8))
      .results.map(\.fingerprint)
  }

  @Test func writesTheKeysOfGitLabsDocumentation() throws {
    let file = try file("themes/a.livery.toml")
    let object = try JSONSerialization.jsonObject(
      with: Data(GitLabReport.value(file.findings).text.utf8))
    for issue in try #require(object as? [[String: Any]]) {
      #expect(
        issue.keys.sorted() == ["check_name", "description", "fingerprint", "location", "severity"])
    }
    let issues = try issues(of: [file])
    #expect(issues.map(\.checkName) == file.findings.map(\.rule.rawValue))
    #expect(issues.map(\.description) == file.findings.map(\.message))
    #expect(
      issues.map(\.location)
        == file.findings.map {
          .init(path: "themes/a.livery.toml", lines: ["begin": $0.location.start.line])
        })
    let severities: [Finding.Severity: String] = [
      .note: "info", .warning: "minor", .error: "critical",
    ]
    #expect(issues.map(\.severity) == file.findings.map { severities[$0.severity] })
    #expect(Set(issues.map(\.severity)).isSuperset(of: ["minor", "critical"]))
  }

  @Test func writesNoIssuesAsAnEmptyArray() throws {
    #expect(GitLabReport.value(try file("a.livery.toml", "").findings).text == "[]")
  }

  @Test(arguments: [
    ("a \"b\" \\ \u{1b}\n<c> 🎨.toml", "a \"b\" \\ \u{1b}\n<c> 🎨.toml"),
    ("./themes/a.toml", "themes/a.toml"), (".//./a.toml", "a.toml"), ("../a.toml", "../a.toml"),
    (".hidden/a.toml", ".hidden/a.toml"), ("/srv/a.toml", "/srv/a.toml"), ("-", "stdin"),
  ])
  func writesEveryPath(name: String, path: String) throws {
    let issues = try issues(of: [file(name)])
    #expect(!issues.isEmpty && issues.allSatisfy { $0.location.path == path })
  }

  @Test func givesTwoFindingsOfTheSameWordsTwoFingerprints() throws {
    let issues = try issues(of: [file("a.livery.toml")])
    let byWords = Dictionary(grouping: issues) { $0.checkName + $0.description }
    #expect(byWords.values.contains { $0.count > 1 })
    #expect(Set(issues.map(\.fingerprint)).count == issues.count)
    #expect(issues.allSatisfy { $0.fingerprint.wholeMatch(of: /[0-9a-f]{16}/) != nil })
  }

  @Test func keepsFingerprintsWhileLinesAreAddedAbove() throws {
    let before = try file("a.livery.toml")
    let after = try file("a.livery.toml", "summary = \"S\"\n\n# A remark\n" + Self.body)
    #expect(before.findings.map(\.location) != after.findings.map(\.location))
    #expect(
      try issues(of: [before]).map(\.fingerprint) == issues(of: [after]).map(\.fingerprint))
    #expect(try sarifFingerprints(of: before) == sarifFingerprints(of: after))
    #expect(try issues(of: [before]).map(\.fingerprint) == sarifFingerprints(of: before))
  }

  /// What says in which line the other thing is.
  @Test(arguments: [
    ("syntax/duplicate-key", "[colors]\nlink = \"red\"\nlink = \"blue\""),
    ("syntax/duplicate-key", "palette = { a = \"red\" }\n[palette]\nb = \"red\""),
    (
      "style/beaten",
      "[styles]\n'row:hover:focus' = { radius = 3 }\n'row:focus:hover' = { radius = 4 }"
    ),
  ])
  func keepsFingerprintsOfMessagesThatNameALine(rule: String, body: String) throws {
    let (before, after) = try (file("a.toml", body), file("a.toml", "# A remark\n\n" + body))
    for file in [before, after] {
      let message = try #require(file.findings.first { $0.rule.rawValue == rule }).message
      #expect(message.contains(/line \d/), "\(message)")
    }
    #expect(before.findings.map(\.message) != after.findings.map(\.message))
    #expect(
      try issues(of: [before]).map(\.fingerprint) == issues(of: [after]).map(\.fingerprint))
  }

  @Test func tellsFilesRulesAndMessagesApart() throws {
    let files = try ["a.livery.toml", "b.livery.toml"].map { try file($0) }
    let both = try issues(of: files)
    #expect(Set(both.map(\.fingerprint)).count == files.flatMap(\.findings).count)
    // Another file beside it changes none.
    #expect(try issues(of: [files[0]]) == both.filter { $0.location.path == "a.livery.toml" })
  }

  /// As where two themes extend a file that has it.
  @Test func writesWhatIsFoundTwiceOnce() throws {
    let file = try file("a.livery.toml")
    #expect(try issues(of: [file, file]) == issues(of: [file]))
  }

  /// A fingerprint that differs from version to version would make every finding new.
  @Test func writesTheFingerprintsThatItAlwaysWrote() throws {
    let issues = try issues(of: [file("a.livery.toml", "[palette]\na = \"red\"")])
    #expect(issues.map(\.description) == ["no color uses the palette entry 'a'"])
    #expect(issues.map(\.fingerprint) == ["b6853e44d33c2c4d"])
  }
}
