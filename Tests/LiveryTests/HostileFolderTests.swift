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
