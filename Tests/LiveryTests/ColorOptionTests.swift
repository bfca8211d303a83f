import Fixtures
import Testing

/// When the programs print in color: as `--color` says, then `NO_COLOR`, then the terminal.
@Suite struct ColorOptionTests {
  private static let faulty = "livery = 1\nname = \"A\"\n[colors]\naccent-bg = \"#zz\"\n"

  private func check(
    _ color: String?, _ environment: [String: String] = [:], isOnTerminal: Bool
  ) throws -> String {
    let folder = try TemporaryFolder()
    try folder.write("a.livery.toml", Self.faulty)
    let words = ["check", "a.livery.toml"] + (color.map { ["--color", $0] } ?? [])
    guard isOnTerminal else {
      return try Program.run(words, environment: environment, in: folder.path).output
    }
    let line = ([try Program.path(of: "livery")] + words).joined(separator: " ")
    return try ProgramRun(
      ProgramRun.onTerminal(line), in: folder.path, environment: environment
    ).output
  }

  @Test(
    arguments: [
      (nil, [:], true), ("auto", [:], true), ("always", [:], true), ("never", [:], false),
      (nil, ["NO_COLOR": "1"], false), (nil, ["NO_COLOR": ""], true),
      ("auto", ["NO_COLOR": "0"], false), ("always", ["NO_COLOR": "1"], true),
      (nil, ["TERM": "dumb"], false), ("always", ["TERM": "dumb"], true),
      ("never", ["NO_COLOR": ""], false),
    ] as [(String?, [String: String], Bool)])
  func theOptionComesBeforeTheVariablesOnATerminal(
    color: String?, environment: [String: String], isColored: Bool
  ) throws {
    let environment = ["TERM": "xterm"].merging(environment) { $1 }
    let output = try check(color, environment, isOnTerminal: true)
    #expect(output.contains("a.livery.toml:4:14: "))
    #expect(output.contains("\u{1b}[1;31merror") == isColored, "\(output)")
  }

  @Test(
    arguments: [
      (nil, [:], false), ("auto", [:], false), ("never", [:], false), ("always", [:], true),
      ("always", ["NO_COLOR": "1", "TERM": "dumb"], true),
    ] as [(String?, [String: String], Bool)])
  func aPipeGetsColorOnlyWhenAsked(
    color: String?, environment: [String: String], isColored: Bool
  ) throws {
    let output = try check(color, environment, isOnTerminal: false)
    #expect(output.contains("\u{1b}[1;31merror\u{1b}[0m: ") == isColored)
    #expect(output.contains(": error: ") != isColored)
  }

  @Test func findingsOnStandardErrorAndTablesFollowTheOption() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.livery.toml", Self.faulty)
    for command in ["css", "resolve", "contrast", "export", "install"] {
      let rest = command == "export" ? ["--kind", "app", "-o", "out"] : []
      let words = [command, "a.livery.toml", "--color", "always"] + rest
      let run = try Program.run(words, environment: ["HOME": folder.path], in: folder.path)
      #expect(run.status == 1 && run.errors.contains("\u{1b}[1;31m"), "\(command): \(run.errors)")
    }
    let table = try Program.run("resolve", "ocean", "--color", "always").output
    #expect(table.contains("\u{1b}[48;2;"))
    let plain = try Program.run("resolve", "ocean").output
    #expect(!plain.contains("\u{1b}"))
  }

  @Test func reportsForProgramsAreNeverColored() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.livery.toml", Self.faulty)
    for format in ["json", "sarif", "junit", "github", "gitlab"] {
      let run = try Program.run(
        "check", "a.livery.toml", "--color", "always", "--format", format, in: folder.path)
      #expect(run.output.contains("value/") && !run.output.contains("\u{1b}"), "\(format)")
    }
  }

  @Test func anotherWordIsRefused() throws {
    let run = try Program.run("check", "ocean", "--color", "sometimes")
    #expect(run.status == 64 && run.errors.contains("'auto', 'always' or 'never'"), "\(run.errors)")
  }
}
