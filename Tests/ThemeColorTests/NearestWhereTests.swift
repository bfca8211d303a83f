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
