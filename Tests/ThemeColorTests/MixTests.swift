import Testing
import ThemeColor

@Suite struct MixTests {
  // The first three are also what GTK 4.18 and 4.24 compute.
  @Test(
    arguments: [
      (ColorSpace.srgb, "#3584e4", 60, "white", nil, "rgb(134,181,239)"),
      (.oklab, "#3584e4", nil, "white", nil, "rgb(157,195,245)"),
      (.srgb, "#3584e4", 20, "white", 30, "rgba(174,206,244,0.5)"),
      (.srgb, "red", nil, "blue", nil, "rgb(128,0,128)"),
      // White has no hue, so it takes the blue's.
      (.oklch, "#3584e4", nil, "white", nil, "rgb(157,195,245)"),
      (.srgbLinear, "red", nil, "blue", nil, "rgb(188,0,188)"),
      (.srgb, "red", nil, "blue", 25, "rgb(191,0,64)"),
      (.srgb, "red", 150, "blue", 100, "rgb(128,0,128)"),
      (.srgb, "red", 100, "blue", 0, "rgb(255,0,0)"),
      (.srgb, "red", 0, "blue", nil, "rgb(0,0,255)"),
      (.srgb, "red", 0, "blue", 0, "rgba(128,0,128,0)"),
      (.srgb, "rgb(255 0 0 / 50%)", nil, "blue", nil, "rgba(85,0,170,0.75)"),
      (.srgb, "transparent", nil, "blue", nil, "rgba(0,0,255,0.5)"),
      (.srgb, "transparent", nil, "transparent", nil, "rgba(0,0,0,0)"),
      (.srgb, "rgb(255 0 0 / none)", nil, "rgb(0 0 255 / 50%)", nil, "rgba(128,0,128,0.5)"),
      (.srgb, "rgb(none 0 0)", nil, "rgb(200 100 50)", nil, "rgb(200,50,25)"),
    ] as [(ColorSpace, String, Double?, String, Double?, String)])
  func mixes(
    space: ColorSpace, a: String, p: Double?, b: String, q: Double?, expected: String
  ) throws {
    let one = try #require(CSSColor(a))
    let other = try #require(CSSColor(b))
    let mixed = CSSColor.mix(in: space, one, p, other, q)
    #expect(mixed.space == space)
    #expect(mixed.mapped().gtkText == expected)
  }

  @Test(arguments: [
    (40.0, 60.0, 50.0), (350, 10, 0), (10, 350, 0), (0, 180, 90), (0, 181, 270.5), (359, 1, 0),
    (90, 270, 180),
  ])
  func turnsTheShorterWay(from: Double, to: Double, expected: Double) throws {
    let one = CSSColor(.oklch, 0.5, 0.1, from)
    let other = CSSColor(.oklch, 0.5, 0.1, to)
    let mixed = CSSColor.mix(in: .oklch, one, nil, other, nil)
    #expect(abs(try #require(mixed.components.2) - expected) < 1e-9)
  }

  @Test func keepsWhatBothLack() throws {
    let one = CSSColor(.oklch, 0.4, 0.1, nil, alpha: nil)
    let other = CSSColor(.oklch, 0.6, nil, nil, alpha: nil)
    let mixed = CSSColor.mix(in: .oklch, one, 25, other, nil)
    #expect(abs(try #require(mixed.components.0) - 0.55) < 1e-9)
    #expect(mixed.components.1 == 0.1)
    #expect(mixed.components.2 == nil)
    #expect(mixed.alpha == nil)
  }

  @Test func isAsGoodAsUnclampedBetweenColorsOutsideTheGamut() throws {
    let green = try #require(CSSColor("color(display-p3 0 1 0)"))
    let half = CSSColor.mix(in: .oklch, green, nil, green, nil)
    #expect(half.distance(to: green) < 1e-6)
  }
}
