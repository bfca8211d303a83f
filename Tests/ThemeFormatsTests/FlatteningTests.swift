import Fixtures
import Testing
import ThemeCSS
import ThemeFormats
import ThemeModel

/// A theme that extends files of its folder is written as one file.
@Suite struct FlatteningTests {
  private static let parent = """
    livery = 1
    name = "Parent"
    extends = "midnight"
    [traits]
    calm = { summary = "Calm" }
    [palette]
    one = "#102030"
    [colors]
    window-bg = { light = "$one", dark = "#111111", "dark+pure-black" = "#000000" }
    view-bg = { default = "#222222", "light+high-contrast" = "#ffffff" }
    link = "$one"
    border = { light = "#333333", calm = "#444444", "light+calm" = "#454545" }
    [custom-colors]
    own = "$one"
    [metrics]
    control-radius = 4
    card-radius = 5
    [fonts]
    headline = { size = 20, weight = 300 }
    [styles]
    card = { radius = 9, background = "$one" }
    "button:hover" = { background = { light = "$one", dark = "red" } }
    [extra]
    css = "calendar { color: red; }"
    """

  private static let child = """
    livery = 1
    name = "Child"
    extends = "parent"
    [palette]
    one = "#abcdef"
    [colors]
    window-bg = { dark = "$one", high-contrast = "blue", "dark+high-contrast" = "#00aa00" }
    view-bg = { "dark+calm" = "lime" }
    border = { high-contrast = "#555555", "calm+high-contrast" = "#565656" }
    accent = "$one"
    [metrics]
    card-radius = 30
    [fonts]
    headline = { weight = 900 }
    [styles]
    "button:hover" = { background = { dark = "$one" }, opacity = 0.5 }
    entry = { color = "$own" }
    [extra]
    css = "calendar { opacity: 0.5; }"
    """

  @Test(arguments: ["child", "parent"])
  func writesWhatAThemeExtendsWithIt(name: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("parent.livery.toml", FlatteningTests.parent)
    try folder.write("child.livery.toml", FlatteningTests.child)
    let reading = try ThemeLibrary(userFolder: nil).readFile("\(folder.path)/\(name).livery.toml")
    let theme = try #require(reading.theme, "\(reading.findings)")
    let written = ThemeWriter(theme).written(as: .livery, named: "flat.livery.toml")
    let text = String(decoding: written.files[0].bytes, as: UTF8.self)
    let again = try SampleThemes.read(text, file: "flat.livery.toml")
    #expect(text.contains("extends = \"midnight\""))
    #expect(again.usedTraits == theme.usedTraits)
    for appearance in theme.appearances {
      let sheets = [theme, again].map { Stylesheet($0.resolved(appearance), isComplete: true).text }
      #expect(sheets[0] == sheets[1], "\(theme.traits.names(in: appearance.traits))\n\(text)")
    }
  }

  @Test(arguments: ThemeLibrary.builtInIDs)
  func writesABuiltInThemeAsItIs(id: String) throws {
    let theme = try #require(ThemeLibrary(userFolder: nil).builtIn(id)?.theme)
    let written = ThemeWriter(theme).written(as: .livery, named: "t.livery.toml")
    let text = String(decoding: written.files[0].bytes, as: UTF8.self)
    let again = try SampleThemes.read(text)
    for appearance in theme.appearances {
      let sheets = [theme, again].map { Stylesheet($0.resolved(appearance)).text }
      #expect(sheets[0] == sheets[1])
    }
  }
}
