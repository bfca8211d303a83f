import Fixtures
import Testing
import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSource

/// Sets of Tokens Studio that are files of one folder.
@Suite struct TokenFolderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "tokens/core.json",
      """
      {"gray": {"1": {"value": "#222", "type": "color"}, "2": {"value": "#eee", "type": "color"}},
       "view": {"fg": {"value": "{text}", "type": "color"}}}
      """)
    try folder.write(
      "tokens/mode/light.json", "{\"text\": {\"value\": \"{gray.1}\", \"type\": \"color\"}}")
    try folder.write(
      "tokens/mode/dark.json", "{\"text\": {\"value\": \"{gray.2}\", \"type\": \"color\"}}")
    try folder.write(
      "tokens/$metadata.json", "{\"tokenSetOrder\": [\"core\", \"mode/light\", \"mode/dark\"]}")
  }

  private static let themes = """
    [
      {"name": "Light", "selectedTokenSets": {"core": "source", "mode/light": "enabled",
        "mode/dark": "disabled"}},
      {"name": "Dark", "selectedTokenSets": {"core": "source", "mode/dark": "enabled"}}
    ]
    """

  private func read(_ name: String) throws -> ThemeReading {
    try ThemeLibrary(userFolder: nil).readFile("\(folder.path)/tokens/\(name).json")
  }

  /// Without themes, the sets are light and dark by their names.
  @Test(arguments: [("$themes", true), ("$metadata", true), ("$metadata", false)])
  func areReadByWhatNamesThem(name: String, hasThemes: Bool) throws {
    if hasThemes { try folder.write("tokens/$themes.json", TokenFolderTests.themes) }
    let reading = try read(name)
    #expect(reading.format == .dtcg && !reading.findings.hasErrors, "\(reading.findings)")
    let theme = try #require(reading.theme, "\(reading.findings)")
    #expect(theme.schemes == [.light, .dark])
    #expect(theme.resolved(.light)[.viewFg].hex == "#222222ff")
    #expect(theme.resolved(.dark)[.viewFg].hex == "#eeeeeeff")
    #expect(reading.files.contains { $0.hasSuffix("/tokens/mode/dark.json") })
  }

  @Test func aSetThatIsMissingIsLeftOut() throws {
    try folder.write(
      "tokens/$themes.json",
      TokenFolderTests.themes.replacing(
        "\"core\": \"source\", \"mode/dark\"", with: "\"core\": \"source\", \"gone\""))
    let found = try read("$themes").findings.filter { $0.message.contains("'gone.json'") }
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.location.start.line == 4)
  }

  @Test(arguments: ["../secret", "/etc/hostname", "http://x/y", "mode/../../secret"])
  func nothingOutsideTheFolderIsOpened(set: String) throws {
    try folder.write("secret.json", "{\"accent\": {\"value\": \"#f00\", \"type\": \"color\"}}")
    try folder.write(
      "tokens/$themes.json",
      "[{\"name\": \"Light\", \"selectedTokenSets\": {\"core\": \"enabled\", \"\(set)\": \"enabled\"}}]"
    )
    let reading = try read("$themes")
    #expect(reading.theme?.resolved(.light)[.accent].hex != "#ff0000ff")
    #expect(reading.findings.contains { $0.rule == "reference/file" }, "\(reading.findings)")
  }

  @Test(arguments: [
    "[{", "[{}]", "[{\"selectedTokenSets\": 3}]", "[{\"selectedTokenSets\": {\"core\": 3}}]",
    "[{\"name\": \"x\", \"selectedTokenSets\": {\"$themes\": \"enabled\"}}]",
    "{\"tokenSetOrder\": [3, null, \"$metadata\", \"core\", \"core\"]}", "{\"tokenSetOrder\": []}",
  ])
  func whatIsOddEnds(text: String) throws {
    let path = try folder.write("tokens/$themes.json", text)
    _ = try? ThemeLibrary(userFolder: nil).readFile(path)
    _ = try ThemeLibrary(userFolder: nil).readFile(path, as: .dtcg)
  }

  /// TOML may begin with a bracket, too.
  @Test func aThemeInTOMLStaysOne() throws {
    let text = "[colors]\nview-bg = '#fff'\n"
    let reading = try ThemeLibrary(userFolder: nil).read(
      SourceText(file: "a.livery.toml", text), path: nil)
    #expect(reading.format == .livery)
  }
}
