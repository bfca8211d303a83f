import Fixtures
import GTKFixtures
import LiveryAdwaita
import LiveryGTK
import TestDisplay
import Testing
import ThemeModel
import ThemeSession
import ThemeSource

/// What an app is told of a file that is no theme.
@MainActor @Suite(.enabled("needs a screen") { await Screen.isReady }, .serialized, .onScreen)
struct ThemeFileErrorTests {
  @Test func saysWhatAFileIsNot() throws {
    let folder = try TemporaryFolder()
    try folder.write("text.toml", "Dear diary, this is no theme.")
    try folder.write("Gauge.swift", "import CGtk\n\nstruct Gauge {\n  let a = 3\n}\n")
    try folder.write("broken.livery.toml", "livery = 1\nname = 'B'\n[colors]\naccnt = 'red'\n")
    let cases = [
      ("missing.toml", "no such file"), ("", "folder"), ("text.toml", "no theme that Livery reads"),
      ("Gauge.swift", "source code of Swift"), ("broken.livery.toml", "did you mean 'accent'?"),
    ]
    for (name, reason) in cases {
      let path = name.isEmpty ? folder.path : "\(folder.path)/\(name)"
      let shown = try LiveryTheme(file: path)
      #expect(shown.findings.count == 1, "\(name) \(shown.findings)")
      let found = shown.findings.first?.description ?? ""
      #expect(found.hasPrefix("\(path):") && found.contains(reason), "\(found)")
      #expect(shown.session.loadedTheme.theme.id == "adwaita")
      shown.leave()
      let error = #expect(throws: LiveryThemeError.self) { try LiveryTheme(validFile: path) }
      #expect(error?.description == found)
    }
    let path = try folder.write("good.livery.toml", "livery = 1\nname = 'Good'\n")
    let good = try LiveryTheme(validFile: path)
    good.choose(.dark)
    good.setTrait("pure-black", isOn: true)
    #expect(MainLoop.run { "\(good)" == "good, dark+pure-black" })
    good.leave()
  }

  @Test func throwsForAThemeThatThereIsNot() throws {
    let error = #expect(throws: LiveryThemeError.self) { try LiveryTheme(id: "nobody") }
    #expect(error?.description == "no theme has the ID 'nobody'")
    let theme = try LiveryTheme(id: "mint")
    #expect(MainLoop.run { "\(theme)".hasPrefix("mint, ") })
    theme.leave()
  }
}
