import Fixtures
import Testing

@Suite struct TonesCommandTests {
  @Test(arguments: [
    ("toml", "[palette]\nreef-0 = \"#000000\"\nreef-50 = "),
    ("css", ":root {\n  --reef-0: #000000;\n  --reef-50: "),
    ("json", "{\n  \"reef-0\": \"#000000\",\n  \"reef-50\": "),
    ("gtk-css", "@define-color reef_0 #000000;\n@define-color reef_50 "),
  ])
  func printsAScale(format: String, start: String) throws {
    let result = try Program.run(
      "tones", "#0b7285", "--steps", "3", "--name", "reef", "--format", format)
    #expect(result.status == 0 && result.output.hasPrefix(start), "\(result)")
    #expect(result.output.contains("#ffffff"))
  }

  @Test func isAPaletteThatThemesCanUse() throws {
    let scale = try Program.run("tones", "#0b7285", "--name", "reef").output
    let theme =
      "livery = 1\nname = \"Reef\"\n\(scale)[colors]\naccent-bg = \"$reef-40\"\n"
      + "accent = { light = \"tone($reef-50, 40)\", dark = \"tone($reef-50, 80)\" }\n"
    let result = try Program.run("resolve", "-", "--appearance", "light", input: theme)
    #expect(result.status == 0, "\(result)")
  }

  @Test(arguments: [
    ["tones", "#0b728580"], ["tones", "reef"], ["tones", "#fff", "--steps", "1"],
    ["tones", "#fff", "--steps", "102"], ["tones", "#fff", "--name", "a b"],
    ["tones", "#fff", "--name", "1a"],
  ])
  func refusesAWrongCommandLine(arguments: [String]) throws {
    let result = try Program.run(arguments)
    #expect(result.status == 64 && result.output.isEmpty, "\(result)")
  }

  @Test(arguments: ["tone($a, 101)", "tone($a, -1)", "tone($a)"])
  func aToneLiesBetweenBlackAndWhite(value: String) throws {
    let theme = "livery = 1\nname = \"x\"\n[palette]\na = \"#123\"\n[colors]\nlink = \"\(value)\"\n"
    let result = try Program.run("check", "-", input: theme)
    #expect(result.status == 1 && result.output.contains("-:6:"), "\(result)")
  }
}
