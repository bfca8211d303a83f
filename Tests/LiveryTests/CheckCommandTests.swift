import Fixtures
import Foundation
import Testing

@Suite struct CheckCommandTests {
  private static let faint = "livery = 1\nname = 'x'\n[colors]\npopover-fg = { light = '#444' }\n"
  private static let mended =
    "livery = 1\nname = 'x'\n[colors]\npopover-fg = { light = '#070707' }\n"

  @Test func fixesAFileInPlace() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("x.livery.toml", Self.faint)
    #expect(try Program.run("check", path).status == 1)
    let result = try Program.run("check", "--fix", path)
    #expect(result.status == 0, "\(result)")
    #expect(result.errors == "livery: '\(path)': 1 fix made\n")
    #expect(try folder.read("x.livery.toml") == Data(Self.mended.utf8))
    #expect(try Program.run("check", "--strict", path).output.isEmpty)
  }

  @Test func printsTheFixAsJSON() throws {
    let result = try Program.run("check", "--format", "json", "-", input: Self.faint)
    let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    let findings = try #require((object as? [String: Any])?["findings"] as? [[String: Any]])
    let finding = try #require(findings.first { $0["rule"] as? String == "contrast/dimmed" })
    #expect(finding["line"] as? Int == 4 && finding["column"] as? Int == 24)
    let fix = try #require(finding["fix"] as? [String: Any])
    #expect(fix["replacement"] as? String == "'#070707'")
    #expect(
      ["line", "column", "endLine", "endColumn"].map { fix[$0] as? Int } == [4, 24, 4, 30])
  }

  @Test func refusesToFixWhatItCannotWrite() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("x.livery.toml", Self.faint)
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    let result = try Program.runWithoutPrivileges("check", "--fix", path)
    #expect(result.status == 73, "\(result)")
    #expect(result.errors == "livery: '\(path)' is not fixed: permission denied\n")
    #expect(result.output.contains("contrast/dimmed"))
    #expect(try folder.read("x.livery.toml") == Data(Self.faint.utf8))
  }

  @Test func refusesToFixWhatIsNoFile() throws {
    #expect(try Program.run("check", "--fix", "-", input: Self.faint).status == 64)
  }

  @Test func readsOneReportOfManyFiles() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.livery.toml", Self.faint)
    try folder.write("b.livery.toml", Self.mended)
    try folder.write("notes.txt", "no theme")
    let beginnings = [
      ("sarif", "{"), ("junit", "<?xml"), ("github", "::error file="), ("gitlab", "["),
    ]
    for (format, beginning) in beginnings {
      let result = try Program.run("check", "--format", format, folder.path)
      #expect(result.status == 1)
      #expect(result.output.hasPrefix(beginning), "\(result)")
      #expect(result.errors.isEmpty)
    }
  }

  /// A file that is named like a theme and like nothing else is not passed over.
  @Test func expectsAThemeWhereOneIsNamed() throws {
    let folder = try TemporaryFolder()
    try folder.write("notes.json", "{}")
    try folder.write("kept.livery.toml", Self.mended)
    #expect(try Program.run("check", folder.path).status == 0)
    try folder.write("lost.livery.toml", "")
    let result = try Program.run("check", folder.path)
    #expect(result.status == 65)
    #expect(result.errors.contains("lost.livery.toml' is no theme that Livery reads: it is empty"))
  }

  @Test func sumsUpOnATerminal() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("x.livery.toml", Self.faint)
    let words = [try Program.path(of: "livery"), "check", path]
    let said = try PythonModule("subprocess").run(
      """
      import os, pty
      terminal, end = pty.openpty()
      subprocess.run(json.load(sys.stdin), stderr=end, stdout=subprocess.DEVNULL)
      print(os.read(terminal, 65536).decode())
      """, input: String(decoding: try JSONEncoder().encode(words), as: UTF8.self))
    #expect(said.hasSuffix("1 error; '--fix' mends 1 of them"), "\(said)")
  }

  @Test func listsTheRules() throws {
    let result = try Program.run("check", "--list-rules")
    #expect(result.status == 0)
    let names = result.output.split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(names.contains("contrast/text") && names.contains("name/role"))
    #expect(try Program.run("check", "--list-rules", "--format", "json").output.hasPrefix("{"))
  }

  @Test(arguments: [
    ["check"], ["check", "--list-rules", "ocean"], ["check", "ocean", "--format", "yaml"],
    ["check", "ocean", "--target", "9"],
  ])
  func refusesAWrongCommandLine(arguments: [String]) throws {
    #expect(try Program.run(arguments).status == 64)
  }
}
