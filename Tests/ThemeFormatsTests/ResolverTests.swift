import Fixtures
import Foundation
import Testing
import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSource

@Suite struct ResolverTests {
  static func tokens(_ colors: KeyValuePairs<String, String>) -> String {
    let members = colors.map { name, value in
      value.hasPrefix("{")
        ? "\"\(name)\": {\"$value\": \"\(value)\"}"
        : "\"\(name)\": {\"$value\": {\"colorSpace\": \"srgb\", \"components\": [\(value)]}}"
    }
    return "{\"color\": {\"$type\": \"color\", \(members.joined(separator: ", "))}}"
  }

  static func resolver(
    _ order: [String], sets: [String: String] = [:], modifiers: String = ""
  ) -> String {
    let sets = sets.sorted { $0.key < $1.key }.map { "\"\($0)\": {\"sources\": [\($1)]}" }
    return """
      {"version": "2025.10", "name": "R", "sets": {\(sets.joined(separator: ", "))},
       "modifiers": {\(modifiers)},
       "resolutionOrder": [\(order.map { "{\"$ref\": \"#/\($0)\"}" }.joined(separator: ", "))]}
      """
  }

  static func file(_ name: String) -> String { "{\"$ref\": \"\(name)\"}" }

  private func read(_ text: String, _ files: [String: String] = [:]) throws -> ThemeReading {
    let folder = try TemporaryFolder()
    for (name, content) in files { try folder.write("in/" + name, content) }
    return try ThemeLibrary(userFolder: nil).readFile(folder.write("in/r.resolver.json", text))
  }

  @Test func laysSetsOverOneAnother() throws {
    let reading = try read(
      ResolverTests.resolver(
        ["sets/one", "sets/two"],
        sets: ["one": ResolverTests.file("a.json"), "two": ResolverTests.tokens(["b": "0, 1, 0"])]),
      ["a.json": ResolverTests.tokens(["a": "{color.b}", "b": "1, 0, 0", "accent": "{color.a}"])])
    let theme = try #require(reading.theme, "\(reading.findings)").resolved(.light)
    #expect(theme[.accent].hex == "#00ff00ff")
    #expect(theme.name == "R")
  }

  @Test func makesTraitsOfContexts() throws {
    let contexts = """
      "theme": {"contexts": {
        "light": [\(ResolverTests.file("light.json"))], "light_ax": [\(ResolverTests.file("light-hc.json"))],
        "dark": [\(ResolverTests.file("dark.json"))], "darkHighContrast": [\(ResolverTests.file("dark-hc.json"))]
      }, "default": "light"},
      "weather": {"contexts": {"calm": [], "stormy": [\(ResolverTests.file("stormy.json"))]}, "default": "calm"},
      "size": {"contexts": {"small": [], "large": [\(ResolverTests.file("large.json"))]}, "default": "small"}
      """
    let reading = try read(
      ResolverTests.resolver(
        ["modifiers/theme", "modifiers/weather", "modifiers/size"], modifiers: contexts),
      [
        "light.json": ResolverTests.tokens(["window-bg": "1, 1, 1", "own": "1, 0, 0"]),
        "light-hc.json": ResolverTests.tokens(["window-bg": "1, 1, 0", "own": "1, 0, 0"]),
        "dark.json": ResolverTests.tokens(["window-bg": "0, 0, 0", "own": "0, 0, 1"]),
        "dark-hc.json": ResolverTests.tokens(["window-bg": "0, 0, 0", "own": "0, 0, 1"]),
        "stormy.json": ResolverTests.tokens(["own": "0, 1, 0"]),
        "large.json":
          "{\"size\": {\"$type\": \"dimension\", \"a\": {\"$value\": {\"value\": 1, \"unit\": \"px\"}}}}",
      ])
    let theme = try #require(reading.theme, "\(reading.findings)")
    #expect(theme.schemes == [.light, .dark])
    #expect(theme.traits.custom == [Traits.Custom(name: "stormy", summary: "Stormy")])
    let stormy = try #require(theme.traits.trait(named: "stormy"))
    let loadedTheme = { (scheme: Appearance.Scheme, traits: TraitSet) in
      theme.resolved(Appearance(scheme, traits))
    }
    #expect(loadedTheme(.light, [])[.windowBg].hex == "#ffffffff")
    #expect(loadedTheme(.light, .highContrast)[.windowBg].hex == "#ffff00ff")
    #expect(loadedTheme(.dark, .highContrast)[.windowBg].hex == "#000000ff")
    #expect(loadedTheme(.dark, stormy)["own"]?.hex == "#00ff00ff")
    #expect(loadedTheme(.light, [stormy, .highContrast])[.windowBg].hex == "#ffff00ff")
    #expect(loadedTheme(.light, [])["own"]?.hex == "#ff0000ff")
  }

  @Test(arguments: [
    ("light", ["light"], [String]()), ("Dark", ["dark"], []),
    ("light-hc", ["light", "high-contrast"], []),
    ("dark_ax", ["dark", "high-contrast"], []),
    ("darkHighContrast", ["dark", "high-contrast"], []),
    ("Dark Dimmed", ["dark"], ["dimmed"]), ("night", ["dark"], []), ("oled", ["pure-black"], []),
    ("more-contrast", ["high-contrast"], []), ("light-tritanopia", ["light"], ["tritanopia"]),
    ("dark+rough-water", ["dark"], ["rough-water"]), ("low-contrast", [], ["low-contrast"]),
  ])
  func readsTraitsInTheNamesOfContexts(name: String, builtIn: [String], own: [String]) throws {
    let reading = try read(
      ResolverTests.resolver(
        ["modifiers/m"],
        modifiers: """
          "m": {"contexts": {
            "default": [\(ResolverTests.tokens(["x": "1, 0, 0"]))],
            "\(name)": [\(ResolverTests.tokens(["x": "0, 1, 0"]))]}, "default": "default"}
          """))
    let theme = try #require(reading.theme, "\(reading.findings)")
    #expect(theme.traits.names(in: theme.usedTraits) == builtIn + own)
  }

  @Test func takesTheNearestValueOfAColorThatAContextLacks() throws {
    let reading = try read(
      ResolverTests.resolver(
        ["modifiers/m"],
        modifiers: """
          "m": {"contexts": {
            "light": [\(ResolverTests.tokens(["y": "1, 0, 0"]))],
            "light-hc": [\(ResolverTests.tokens(["x": "0, 1, 0", "y": "1, 0, 0"]))],
            "dark": [\(ResolverTests.tokens(["x": "0, 0, 1", "y": "1, 0, 0"]))]}}
          """))
    let theme = try #require(reading.theme, "\(reading.findings)")
    #expect(theme.resolved(.light)["x"]?.hex == "#00ff00ff")
    #expect(theme.resolved(.dark)["x"]?.hex == "#0000ffff")
    #expect(
      reading.findings.contains {
        $0.message == "'color.x' has no value for 'light'; that for 'light+high-contrast' is used"
      })
  }

  @Test func leavesOutContextsWhoseFilesAreMissing() throws {
    let reading = try read(
      ResolverTests.resolver(
        ["sets/a", "modifiers/m"], sets: ["a": ResolverTests.tokens(["accent": "1, 0, 0"])],
        modifiers: """
          "m": {"contexts": {"light": [], "dark": [\(ResolverTests.file("gone.json"))]}}
          """))
    let theme = try #require(reading.theme, "\(reading.findings)")
    #expect(theme.schemes == [.light])
    #expect(
      reading.findings.contains {
        $0.severity == .warning && $0.message.hasSuffix("'dark' is left out")
      })
  }

  @Test func notesEveryFileThatItLookedAt() throws {
    let reading = try read(
      ResolverTests.resolver(["sets/a"], sets: ["a": ResolverTests.file("sub/a.json")]),
      ["sub/a.json": ResolverTests.tokens(["a": "1, 0, 0"])])
    #expect(reading.files.contains { $0.hasSuffix("/in/sub/a.json") })
  }

  @Test(arguments: [SampleThemes.livery, .gradience, .base16, .bare])
  func readsWhatItWrites(sample: SampleThemes) throws {
    let theme = try sample.theme
    let folder = try TemporaryFolder()
    let written = ThemeWriter(theme).written(as: .dtcg, named: "t.resolver.json")
    for file in written.files { try folder.write(file.name, Data(file.bytes)) }
    let reading = try ThemeLibrary(userFolder: nil).readFile(folder.path + "/t.resolver.json")
    if sample == .bare {
      #expect(reading.findings.map(\.severity) == [.warning])
    }
    let again = try #require(reading.theme, "\(reading.findings)")
    #expect(again.name == theme.name && again.summary == theme.summary)
    #expect(again.schemes == theme.schemes)
    for appearance in theme.appearances {
      let (one, other) = (theme.resolved(appearance), again.resolved(appearance))
      for role in ColorRole.allCases {
        #expect(one[role].gtkText == other[role].gtkText, "\(role)")
      }
      #expect(
        one.customColors.map { $0.color.gtkText } == other.customColors.map { $0.color.gtkText })
      #expect(one.customColors.map(\.name) == other.customColors.map(\.name))
      #expect(
        theme.palette(in: appearance).map(\.name) == again.palette(in: appearance).map(\.name))
    }
  }
}
