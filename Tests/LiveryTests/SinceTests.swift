import Fixtures
import Foundation
import Testing

/// `check --since` reports what is new or worse than at a revision.
@Suite struct SinceTests {
  private let repository: GitRepository

  init() throws { repository = try GitRepository() }

  private static let theme =
    "buton { color: red; }\n.a { color: #888; background: #777; }\nrow { colr: red; }\n"

  /// Commits the theme, changes it, and checks what is new.
  private func check(_ words: String..., in folder: String = "") throws -> ProgramRun {
    try Program.run(
      ["check"] + words + ["--since", "main", "--target", "4.18"], in: repository.path + folder)
  }

  private func begin(_ name: String = "themes/a.css", _ content: String = theme) throws {
    try repository.write(name, content)
    try repository.commit()
    try repository.git("checkout", "--quiet", "-b", "work")
  }

  @Test(arguments: [
    // Nothing, moved, in another order, better, gone.
    (theme, 0, ""), ("/* one\ntwo */\n" + theme, 0, ""),
    (
      "row { colr: red; }\n.a { color: #888; background: #777; }\nbuton { color: red; }\n", 0, ""
    ),
    ("buton { color: red; }\n.a { color: #8c8c8c; background: #777; }\n", 0, ""),
    ("row { padding: 3px; }\n", 0, ""),
    // Worse, and one more.
    (theme.replacing("#888", with: "#797979"), 0, "1.03:1"),
    (theme + "row { colr: red; }\n", 1, "themes/a.css:4:7: error: GTK 4.18 has no property 'colr'"),
    (theme + "row { colour: red; }\n", 1, "'colour'"),
  ])
  func reportsWhatIsNewOrWorse(content: String, status: Int, message: String) throws {
    try begin()
    try repository.write("themes/a.css", content)
    let dirty = try check("themes")
    #expect(dirty.status == status, "\(dirty)")
    #expect(message.isEmpty ? dirty.output.isEmpty : dirty.output.contains(message), "\(dirty)")
    #expect(dirty.output.split(separator: "\n").count <= 1, "\(dirty)")
    try repository.commit()
    #expect(try check("themes").output == dirty.output)
  }

  @Test func takesTheCommitThatTheWorkBeganAt() throws {
    try begin()
    try repository.write("themes/other.css", "row { padding: 3px; }\n")
    try repository.commit()
    try repository.git("checkout", "--quiet", "main")
    try repository.write("themes/a.css", "row { padding: 3px; }\n")
    try repository.commit()
    try repository.git("checkout", "--quiet", "work")
    let run = try check("themes")
    #expect(run.status == 0 && run.output.isEmpty, "\(run)")
  }

  @Test func saysWhichThemesAreNewRenamedAndRemoved() throws {
    try repository.write("themes/gone.css", "entry { color: blue; }\n")
    try repository.write("themes/notes.json", "{}")
    try begin()
    try repository.git("mv", "themes/a.css", "themes/b.css")
    try repository.write("themes/gone.css", nil)
    try repository.write("themes/notes.json", nil)
    try repository.write("themes/new.css", "row { padding: 3px; }\n")
    let run = try check("themes")
    #expect(run.status == 0 && run.output.isEmpty, "\(run)")
    for line in [
      "new since 'main': 'themes/new.css'", "removed since 'main': 'themes/gone.css'",
      "renamed since 'main': 'themes/a.css' to 'themes/b.css'",
    ] { #expect(run.errors.contains(line + "\n"), "\(run)") }
    // Other folders and other ways to name the files lead to the same.
    #expect(try check(".", in: "/themes").output.isEmpty)
    #expect(try check(repository.path + "/themes/b.css", in: "/..").output.isEmpty)
    #expect(try check("../themes", in: "/themes").output.isEmpty)
  }

  @Test func knowsWhatIsWrongInAnImportedFile() throws {
    try repository.write("themes/parts/old.css", "row { colr: red; }\nbox { colr: red; }\n")
    try begin("themes/a.css", "@import url('parts/old.css');\n@import url('parts/none.css');\n")
    try repository.git("mv", "themes/parts/old.css", "themes/parts/new.css")
    try repository.write(
      "themes/a.css", "@import url('parts/new.css');\n@import url('parts/none.css');\n")
    let run = try check("themes/a.css")
    #expect(run.status == 0 && run.output.isEmpty, "\(run)")
  }

  @Test func takesAllForNewWhereThereWasNoTheme() throws {
    try begin("themes/a.livery.toml", "livery = 1\n[colors\n")
    try repository.write(
      "themes/a.livery.toml", "livery = 1\nname = 'A'\n[colors]\naccent-bgg = '#fff'\n")
    let run = try check("themes")
    #expect(run.status == 1 && run.output.contains("accent-bgg"), "\(run)")
  }

  @Test func judgesBothSidesByTheConfigurationOfToday() throws {
    try repository.write("livery.toml", "ignore = ['css/property']\n")
    try begin()
    try repository.write("livery.toml", "[severity]\n'css/node' = 'error'\n")
    let run = try check("themes")
    #expect(run.status == 0 && run.output.isEmpty, "\(run)")
  }

  @Test func knowsFilesWithOddNames() throws {
    let bad = "printf 'row { colr: red; }' > \"$(printf 'themes/b\\351d.css')\""
    try repository.write("themes/a b\n'c'.css", "row { colr: red; }\n")
    _ = try ProgramRun(["/bin/sh", "-c", bad], in: repository.path)
    try begin()
    let run = try check("themes")
    #expect(run.status == 0 && run.output.isEmpty, "\(run)")
  }

  @Test func goesWithABaselineAndFixes() throws {
    try begin()
    try repository.write("themes/a.css", Self.theme + "label { color: red; colr: blue; }\n")
    #expect(try check("themes", "--write-baseline", "known.json").status == 64)
    let fixed = try check("themes", "--fix", "--unsafe-fixes")
    let text = String(decoding: try repository.folder.read("themes/a.css"), as: UTF8.self)
    #expect(text.contains("row { colr: red; }") && !text.contains("colr: blue"), "\(fixed)")
  }

  @Test(arguments: [
    ("-x", 64, "is no revision"), ("nowhere", 66, "has no such revision"),
  ])
  func saysWhatIsWrongWithTheRevision(revision: String, status: Int, message: String) throws {
    try begin()
    let run = try Program.run(["check", "themes", "--since=\(revision)"], in: repository.path)
    #expect(run.status == status && run.errors.contains(message), "\(run)")
  }

  @Test func saysThatFilesAreNeeded() throws {
    try begin()
    for words in [["-"], ["ocean"], ["themes", "/etc"]] {
      let run = try Program.run(["check"] + words + ["--since", "main"], in: repository.path)
      #expect(run.status == 64, "\(run)")
    }
    let run = try Program.run(
      ["check", "themes", "--since", "main"], environment: ["PATH": "/nonexistent"],
      in: repository.path)
    #expect(run.status == 69 && run.errors.contains("git is needed"), "\(run)")
  }

  @Test func runsInAHookOfGit() throws {
    try begin()
    let run = try Program.run(
      ["check", "themes", "--since", "main"],
      environment: ["GIT_DIR": ".git", "GIT_INDEX_FILE": ".git/index", "GIT_PREFIX": "x/"],
      in: repository.path + "/themes/..")
    #expect(run.status == 0, "\(run)")
  }

  private static func theme(accentText: String) -> String {
    "livery = 1\nname = 'B'\n[colors]\naccent-bg = '#1a5fb4'\naccent-fg = '\(accentText)'\n"
  }

  private func run(_ words: String...) throws -> ProgramRun {
    try Program.run(words + ["--since", "main", "--target", "4.8"], in: repository.path)
  }

  @Test(arguments: [
    ("#ffffff", 0, ""), ("#f0f0f0", 0, "  accent-fg on accent-bg  6.29:1 -> 5.52:1\n"),
    ("#c0c0c0", 1, "! accent-fg on accent-bg  6.29:1 -> 3.46:1  below 4.5:1\n"),
  ])
  func printsTheContrastThatChanged(color: String, status: Int, line: String) throws {
    try begin("b.livery.toml", Self.theme(accentText: "#ffffff"))
    try repository.write("b.livery.toml", Self.theme(accentText: color))
    let run = try run("contrast", "b.livery.toml", "--appearance", "dark")
    #expect(run.status == status, "\(run)")
    #expect(run.output == (line.isEmpty ? "" : "B, dark\n" + line), "\(run)")
    let json = try self.run("contrast", "b.livery.toml", "--format", "json")
    #expect(json.output.contains("\"after\"") == !line.isEmpty, "\(json)")
  }

  @Test func printsWhatDiffers() throws {
    try begin("b.livery.toml", Self.theme(accentText: "#ffffff"))
    #expect(try run("diff", "b.livery.toml").status == 0)
    try repository.write("b.livery.toml", Self.theme(accentText: "#f0f0f0"))
    let run = try run("diff", "b.livery.toml")
    #expect(run.status == 1 && run.output.contains("accent-fg  #ffffff -> #f0f0f0"), "\(run)")
  }

  @Test(arguments: [
    (["contrast", "new.livery.toml"], 66, "'new.livery.toml' was not there at 'main'"),
    (["diff", "new.livery.toml"], 66, "'new.livery.toml' was not there at 'main'"),
    (["diff", "broken.livery.toml"], 66, "was no theme at 'main'"),
    (["diff", "new.livery.toml", "ocean"], 64, "expected two themes"),
    (["contrast", "#fff", "#000"], 64, "needs the file of one theme"),
  ])
  func saysWhyThereIsNothingToCompareWith(words: [String], status: Int, message: String) throws {
    try begin("broken.livery.toml", "livery = 1\n[colors\n")
    for name in ["new.livery.toml", "broken.livery.toml"] {
      try repository.write(name, Self.theme(accentText: "#ffffff"))
    }
    let run = try Program.run(words + ["--since", "main"], in: repository.path)
    #expect(run.status == status && run.errors.contains(message), "\(run)")
  }
}
