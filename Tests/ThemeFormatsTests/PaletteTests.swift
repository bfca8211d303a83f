import Testing
import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSource

@Suite struct PaletteTests {
  private func read(_ text: String, file: String = "p.json") -> PaletteReading {
    Palette.read(SourceText(file: file, text))
  }

  private func palette(_ text: String) throws -> Palette {
    let reading = read(text)
    return try #require(reading.palette, "\(reading.findings)")
  }

  @Test(arguments: [
    ##"{"colors": {"dark": {"on_surface": "#102030"}, "light": {"on_surface": "#a0b0c0"}}}"##,
    ##"{"colors": {"on_surface": {"dark": "#102030", "default": "#102030", "light": "#a0b0c0"}}}"##,
    ##"""
    {"is_dark_mode": true, "colors": {"on_surface": {"dark": {"color": "#102030"},
      "default": {"color": "#102030"}, "light": {"color": "#a0b0c0"}}}}
    """##,
    ##"{"dark": {"on_surface": "#102030"}, "light": {"on_surface": "#a0b0c0"}}"##,
  ])
  func readsEveryShapeOfSchemes(text: String) throws {
    let palette = try palette(text)
    #expect(palette.kind == .material)
    #expect(palette.schemes == [.light, .dark])
    #expect(palette.preferred == .dark)
    #expect(palette["on_surface", .light]?.color.hex == "#a0b0c0ff")
    #expect(palette["on_surface", .dark]?.color.hex == "#102030ff")
    #expect(palette.entries.count == 2)
  }

  @Test(arguments: [
    ("#102030", "#102030ff"), ("#10203080", "#10203080"), ("102030", "#102030ff"),
    ("10203080", "#10203080"), ("#1AF", "#11aaffff"), ("rgb(16, 32, 48)", "#102030ff"),
    ("rgba(16, 32, 48, 255)", "#102030ff"), ("rgba(16, 32, 48, 0.5)", "#10203080"),
    ("hsl(210, 50%, 12.5%)", "#102030ff"),
  ])
  func readsEveryNotation(written: String, hex: String) throws {
    let palette = try palette(##"{"dark": {"primary": "\##(written)"}}"##)
    #expect(palette.schemes == [.dark])
    #expect(palette["primary", .dark]?.color.hex == hex)
  }

  @Test func keepsNamesAsTheFilePrintsThemWithTheirPlaces() throws {
    let palette = try palette(
      """
      {"dark": {"mPrimary": "#E6B450", "mSurface": "#0B0E14",
        "terminal": {"normal": {"red": "#ed8274"}}}}
      """)
    #expect(palette.entries.map(\.name) == ["mPrimary", "mSurface", "terminal.normal.red"])
    let red = try #require(palette["terminal.normal.red", .dark])
    #expect("\(red.location)" == "p.json:2:34")
    #expect(palette["terminal.normal.red", .light] == nil)
  }

  @Test(arguments: [
    ("#090300", "#a5a2a2", Appearance.Scheme.dark), ("#f7f7f7", "#090300", .light),
    ("#404040", "#303030", .light),
  ])
  func judgesAPaletteOfOneSchemeByItsColors(
    background: String, foreground: String, scheme: Appearance.Scheme
  ) throws {
    let palette = try palette(
      """
      {"wallpaper": "/w.png", "alpha": "100",
       "special": {"background": "\(background)", "foreground": "\(foreground)"},
       "colors": {"color0": "\(background)", "color1": "#db2d20"}}
      """)
    #expect(palette.kind == .pywal)
    #expect(palette.schemes == [scheme])
    #expect(palette.entries.map(\.name) == ["background", "foreground", "color0", "color1"])
    #expect(palette[text: "wallpaper"]?.text == "/w.png")
    #expect(palette[text: "alpha"]?.text == "100")
  }

  @Test func takesTheDefaultAloneForTheSchemeThatTheFileNames() throws {
    let palette = try palette(
      ##"{"mode": "light", "is_dark_mode": false, "colors": {"primary": {"default": "#102030"}}}"##)
    #expect(palette.schemes == [.light])
    #expect(palette["primary", .light]?.color.hex == "#102030ff")
  }

  @Test func readsAFlatFileAsOneScheme() throws {
    let palette = try palette(##"{"mSurface": "#101010", "mOnSurface": "#eeeeee", "name": "N"}"##)
    #expect(palette.schemes == [.dark])
    #expect(palette.name == "N")
  }

  @Test(arguments: ["facade", "#1", "#123456", "rgb(1, 2, 3)"])
  func takesNoNameForAColor(name: String) throws {
    let palette = try palette(
      ##"{"mSurface": "#101010", "mOnSurface": "#eeeeee", "name": "\##(name)"}"##)
    #expect(palette.name == name)
    #expect(palette.entries.map(\.name) == ["mSurface", "mOnSurface"])
  }

  @Test func readsASchemeOfBase16() throws {
    let palette = try palette(
      "name: N\nauthor: A\nbase00: \"101010\"\nbase05: \"eeeeee\"\nbase0D: \"3070c0\"\n")
    #expect(palette.kind == .base16)
    #expect(palette["base0D", .dark]?.color.hex == "#3070c0ff")
    #expect("\(try #require(palette["base0D", .dark]).location)" == "p.json:5:9")
    #expect(palette[text: "author"]?.text == "A")
  }

  @Test(arguments: [
    (##"{"dark": {"primary": "#12345"}}"##, 22, "expected a color such as"),
    (##"{"dark": {"primary": "red", "surface": "#000"}}"##, 22, "for 'primary', not 'red'"),
    (##"{"dark": {"primary": 12, "surface": "#000"}}"##, 22, "in quotes"),
    (##"{"dark": {"accent": "#zz", "surface": "#000"}}"##, 21, "for 'accent', not '#zz'"),
    (##"{"colors": {"color1": "#000000"}}"##, 1, "expected a 'background'"),
    (##"{"name": "x"}"##, 1, "expected a palette of"),
    ("[]", 1, "expected a palette of"),
  ])
  func reportsWhatIsNoColor(text: String, column: Int, message: String) {
    let reading = read(text)
    #expect(reading.palette == nil)
    #expect(
      reading.findings.contains {
        $0.severity == .error && $0.location.start == SourcePosition(line: 1, column: column)
          && $0.message.contains(message)
      }, "\(reading.findings)")
  }

  @Test func endsAtNamesInsideLongNames() {
    let long = String(repeating: "a", count: 300)
    let reading = read(##"{"dark": {"primary": "#000"}, "\##(long)": {"a": "#fff", "b": "#fff"}}"##)
    #expect(reading.findings.map(\.rule) == ["syntax/size"])
  }

  @Test func keepsTheFirstOfTwoColorsOfOneName() throws {
    let reading = read(
      ##"{"dark": {"primary": "#111111"}, "colors": {"dark": {"primary": "#222222"}}}"##)
    #expect(reading.palette?["primary", .dark]?.color.hex == "#111111ff")
    #expect(reading.findings.map(\.rule) == ["syntax/duplicate-key"])
  }
}
