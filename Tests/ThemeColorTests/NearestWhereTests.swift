import Testing
import ThemeColor

@Suite struct NearestWhereTests {
  @Test(arguments: [
    ("#888888", ["#ffffff"], 4.5), ("#3584e4", ["#ffffff"], 4.5), ("#3584e4", ["#242424"], 4.5),
    ("#e5a50a", ["#fafafa", "#ffffff", "#ebebeb"], 4.5), ("#9141ac", ["#1e1e1e", "#383838"], 7),
    ("#3584e480", ["#ffffff"], 2), ("#e5a50a", ["#000000"], 4.5),
  ])
  func findsWhatTheSearchForContrastFinds(text: String, surfaces: [String], ratio: Double) throws {
    let color = try #require(Color(hex: text))
    let surfaces = surfaces.compactMap { Color(hex: $0) }
    let found = color.nearest { tried in
      surfaces.allSatisfy { tried.contrastRatio(against: $0) >= ratio }
    }
    #expect(found == color.nearest(reaching: ratio, against: surfaces))
  }

  /// Passing over steps that cannot reach a contrast misses none that does.
  @Test(arguments: 0..<4 as Range<Int>)
  func findsTheSameForAnyColor(part: Int) {
    for index in 0..<100 {
      let byte = { (factor: Int) in Double((index * 4 + part + 1) * factor % 256) / 255 }
      let color = Color(red: byte(97), green: byte(61), blue: byte(151))
      let surface = Color(red: byte(29), green: byte(83), blue: byte(43))
      let ratio = [1.5, 3, 4.5, 7][index % 4]
      let found = color.nearest { $0.contrastRatio(against: surface) >= ratio }
      #expect(found == color.nearest(reaching: ratio, against: [surface]), "\(color) \(surface)")
    }
  }

  @Test func findsNothingWhereNothingIs() {
    #expect(Color.white.nearest { _ in false } == nil)
  }

  @Test func asksAFewHundredTimesAtMost() {
    var count = 0
    let color = Color(red: 0.3, green: 0.5, blue: 0.4)
    _ = color.nearest { _ in
      count += 1
      return false
    }
    #expect(count <= 260)
  }
}
