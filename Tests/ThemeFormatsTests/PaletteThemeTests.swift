import Testing
import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSource

@Suite struct PaletteThemeTests {
  /// A palette of matugen's names with colors of each scheme.
  private static func material(
    light: [String: String] = [:], dark: [String: String] = [:]
  ) -> String {
    let plain = [
      ("background", "#fdf8fd", "#141316"), ("error", "#ba1a1a", "#ffb4ab"),
      ("on_error", "#ffffff", "#690005"), ("on_primary", "#ffffff", "#37265c"),
      ("on_surface", "#1d1b20", "#e6e0e9"), ("on_surface_variant", "#49454e", "#cac4cf"),
      ("outline", "#7a757f", "#948f99"), ("primary", "#65558f", "#cfbdfe"),
      ("secondary", "#625b70", "#cbc2db"), ("surface", "#fdf8fd", "#141316"),
      ("surface_container", "#f2ecf1", "#201f22"), ("tertiary", "#7e5260", "#efb8c8"),
    ]
    let lines = plain.map { name, lightColor, darkColor in
      let (lightColor, darkColor) = (light[name] ?? lightColor, dark[name] ?? darkColor)
      return """
        "\(name)": {"dark": {"color": "\(darkColor)"}, "light": {"color": "\(lightColor)"}}
        """
    }
    return "{\"mode\": \"dark\", \"is_dark_mode\": true, \"colors\": {\n"
      + lines.joined(separator: ",\n") + "}}"
  }

  private static let pywal = """
    {"special": {"background": "#182026", "foreground": "#c5d0d8", "cursor": "#c5d0d8"},
     "colors": {"color0": "#182026", "color1": "#a04048", "color2": "#408050", "color3": "#b09040",
       "color4": "#4060a0", "color5": "#804080", "color6": "#408890", "color7": "#c5d0d8",
       "color8": "#606a72", "color15": "#c5d0d8"}}
    """

  private func read(_ text: String) throws -> ThemeReading {
    try ThemeLibrary(userFolder: nil).read(SourceText(file: "p.json", text), path: nil)
  }

  @Test func mapsBothSchemesOfAMaterialPalette() throws {
    let reading = try read(PaletteThemeTests.material())
    #expect(reading.format == .material)
    let theme = try #require(reading.theme, "\(reading.findings)")
    // The scheme that it was made for is shown where there is room for one.
    #expect(theme.schemes == [.dark, .light])
    #expect(theme.resolved(.light)[.windowBg].hex == "#fdf8fdff")
    #expect(theme.resolved(.dark)[.windowBg].hex == "#141316ff")
    #expect(theme.resolved(.light)[.accentBg].hex == "#65558fff")
    #expect(theme.resolved(.dark)[.accentBg].hex == "#cfbdfeff")
    #expect(theme.resolved(.dark)[.accentFg].hex == "#37265cff")
    #expect(theme.resolved(.dark)[.destructiveBg].hex == "#ffb4abff")
  }

  @Test func mendsTextThatCannotBeReadAndSaysWhere() throws {
    let text = PaletteThemeTests.material(light: ["primary": "#d0c8f0"])
    let reading = try read(text)
    let resolved = try #require(reading.theme).resolved(.light)
    #expect(resolved[.accent].contrastRatio(against: resolved[.windowBg]) >= 4.5)
    #expect(resolved[.accentFg].contrastRatio(against: resolved[.accentBg]) >= 4.5)
    let note = try #require(
      reading.findings.first { $0.rule == "contrast/adjusted" && $0.message.contains("'accent'") })
    #expect(note.message.contains("primary has"))
    let place = Array(text.utf8)[note.location.range]
    #expect(String(decoding: place, as: UTF8.self) == "\"#d0c8f0\"")
  }

  @Test func readsAFileOfAShellWithOneScheme() throws {
    let reading = try read(
      ##"""
      {"dark": {"name": "N", "primaryText": "#101010", "primary": "#80a0ff", "success": "#60c080",
        "background": "#101014", "surface": "#202028", "surfaceText": "#e0e0e8"}}
      """##)
    let theme = try #require(reading.theme, "\(reading.findings)")
    #expect(theme.schemes == [.dark])
    #expect(theme.name == "N")
    #expect(theme.resolved(.dark)[.successBg].hex == "#60c080ff")
    #expect(theme.resolved(.dark)[.accentFg].hex == "#101010ff")
  }

  @Test func mapsTheColorsOfATerminal() throws {
    let reading = try read(PaletteThemeTests.pywal)
    #expect(reading.format == .pywal)
    let resolved = try #require(reading.theme, "\(reading.findings)").resolved(.dark)
    #expect(resolved[.windowBg].hex == "#182026ff")
    #expect(resolved[.accentBg].hex == "#4060a0ff")
    #expect(resolved[.accent].contrastRatio(against: resolved[.windowBg]) >= 4.5)
    #expect(resolved[.blue3].hex == "#4060a0ff")
  }

  @Test(arguments: [
    (##"{"dark": {"primary": "#8080ff", "background": "#101010"}}"##, "an 'on_surface'"),
    (##"{"special": {"background": "#101010", "foreground": "#eeeeee"}}"##, "a 'color4'"),
    (
      ##"{"dark": {"primary": "#8080ff", "surface": "#101010", "on_surface": "#ffffff"}, "light": {"primary": "#4040a0"}}"##,
      "among the light colors"
    ),
  ])
  func saysWhatIsMissing(text: String, message: String) throws {
    let reading = try read(text)
    #expect(reading.theme == nil)
    #expect(
      reading.findings.contains { $0.severity == .error && $0.message.contains(message) },
      "\(reading.findings)")
  }

  @Test(arguments: [("#808080", "#909090"), ("#808080", "#707070"), ("#3070a0", "#40a050")])
  func movesABackgroundThatNothingCanBeReadOn(background: String, text: String) throws {
    let reading = try read(
      PaletteThemeTests.pywal.replacing("#182026", with: background)
        .replacing("#c5d0d8", with: text))
    let theme = try #require(reading.theme)
    let resolved = theme.resolved(theme.appearances[0])
    #expect(resolved[.windowFg].contrastRatio(against: resolved[.windowBg]) >= 4.5)
    #expect(resolved[.popoverFg].contrastRatio(against: resolved[.popoverBg]) >= 4.5)
    #expect(reading.findings.contains { $0.message.contains("be read everywhere on background") })
  }

  @Test func takesTranslucentColorsAsOpaque() throws {
    let reading = try read(PaletteThemeTests.pywal.replacing("#182026", with: "#18202680"))
    #expect(try #require(reading.theme).resolved(.dark)[.windowBg].hex == "#182026ff")
    #expect(reading.findings.contains { $0.message.contains("without its transparency") })
  }

  @Test(arguments: [
    (
      ##"{"livery": 1, "palette": {"primary": "#fff"}, "colors": {"accent-bg": "primary"}}"##,
      ThemeFormat.livery
    ),
    (##"{"colors": {"accent-bg": {"light": "#fff", "dark": "#000"}}}"##, .livery),
    (##"{"primary": {"$type": "color", "$value": "#ffffff"}}"##, .dtcg),
    (##"{"variables": {"window_bg_color": "#fff"}, "palette": {}}"##, .gradience),
    (##"{"is_dark_mode": true, "mode": "dark", "colors": {}}"##, .material),
    (##"{"colors": {"primary": {"default": {"color": "#12"}}}}"##, .material),
    (##"{"colors": {"color1": "#12"}}"##, .pywal),
  ])
  func tellsPalettesFromThemes(text: String, format: ThemeFormat) throws {
    #expect(try read(text).format == format)
  }

  @Test(arguments: [ThemeFormat.material, .pywal])
  func getsItsColorsBackWhereItIsWrittenAgain(format: ThemeFormat) throws {
    let text = format == .pywal ? PaletteThemeTests.pywal : PaletteThemeTests.material()
    let theme = try #require(try read(text).theme)
    let written = ThemeWriter(theme).written(as: format, named: "p.json")
    #expect(written.omissions.isEmpty, "\(written.omissions)")
    let reading = try read(String(decoding: written.files[0].bytes, as: UTF8.self))
    #expect(reading.format == format)
    let again = try #require(reading.theme, "\(reading.findings)")
    #expect(again.schemes == theme.schemes)
    for appearance in theme.appearances {
      for role in ColorRole.allCases {
        #expect(
          again.resolved(appearance)[role] == theme.resolved(appearance)[role], "\(role.name)")
      }
    }
  }

  @Test(arguments: [ThemeFormat.material, .pywal])
  func holdsThemesOfAnyOrigin(format: ThemeFormat) throws {
    let theme = try Theme("midnight")
    let written = ThemeWriter(theme).written(as: format, named: "p.json")
    let again = try #require(
      try read(String(decoding: written.files[0].bytes, as: UTF8.self)).theme)
    let loadedTheme = again.appearances[0]
    #expect(again.resolved(loadedTheme)[.windowBg] == theme.resolved(loadedTheme)[.windowBg])
    #expect(written.omissions.contains { $0.message.contains("get other colors") })
  }
}
