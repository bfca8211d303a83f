import NewTheme
import Testing
import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSource

@Suite struct ColorDialsTests {
  private func oklch(_ color: CSSColor) -> (lightness: Double, chroma: Double, hue: Double) {
    let (lightness, chroma, hue) = color.converted(to: .oklch).components
    return (lightness ?? 0, chroma ?? 0, hue ?? 0)
  }

  @Test func turnsTheHueAndKeepsTheRest() throws {
    let color = CSSColor(.oklch, 0.6, 0.08, 350)
    let new = oklch(ColorDials(hue: 30).applied(to: color))
    #expect(abs(new.hue - 20) < 0.01 && abs(new.lightness - 0.6) < 1e-4)
    #expect(abs(new.chroma - 0.08) < 1e-4)
  }

  @Test(arguments: [(0.0, 0.0), (0.5, 0.04), (1.5, 0.12)])
  func multipliesChroma(factor: Double, expected: Double) {
    let new = oklch(ColorDials(chroma: factor).applied(to: CSSColor(.oklch, 0.6, 0.08, 210)))
    #expect(abs(new.chroma - expected) < 1e-4)
  }

  @Test(arguments: [(0.2, 0.8), (-0.9, 0), (0.9, 1)])
  func addsToLightness(delta: Double, expected: Double) {
    let new = oklch(ColorDials(lightness: delta).applied(to: CSSColor(.oklch, 0.6, 0.08, 210)))
    #expect(abs(new.lightness - expected) < 1e-4)
  }

  @Test func keepsTheAlphaAndWritesBytes() throws {
    let color = CSSColor(Color(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5))
    let new = ColorDials(hue: 90).applied(to: color)
    #expect(new.alpha == 0.5 && new.space == .srgb)
    #expect(new.mapped().withAlpha(1) == new.mapped().withAlpha(1).roundedToBytes)
  }

  @Test(arguments: ["#777", "black", "white"])
  func hasNothingToTurnInGrays(gray: String) throws {
    let color = try #require(CSSColor(gray))
    let new = ColorDials(hue: 120, chroma: 3).applied(to: color)
    #expect(new.mapped().roundedToBytes == color.mapped().roundedToBytes)
  }

  @Test func aWholeTurnAndAFactorOfOneAreNoChange() throws {
    #expect(ColorDials(hue: 360, chroma: 1, lightness: 0).isIdentity)
    #expect(!ColorDials(hue: 1).isIdentity && !ColorDials(chroma: 0.99).isIdentity)
  }

  private func reading(_ text: String) throws -> ThemeReading {
    try ThemeLibrary(userFolder: nil).read(
      SourceText(file: "x.livery.toml", text), path: nil, as: .livery)
  }

  private static let theme = """
    livery = 1
    name = "x"
    [palette]
    blue = '#224466'  # of the sea
    [colors]
    window-bg = { light = "#ffe0e0", dark = "$blue" }
    headerbar-bg = "mix($blue, #800000, 0.5)"
    [styles]
    button = { background = "#a04040", radius = 3 }
    card = { shadow = "0 1 2 0 #400000" }
    """

  @Test func changesColorsAndNothingElse() throws {
    let reading = try reading(Self.theme)
    let text = reading.text(applying: ColorDials(chroma: 0))
    let lines = String(decoding: text.bytes, as: UTF8.self).split(separator: "\n")
    #expect(lines[3] == "blue = '#424242'  # of the sea")
    #expect(lines[5] == "window-bg = { light = \"#e8e8e8\", dark = \"$blue\" }")
    #expect(lines[6].hasPrefix("headerbar-bg = \"mix($blue, #") && lines[6].hasSuffix(", 0.5)\""))
    #expect(lines[8].hasSuffix("radius = 3 }") && !lines[8].contains("a04040"))
    #expect(lines[9].hasPrefix("card = { shadow = \"0 1 2 0 #") && !lines[9].contains("400000"))
  }

  @Test func changesTheChosenRolesAndWhatRefersToThem() throws {
    let text = """
      livery = 1
      name = "x"
      [palette]
      ground = "#ffe0e0"
      both = "#ffeeee"
      [colors]
      window-bg = "$ground"
      headerbar-backdrop = "$window-bg"
      view-bg = "$both"
      card-bg = "$both"
      """
    let reading = try reading(text)
    let appearances = try #require(reading.theme).appearances
    let dials = ColorDials(chroma: 0)
    let window = try reading.text(
      applying: dials, to: RoleSelection(only: [.windowBg]), in: appearances)
    let background = text.replacing("\"#ffe0e0\"", with: "\"#e8e8e8\"")
    #expect(String(decoding: window.bytes, as: UTF8.self) == background)
    let view = try reading.text(
      applying: dials, to: RoleSelection(only: [.viewBg]), in: appearances)
    let own = text.replacing("view-bg = \"$both\"", with: "view-bg = \"#f2f2f2\"")
    #expect(String(decoding: view.bytes, as: UTF8.self) == own)
    let others = try reading.text(
      applying: dials, to: RoleSelection(except: [.windowBg]), in: appearances)
    let palette = text.replacing("\"#ffeeee\"", with: "\"#f2f2f2\"")
    #expect(String(decoding: others.bytes, as: UTF8.self) == palette)
  }

  @Test func changesOneAppearanceAlone() throws {
    let reading = try reading(Self.theme)
    let text = try reading.text(applying: ColorDials(chroma: 0), to: .all, in: [.light])
    let lines = String(decoding: text.bytes, as: UTF8.self).split(separator: "\n")
    #expect(lines[5] == "window-bg = { light = \"#e8e8e8\", dark = \"$blue\" }")
    #expect(lines[3].contains("#424242") && lines[3].contains("#224466"))
  }
}
