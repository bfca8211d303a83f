import Testing
import ThemeColor

/// Compares with the values that an independent implementation computed.
@Suite struct ReferenceTests {

  @Test func convertsWithinHalfAThousandth() throws {
    for row in try reference() {
      let color = try #require(CSSColor(row[0]))
      for (space, columns) in [(ColorSpace.oklab, 5...7), (.oklch, 8...10)] {
        let converted = color.converted(to: space)
        expect(converted, row[columns].map(Double.init), row[0])
      }
    }
  }

  private func expect(_ color: CSSColor, _ expected: [Double?], _ text: String) {
    let actual = [color.components.0, color.components.1, color.components.2]
    for (one, other) in zip(actual, expected) {
      guard let one, let other else {
        #expect(one == nil && other == nil, "\(text): \(actual), expected \(expected)")
        continue
      }
      let turn = color.space == .oklch && abs(one - other) > 180 ? 360.0 : 0
      #expect(abs(abs(one - other) - turn) < 0.0005, "\(text): \(actual), expected \(expected)")
    }
  }

  @Test func mapsIntoTheGamutWithinHalfAThousandth() throws {
    for row in try reference() {
      let color = try #require(CSSColor(row[0])).mapped()
      let expected = row[1...4].compactMap(Double.init)
      let actual = [color.red, color.green, color.blue, color.alpha]
      for (one, other) in zip(actual, expected) {
        #expect(abs(one - other) < 0.0005, "\(row[0]): \(actual), expected \(expected)")
      }
    }
  }

  @Test func measuresContrast() throws {
    for row in try reference() {
      let color = try #require(CSSColor(row[0])).mapped().withAlpha(1)
      for (surface, column) in [(Color.white, 11), (.black, 12)] {
        let expected = try #require(Double(row[column]))
        // The reference takes luminance from XYZ; the factors of WCAG have four digits.
        #expect(abs(color.contrastRatio(against: surface) - expected) < 0.001, "\(row[0])")
      }
    }
  }

  @Test func measuresDifferences() throws {
    let blue = try #require(Color(hex: "#3584e4"))
    for row in try reference() {
      let color = rounded(try #require(CSSColor(row[0])).mapped())
      let distance = try #require(Double(row[17]))
      #expect(abs(color.distance(to: blue) - distance) < 0.0005, "\(row[0])")
    }
  }

  @Test func simulatesColorVisionWithinOneStep() throws {
    for row in try reference() {
      let color = rounded(try #require(CSSColor(row[0])).mapped())
      for (deficiency, column) in zip(ColorVisionDeficiency.allCases, 13...15) {
        let expected = try #require(Color(hex: row[column])).bytes
        let actual = color.simulating(deficiency).bytes
        let steps = [
          (actual.red, expected.red), (actual.green, expected.green), (actual.blue, expected.blue),
        ].map { abs(Int($0) - Int($1)) }
        #expect(steps.allSatisfy { $0 <= 1 }, "\(row[0]), \(deficiency): \(actual), \(expected)")
      }
    }
  }

  /// The reference measured these on 8 bits, rounded without the detour through `Float` of GTK.
  private func rounded(_ color: Color) -> Color {
    let byte = { (component: Double) in (component * 255).rounded() / 255 }
    return Color(red: byte(color.red), green: byte(color.green), blue: byte(color.blue))
  }

  private func reference() throws -> [[String]] {
    let rows = vectors("coloraide-vectors")
    try #require(rows.count == 400)
    return rows
  }
}
