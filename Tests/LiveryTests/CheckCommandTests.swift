import Fixtures
import Foundation
import Testing

@Suite struct CheckCommandTests {
  private static let faint =
    "livery = 1\nname = 'x'\n[colors]\npopover-fg = { light = '#aaa', dark = '#fff' }\n"
  private static let fixed =
    "livery = 1\nname = 'x'\n[colors]\npopover-fg = { light = '#333333', dark = '#fff' }\n"

  @Test func fixesAFileInPlace() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("x.livery.toml", Self.faint)
    #expect(try Program.run("check", path).status == 1)
    // A color that people see change is not changed unasked.
    #expect(try Program.run("check", "--fix", path).status == 1)
    #expect(try folder.read("x.livery.toml") == Data(Self.faint.utf8))
    let result = try Program.run("check", "--fix", "--unsafe-fixes", path)
    #expect(result.status == 0, "\(result)")
    #expect(result.errors.hasPrefix("livery: '\(path)': 1 fix made\n"))
    #expect(try folder.read("x.livery.toml") == Data(Self.fixed.utf8))
    #expect(try Program.run("check", "--strict", path).status == 0)
  }

  @Test func printsTheFixAsJSON() throws {
    let result = try Program.run("check", "--format", "json", "-", input: Self.faint)
    let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    let findings = try #require((object as? [String: Any])?["findings"] as? [[String: Any]])
    let finding = try #require(findings.first { $0["rule"] as? String == "contrast/text" })
    #expect(finding["line"] as? Int == 4 && finding["column"] as? Int == 24)
    let fix = try #require(finding["fix"] as? [String: Any])
    #expect(fix["replacement"] as? String == "'#333333'")
    #expect(fix["safe"] as? Bool == false)
    #expect(
      ["line", "column", "endLine", "endColumn"].map { fix[$0] as? Int } == [4, 24, 4, 30])
  }

  @Test func refusesToFixWhatItCannotWrite() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("x.livery.toml", Self.faint)
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    let result = try Program.runWithoutPrivileges(
      "check", "--fix", "--unsafe-fixes", path)
    #expect(result.status == 73, "\(result)")
    #expect(result.errors.hasPrefix("livery: '\(path)' is not fixed: permission denied\n"))
    #expect(result.output.contains("contrast/text"))
    #expect(try folder.read("x.livery.toml") == Data(Self.faint.utf8))
  }

  @Test func goesOnAtANameThatIsNotUTF8() throws {
    let folder = try TemporaryFolder()
    try folder.write("themes/good.livery.toml", "livery = 1\nname = 'x'\n")
    let check = { (line: String) in
      try ProgramRun(
        ["/bin/sh", "-c", line, try Program.path(of: "livery")], in: folder.path)
    }
    let name = "$(printf 'caf\\351.css')"
    let made = try check(
      "cd themes && : > \"\(name)\" && : > \"$(printf 'photo\\351.jpg')\" && mkdir \"$(printf 'in\\377')\""
    )
    try #require(made.status == 0, "\(made)")
    let message = "1:1: error: its name is not UTF-8"
    let all = try check("exec \"$0\" check themes")
    #expect(all.status == 1, "\(all)")
    for file in ["themes/caf\\xe9.css", "themes/in\\xff"] {
      #expect(all.output.components(separatedBy: "\(file):\(message)").count == 2, "\(all)")
    }
    #expect(!all.output.contains("photo") && all.errors.contains("3 files: 2 errors"), "\(all)")
    // The others are judged as they are without it.
    let one = try check("exec \"$0\" check themes/good.livery.toml \"themes/\(name)\"")
    #expect(one.status == 1 && one.output.contains("themes/caf\\xe9.css:\(message)"), "\(one)")
    let json = try check("exec \"$0\" check --format json \"themes/\(name)\"")
    #expect(
      json.status == 1 && json.output.contains("\"file\": \"themes/caf\\\\xe9.css\""), "\(json)")
    let other = try check("exec \"$0\" css \"themes/\(name)\"")
    #expect(other.status == 66 && other.errors.contains("caf\\xe9.css"), "\(other)")
  }

  @Test func refusesToFixWhatIsNoFile() throws {
    #expect(try Program.run("check", "--fix", "-", input: Self.faint).status == 64)
  }

  @Test func readsOneReportOfManyFiles() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.livery.toml", Self.faint)
    try folder.write("b.livery.toml", Self.fixed)
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
    try folder.write("kept.livery.toml", Self.fixed)
    #expect(try Program.run("check", folder.path).status == 0)
    try folder.write("lost.livery.toml", "")
    let result = try Program.run("check", folder.path)
    #expect(result.status == 65)
    #expect(result.errors.contains("lost.livery.toml' is no theme that Livery reads: it is empty"))
  }

  @Test func sumsUp() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("x.livery.toml", Self.faint)
    #expect(
      try Program.run("check", path).errors
        == "1 file: 1 error; '--fix --unsafe-fixes' fixes 1 of them\n")
    let slip = try folder.write("y.livery.toml", Self.faint + "sucess = '#26a269'\n")
    #expect(
      try Program.run("check", path, slip).errors
        == "2 files: 3 errors; '--fix' fixes 1 of them; '--fix --unsafe-fixes' fixes 2 more\n")
  }

  @Test func showsWhatAFixWouldChange() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("x.livery.toml", Self.faint)
    let none = try Program.run("check", "--diff", path)
    #expect(none.status == 0 && none.output.isEmpty && none.errors.isEmpty, "\(none)")
    let both = try Program.run("check", "--fix", "--diff", "--unsafe-fixes", path)
    #expect(try folder.read("x.livery.toml") == Data(Self.faint.utf8))
    let some = try Program.run("check", "--diff", "--unsafe-fixes", path)
    #expect(some.output == both.output && some.status == both.status)
    #expect(some.status == 1)
    #expect(try folder.read("x.livery.toml") == Data(Self.faint.utf8))
    #expect(
      some.output == """
        --- \(path)
        +++ \(path)
        @@ -1,4 +1,4 @@
         livery = 1
         name = 'x'
         [colors]
        -popover-fg = { light = '#aaa', dark = '#fff' }
        +popover-fg = { light = '#333333', dark = '#fff' }

        """)
  }

  /// A name is not replaced by one that does not fit there; other fixes are made all the same.
  @Test func takesBackAFixThatMakesAnError() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      "x.livery.toml",
      "livery = 1\nname = 'x'\n[colors]\nview-bg = 'lighen(#333, 1, 2)'\nsucess = '#26a269'\n")
    #expect(try Program.run("check", "--fix", path).errors.contains("1 fix made"))
    let text = String(decoding: try folder.read("x.livery.toml"), as: UTF8.self)
    #expect(text.contains("'lighen(#333, 1, 2)'") && text.contains("\nsuccess ="), "\(text)")
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
