import Testing
import ThemeColor

@Suite struct SpaceTests {
  @Test(arguments: [
    ("red", 0.6279554, 0.2248631, 0.1258463), ("lime", 0.8664396, -0.2338876, 0.1794984),
    ("blue", 0.4520137, -0.0324570, -0.3115282), ("#3584e4", 0.6136748, -0.0415830, -0.1589929),
    ("#808080", 0.5998708, 0, 0), ("#242424", 0.2603248, 0, 0), ("#fafafa", 0.9851037, 0, 0),
    ("white", 1, 0, 0), ("black", 0, 0, 0),
  ])
  func convertsToOKLab(text: String, lightness: Double, a: Double, b: Double) throws {
    let components = try #require(CSSColor(text)).converted(to: .oklab).components
    #expect(abs(try #require(components.0) - lightness) < 0.000001)
    #expect(abs(try #require(components.1) - a) < 0.000001)
    #expect(abs(try #require(components.2) - b) < 0.000001)
  }

  @Test(arguments: [
    ("red", 0.257683, 29.233880), ("lime", 0.294827, 142.495345), ("blue", 0.313214, 264.052023),
    ("#3584e4", 0.164341, 255.343175),
  ])
  func convertsToOKLCH(text: String, chroma: Double, hue: Double) throws {
    let components = try #require(CSSColor(text)).converted(to: .oklch).components
    #expect(abs(try #require(components.1) - chroma) < 0.000001)
    #expect(abs(try #require(components.2) - hue) < 0.0001)
  }

  @Test(arguments: ColorSpace.allCases)
  func comesBackFromEverySpace(space: ColorSpace) throws {
    for text in ["#3584e4", "#e01b24", "#000001", "#fffffe", "#0c0", "rgb(10% 99% 3% / 0.25)"] {
      let color = try #require(CSSColor(text)).mapped()
      let back = CSSColor(color).converted(to: space).mapped()
      #expect(back.hex == color.hex, "\(text) through \(space)")
      #expect(abs(back.red - color.red) < 1e-6 && back.alpha == color.alpha)
    }
  }

  // White has the same coordinates by definition; so every matrix's rows add up as they must.
  @Test(arguments: [
    ("color(srgb 1 1 1)", ColorSpace.xyzD65, 0.9504559, 1, 1.0890578),
    ("color(srgb-linear 1 1 1)", .displayP3, 1, 1, 1),
    ("color(display-p3 1 1 1)", .a98RGB, 1, 1, 1),
    ("color(a98-rgb 1 1 1)", .proPhotoRGB, 1, 1, 1),
    ("color(prophoto-rgb 1 1 1)", .rec2020, 1, 1, 1),
    ("color(rec2020 1 1 1)", .xyzD50, 0.9642957, 1, 0.8251046),
    ("color(xyz-d50 0.9642957 1 0.8251046)", .lab, 100, 0, 0),
    ("color(xyz 0.9504559 1 1.0890578)", .srgb, 1, 1, 1),
    ("color(display-p3 1 0 0)", .srgb, 1.0930664, -0.2267420, -0.1501350),
    ("color(a98-rgb 0 1 0)", .srgbLinear, -0.3984, 1, -0.0429),
    ("color(prophoto-rgb 0 0 1)", .xyzD50, 0.0313477, 0.0000899, 0.8251046),
  ])
  func convertsBetweenSpaces(
    text: String, space: ColorSpace, first: Double, second: Double, third: Double
  ) throws {
    let components = try #require(CSSColor(text)).converted(to: space).components
    let values = [components.0 ?? .nan, components.1 ?? .nan, components.2 ?? .nan]
    let close = zip(values, [first, second, third]).allSatisfy { abs($0 - $1) < 0.0002 }
    #expect(close, "\(values)")
  }

  // From the web platform tests of CSS Color 4.
  @Test(arguments: [
    ("color(srgb 0.0 0.6 0.0)", "#009900ff"), ("color(srgb-linear 0 0.21586 0)", "#008000ff"),
    ("color(display-p3 0.26374 0.59085 0.16434)", "#009900ff"),
    ("color(a98-rgb 0.281363 0.498012 0.116746)", "#008000ff"),
    ("color(prophoto-rgb 0.230479 0.395789 0.129968)", "#008000ff"),
    ("color(rec2020 0.235202 0.431704 0.085432)", "#008000ff"),
    ("color(xyz 0.07719 0.15438 0.02573)", "#008000ff"),
    ("color(xyz-d50 0.08312 0.154746 0.020961)", "#008000ff"),
    ("lab(46.2775% -47.5621 48.5837)", "#008000ff"),
    ("lch(46.2775% 67.9892 134.3912)", "#008000ff"),
    ("oklab(51.975% -0.1403 0.10768)", "#008000ff"),
    ("oklch(51.975% 0.17686 142.495)", "#008000ff"),
    ("hwb(120 0% 49.8039%)", "#008000ff"), ("hsl(120deg 100% 25.098%)", "#008000ff"),
  ])
  func readsTheSameGreenInEverySpace(text: String, expected: String) throws {
    #expect(try #require(CSSColor(text)).mapped().hex == expected)
  }

  @Test(arguments: [
    ("gray", ColorSpace.oklch, 2), ("gray", .lch, 2), ("gray", .hsl, 0), ("gray", .hwb, 0),
    ("oklch(50% 0.1 none)", .lch, 2), ("oklch(50% 0.1 none)", .hsl, 0),
    ("lab(none 10 10)", .oklch, 0),
    ("hsl(120 none 50%)", .oklch, 1), ("color(srgb none 0.5 1)", .xyzD65, 0),
    ("oklab(50% none 0.1)", .lab, 1), ("hwb(none 20% 10%)", .oklch, 2),
  ])
  func marksComponentsThatSayNothing(text: String, space: ColorSpace, index: Int) throws {
    let components = try #require(CSSColor(text)).converted(to: space).components
    #expect([components.0, components.1, components.2][index] == nil)
  }

  @Test func leavesAColorOfTheSameSpaceAsItWasWritten() throws {
    let color = try #require(CSSColor("oklch(none 0 40 / none)"))
    #expect(color.converted(to: .oklch) == color)
    #expect(color.alpha == nil)
    #expect(color.components.2 == 40)
  }

  @Test func holdsNumbersThatWouldOverflow() {
    let color = CSSColor(.oklab, .infinity, -1e300, .nan, alpha: .nan)
    #expect(color.components == (1e6, -1e6, 0))
    for space in ColorSpace.allCases {
      let mapped = color.converted(to: space).mapped()
      #expect(!mapped.red.isNaN && !mapped.hex.isEmpty)
    }
  }
}
