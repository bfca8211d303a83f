import Testing
import ThemeColor

@Suite struct ContrastTests {
  @Test(arguments: [
    ("black", "white", 21), ("#767676", "white", 4.542225), ("#777777", "white", 4.478089),
    ("#595959", "white", 7.004729), ("#949494", "white", 3.033470), ("#888", "white", 3.544886),
    ("#3584e4", "white", 3.768729), ("#e01b24", "white", 4.825693), ("#26a269", "white", 3.253529),
    ("#765", "white", 5.50298), ("#ffe", "white", 1.01007), ("#afbaae", "white", 2.00812),
    ("#8b9986", "white", 3.00063),
  ])
  func matchesWCAG(foreground: String, background: String, expected: Double) throws {
    let text = try #require(CSSColor(foreground)).mapped()
    let surface = try #require(CSSColor(background)).mapped()
    #expect(abs(text.contrastRatio(against: surface) - expected) < 0.00001)
    #expect(abs(surface.contrastRatio(against: text) - expected) < 0.00001)
  }

  // Stock values of libadwaita 1.2.2: text on window, view and header bar.
  @Test(arguments: [("#fafafa", 12.28), ("#fff", 12.63), ("#ebebeb", 11.23)])
  func laysTranslucentTextOverItsSurface(surface: String, expected: Double) throws {
    let text = Color.black.withAlpha(0.8)
    let surface = try #require(Color(hex: surface))
    #expect(abs(text.contrastRatio(against: surface) - expected) < 0.005)
  }

  @Test func composesThroughTranslucentSurfaces() throws {
    let window = try #require(Color(hex: "#242424"))
    let card = Color.white.withAlpha(0.08).composited(over: window)
    #expect(card.alpha == 1)
    #expect(abs(Color.white.contrastRatio(against: card) - 12.17) < 0.005)
  }

  @Test func compositesTwoTranslucentColors() {
    let red = Color(red: 1, green: 0, blue: 0, alpha: 0.5)
    let blue = Color(red: 0, green: 0, blue: 1, alpha: 0.5)
    #expect(red.composited(over: blue).alpha == 0.75)
    #expect(abs(red.composited(over: blue).red - 2.0 / 3) < 1e-12)
    #expect(Color.transparent.composited(over: .transparent) == .transparent)
    #expect(Color.white.composited(over: blue) == .white)
    #expect(Color.transparent.composited(over: blue) == blue)
  }
}
