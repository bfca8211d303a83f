import Testing
import ThemeColor

/// Compares with the values that an independent implementation computed.
@Suite struct HCTTests {
  @Test func measuresHueChromaAndTone() throws {
    for row in try rows("of") {
      let expected = row[4].split(separator: " ").compactMap { Double($0) }
      let actual = HCT(try #require(Color(hex: row[1])))
      #expect(abs(actual.chroma - expected[1]) < 1e-6, "\(row[1]): \(actual)")
      #expect(abs(actual.tone - expected[2]) < 1e-6, "\(row[1]): \(actual)")
      // Gray has a hue of rounding errors only.
      let turn = abs(actual.hue - expected[0])
      #expect(min(turn, 360 - turn) < 1e-6 || expected[1] < 3, "\(row[1]): \(actual)")
    }
  }

  @Test func findsTheColorToTheByte() throws {
    for row in try rows("at") {
      let values = row[1...3].compactMap { Double($0) }
      let color = HCT(hue: values[0], chroma: values[1], tone: values[2]).color
      #expect(color == Color(hex: row[4]), "\(values)")
    }
  }

  @Test func findsEachColorThatItMeasured() throws {
    for row in try rows("of") {
      let color = try #require(Color(hex: row[1]))
      #expect(HCT(color).color == color, "\(row[1])")
    }
  }

  @Test func harmonizesHues() throws {
    for row in try rows("harmonize") {
      let (first, second) = (try #require(Color(hex: row[1])), try #require(Color(hex: row[2])))
      #expect(HCT(first).harmonized(with: HCT(second)).color == Color(hex: row[4]), "\(row)")
    }
  }

  @Test func blendsHues() throws {
    for row in try rows("blend") {
      let (first, second) = (try #require(Color(hex: row[1])), try #require(Color(hex: row[2])))
      let share = try #require(Double(row[3]))
      let color = HCT.blendingHue(of: first, with: second, share: share).color
      #expect(color == Color(hex: row[4]), "\(row)")
    }
  }

  @Test(arguments: [
    (-90.0, 270.0), (360, 0), (725, 5),
  ])
  func keepsHuesWithinATurn(given: Double, hue: Double) {
    #expect(HCT(hue: given, chroma: 10, tone: 50).hue == hue)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -1, 1e300])
  func makesAColorOfAnyNumber(value: Double) {
    let colors = [
      HCT(hue: value, chroma: 10, tone: 50), HCT(hue: 10, chroma: value, tone: 50),
      HCT(hue: 10, chroma: 10, tone: value),
    ].map(\.color)
    #expect(colors.allSatisfy { $0 == $0.roundedToBytes && $0.alpha == 1 })
  }

  private func rows(_ kind: String) throws -> [[String]] {
    let rows = vectors("material-hct").filter { $0[0] == kind }
    try #require(rows.count >= 60)
    return rows
  }
}
