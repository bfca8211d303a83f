import Testing
import ThemeColor

@Suite struct DifferenceTests {
  @Test func matchesTheTestDataOfSharmaAndOthers() throws {
    let rows = vectors("ciede2000-sharma")
    try #require(rows.count == 34)
    for row in rows {
      let numbers = row.compactMap(Double.init)
      let one = SIMD3(numbers[1], numbers[2], numbers[3])
      let other = SIMD3(numbers[4], numbers[5], numbers[6])
      #expect(abs(CIEDE2000.difference(one, other) - numbers[7]) < 0.0001, "pair \(row[0])")
      #expect(
        abs(CIEDE2000.difference(other, one) - numbers[7]) < 0.0001, "pair \(row[0]) reversed")
    }
  }

  @Test(arguments: [
    ("white", "black", 1), ("#fffffe", "white", 0.001343),
    ("lab(50 30 40)", "lab(50 0 0)", 0.118679),
  ])
  func measuresDistanceInOKLab(one: String, other: String, expected: Double) throws {
    let one = try #require(CSSColor(one))
    let other = try #require(CSSColor(other))
    #expect(abs(one.distance(to: other) - expected) < 0.00001)
  }

  @Test func measuresPaintedColorsToo() throws {
    let blue = try #require(Color(hex: "#3584e4"))
    #expect(blue.ciede2000(to: blue) == 0)
    #expect(abs(Color.black.ciede2000(to: .white) - 100) < 0.0001)
    #expect(abs(Color.black.distance(to: .white) - 1) < 0.0001)
  }
}
