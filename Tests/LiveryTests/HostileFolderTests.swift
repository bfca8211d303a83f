import Fixtures
import Testing

/// Small files that refer to a lot, in the folder of the user's themes.
@Suite(.timeLimit(.minutes(5))) struct HostileFolderTests {
  @Test func listsTheThemesBesideThem() throws {
    let home = try Home()
    for (name, text) in HostileTokens.files {
      try home.write(".local/share/livery/themes/\(name)", text)
    }
    try home.write(
      ".local/share/livery/themes/mine.livery.toml", "livery = 1\nname = \"Mine\"\n")
    let result = try home.run("list")
    #expect(result.output.contains("Mine"))
  }

  /// What is printed of a theme is short; the themes of a folder together may be long.
  @Test func listsThousandsInLittleMemory() throws {
    let home = try Home()
    let count = 4_000
    for number in 0..<count {
      try home.write(
        ".local/share/livery/themes/t\(number).livery.toml",
        "livery = 1\nname = \"T\(number)\"\n[colors]\naccent-bg = \"#0b7285\"\n")
    }
    for format in ["text", "json"] {
      let run = try ProgramRun(
        [
          "/bin/sh", "-c", "ulimit -d 50000; exec \"$0\" list --format \(format)",
          try Program.path(of: "livery"),
        ], environment: home.environment)
      #expect(run.status == 0, "\(run.errors)")
      #expect(run.output.contains("t\(count - 1).livery.toml"))
    }
  }

  @Test(arguments: HostileTokens.files.keys.sorted())
  func refusesThemOrLeavesTheirTokensOut(name: String) throws {
    let home = try Home()
    try home.write(name, HostileTokens.files[name] ?? "")
    let result = try home.run("check", "\(home.path)/\(name)")
    // Of aliases that no role uses, only those that lead too far are left out.
    let areAliases = ["aliases.tokens.json", "loop.tokens.json"].contains(name)
    #expect(result.status == (areAliases ? 0 : 1))
    #expect(
      result.output.contains(areAliases ? "warning: a chain of aliases has more than" : "error: "))
  }
}
