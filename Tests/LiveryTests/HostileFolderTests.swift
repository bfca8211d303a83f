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
  func refusesThem(name: String) throws {
    let home = try Home()
    try home.write(name, HostileTokens.files[name] ?? "")
    let result = try home.run("check", "\(home.path)/\(name)")
    #expect(result.status == 1)
    #expect(result.output.contains("error: "))
  }
}
