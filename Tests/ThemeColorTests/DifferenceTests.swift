import Testing
import ThemeColor

@Suite struct DifferenceTests {
  @Test(arguments: [
    ("white", "black", 1), ("#fffffe", "white", 0.001343),
    ("lab(50 30 40)", "lab(50 0 0)", 0.118679),
  ])
  func measuresDistanceInOKLab(one: String, other: String, expected: Double) throws {
    let one = try #require(CSSColor(one))
    let other = try #require(CSSColor(other))
    #expect(abs(one.distance(to: other) - expected) < 0.00001)
  }

  @Test func measuresPaintedColorsToo() {
    #expect(abs(Color.black.distance(to: .white) - 1) < 0.0001)
  }
}
