import Fixtures
import Foundation
import GTKFixtures
import GTKKnowledge
import LiveryAdwaita
import LiveryGTK
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Real audits, of one page in one appearance where that is enough.
@Suite(.enabled("needs a screen") { PreviewCommand.hasScreen }, .serialized)
struct AuditTests {
  private let folder: TemporaryFolder
  private static let some = ["--page", "lists", "--appearance", "light"]

  /// A theme whose selected rows cannot be read, on its last line.
  private static let faint = """
    livery = 1
    name = "Faint"

    [extra]
    css = '''
    row:selected { background: #fff; color: #eee }
    '''

    """

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("faint.livery.toml", Self.faint)
  }

  private func audit(
    _ arguments: [String], environment: [String: String] = [:], input: String? = nil
  ) throws -> ProgramRun {
    try PreviewCommand.run(
      ["audit", "--timeout", "600"] + arguments, in: folder.path, environment: environment,
      input: input)
  }

  @Test func namesTheDeclarationOfATextThatCannotBeRead() throws {
    let run = try audit(["faint.livery.toml"] + Self.some)
    #expect(run.status == 1 && run.errors.isEmpty, "\(run.errors)")
    let lines = run.output.split(separator: "\n")
    let finding = try #require(lines.first { $0.contains("[audit/contrast]") })
    #expect(finding.hasPrefix("faint.livery.toml:6:"), "\(finding)")
    for words in [
      " error: 1.08:1 between #f6f6f6 and #ffffff of ", "row.activatable:selected",
      " on 'lists' in light",
      ", below 4.5:1; stock Adwaita has ",
      "; 'color' of 'row:selected' in the theme's own CSS does it",
    ] { #expect(finding.contains(words), "\(words): \(finding)") }
    #expect(!lines.contains { !$0.hasPrefix(" ") && !$0.hasPrefix("faint.livery.toml:6:") })
  }

  /// The appearances are looked at by processes that end in any order.
  @Test func printsTheSameBytesEachTime() throws {
    let runs = try (0..<3).map { _ in
      try audit(["--strict", "--format", "json", "faint.livery.toml", "--page", "text"]).output
    }
    #expect(Set(runs).count == 1)
  }

  @Test func readsAThemeFromStandardInput() throws {
    let run = try audit(["-"] + Self.some, input: Self.faint)
    #expect(run.status == 1 && run.output.hasPrefix("-:6:"), "\(run.output)\(run.errors)")
    let issues = try audit(["-", "--format", "gitlab"] + Self.some, input: Self.faint).output
    #expect(issues.contains("\"path\":\"stdin\"") || issues.contains("\"path\": \"stdin\""))
  }

  @Test func findsNothingInTheThemeThatEveryOtherIsComparedWith() throws {
    let run = try audit(["adwaita"])
    #expect(run.status == 0 && run.output.isEmpty && run.errors.isEmpty, "\(run)")
  }

  @Test(
    arguments: [
      (["faint.livery.toml", "--page", "list"], 64, "'list'"),
      (["faint.livery.toml", "--state", "hovered"], 64, "'hovered'"),
      (["faint.livery.toml", "--appearance", "dusk"], 64, "knows no trait 'dusk'"),
      (["faint.livery.toml", "--format", "html"], 64, "'html'"),
      (["-", "-"], 64, "standard input is one theme"), ([], 64, "expected a theme's file"),
      (["mnit"], 66, "did you mean 'mint'?"), (["nowhere.toml"], 66, "nowhere.toml"),
      (["broken.livery.toml"], 1, "not-a-color"), (["notes.txt"], 65, "notes.txt"),
      (["mint", "--ui", "nowhere.ui"], 66, "nowhere.ui"),
    ] as [([String], Int32, String)])
  func refusesWhatItCannotDo(arguments: [String], status: Int32, words: String) throws {
    try folder.write("broken.livery.toml", "livery = 1\n[colors]\naccent = \"not-a-color\"\n")
    try folder.write("notes.txt", "no theme")
    let run = try audit(arguments)
    #expect(run.status == status && run.output.isEmpty, "\(run)")
    #expect(run.errors.contains(words), "\(run.errors)")
  }

  @MainActor @Test(.enabled("prints other figures on later releases") { Toolkit.release == .v4_8 })
  func theReadmesExamplePrintsWhatItSays() throws {
    let readme = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../README.md").standardized
    let text = try String(contentsOf: readme, encoding: .utf8)
    let blocks = { (language: String) in
      text.components(separatedBy: "```\(language)\n").dropFirst()
        .compactMap { $0.components(separatedBy: "\n```").first }
    }
    let theme = try #require(blocks("toml").first { $0.contains("[extra]") })
    try folder.write("faint.livery.toml", theme + "\n")
    let example = try #require(blocks("console").first { $0.hasPrefix("$ livery audit ") })
    let lines = example.split(separator: "\n", maxSplits: 1)
    let words = lines[0].dropFirst("$ livery audit ".count).split(separator: " ").map(String.init)
    let run = try audit(words)
    #expect(run.status == 1 && run.output == lines[1] + "\n", "\(run.output)\(run.errors)")
  }

  @Test func namesAThemeThatKillsGTKAndAuditsTheOthers() throws {
    try folder.write("signal.livery.toml", "livery = 1\nname = \"Signal\"\n")
    try folder.write(
      "pale.livery.toml",
      "livery = 1\nname = \"Pale\"\n[extra]\ncss = 'label { color: rgba(0, 0, 0, 0.1) }'\n")
    let run = try ProgramRun(
      [
        BuiltProgram.path("unchecked-preview"), "audit", "text",
        "signal.livery.toml", "pale.livery.toml",
      ], in: folder.path)
    #expect(run.status == 1)
    #expect(
      run.errors.contains("'signal.livery.toml' is not audited: GTK was killed by signal 11"),
      "\(run.errors)")
    #expect(run.output.contains("pale.livery.toml:4:") && !run.output.contains("signal."))
  }

  @Test func saysWhatToInstallWhereThereIsNoScreen() throws {
    let run = try audit(["mint"], environment: ["PATH": "/nonexistent"])
    #expect(run.status == 69 && run.output.isEmpty)
    #expect(run.errors.contains("apt install xvfb"))
  }
}
