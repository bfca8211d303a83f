import Testing
import ThemeColor

@Suite struct GamutTests {
  @Test(arguments: [
    ("color(display-p3 1 0 0)", 100, 4.457, 4.593), ("color(display-p3 0 1 0)", 0, 98.576, 15.974),
    ("color(display-p3 0 0 1)", 0, 0, 100), ("color(display-p3 1 1 0)", 99.623, 99.901, 0),
    ("color(display-p3 0 1 1)", 0, 99.645, 98.471),
    ("color(display-p3 1 0 1)", 100, 16.736, 98.264),
  ])
  func mapsThePrimariesOfDisplayP3(text: String, red: Double, green: Double, blue: Double) throws {
    let color = try #require(CSSColor(text))
    #expect(!color.isInGamut)
    let mapped = color.mapped()
    for (one, other) in [(mapped.red, red), (mapped.green, green), (mapped.blue, blue)] {
      #expect(abs(one * 100 - other) < 0.01, "\(mapped)")
    }
  }

  @Test func mapsRatherThanClips() throws {
    #expect(try #require(CSSColor("oklch(.7 .4 30)")).mapped().hex == "#ff5843ff")
  }

  @Test(arguments: [
    ("oklch(1 0.2 100)", "#ffffffff"), ("oklch(0 0.2 100)", "#000000ff"),
    ("lab(100 80 80)", "#ffffffff"), ("oklch(none 0.1 200 / 50%)", "#00000080"),
    ("color(xyz 5 5 5)", "#ffffffff"), ("color(xyz -1 -1 -1)", "#000000ff"),
  ])
  func endsInBlackAndWhite(text: String, expected: String) throws {
    #expect(try #require(CSSColor(text)).mapped().hex == expected)
  }

  @Test(arguments: [
    ("#3584e4", true), ("white", true), ("oklch(0.6279554 0.257683 29.233880)", true),
    ("hsl(120 150% 50%)", false), ("color(display-p3 0.5 0.5 0.5)", true), ("lab(50 0 0)", true),
    ("oklch(0.5 0.3 200)", false), ("color(srgb 1.01 0 0)", false),
  ])
  func tellsWhatSRGBCanShow(text: String, expected: Bool) throws {
    #expect(try #require(CSSColor(text)).isInGamut == expected)
  }

  // Mapped colors keep hue and lightness to within what is seen, whatever was asked for.
  @Test func staysCloseInLightness() throws {
    for hue in stride(from: 0.0, to: 360, by: 15) {
      for lightness in stride(from: 0.1, to: 1, by: 0.1) {
        let asked = CSSColor(.oklch, lightness, 0.4, hue)
        let shown = CSSColor(asked.mapped()).converted(to: .oklch)
        #expect(abs(try #require(shown.components.0) - lightness) < 0.025)
      }
    }
  }
}
