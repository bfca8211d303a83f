import Testing
import ThemeColor

@Suite struct NearestContrastTests {
  @Test(arguments: [
    ("#888888", ["#ffffff"], 4.5), ("#3584e4", ["#ffffff"], 4.5), ("#3584e4", ["#242424"], 4.5),
    ("#e5a50a", ["#fafafa", "#ffffff", "#ebebeb"], 4.5), ("#2ec27e", ["#000000"], 12),
    ("#f8e45c", ["#ffffff"], 3), ("#9141ac", ["#1e1e1e", "#383838"], 7),
    ("#808080", ["#000000", "#ffffff"], 4.5), ("#ff0000", ["#000000", "#ffffff"], 4.55),
    ("#3584e480", ["#ffffff"], 2), ("#00000030", ["#888888"], 1.2),
  ])
  func reachesTheRatioWithTheLeastMove(text: String, surfaces: [String], ratio: Double) throws {
    let color = try #require(Color(hex: text))
    let surfaces = surfaces.compactMap { Color(hex: $0) }
    let found = try #require(color.nearest(reaching: ratio, against: surfaces))
    #expect(found == found.roundedToBytes)
    #expect(found.bytes.alpha == color.bytes.alpha)
    for surface in surfaces { #expect(found.contrastRatio(against: surface) >= ratio) }
    // By brute force: no color of its hue whose lightness is nearer does as well.
    let origin = CSSColor(color).converted(to: .oklch)
    let start = try #require(origin.components.0)
    let end = try #require(CSSColor(found).converted(to: .oklch).components.0)
    for lightness in stride(from: 0, through: 1, by: 0.004)
    where abs(lightness - start) < abs(end - start) - 0.004 {
      let tried = shade(of: origin, lightness: lightness).roundedToBytes
      #expect(!surfaces.allSatisfy { tried.contrastRatio(against: $0) >= ratio }, "\(tried.hex)")
    }
  }

  /// The color of a lightness with the hue of another and as much of its chroma as there is room.
  private func shade(of origin: CSSColor, lightness: Double) -> Color {
    var chroma = origin.components.1 ?? 0
    let color = { CSSColor(.oklch, lightness, chroma, origin.components.2, alpha: origin.alpha) }
    while chroma > 0, !color().isInGamut { chroma -= 0.001 }
    return color().mapped()
  }

  @Test func findsTheFirstGrayThatReachesIt() throws {
    let grays = try (0...255).map { level in
      try #require(
        Color(hexDigits: "\(String(level * 0x10101 + 0x1000000, radix: 16).dropFirst())"))
    }
    let surfaces = [grays[250], grays[235]]
    for start in stride(from: 100, through: 250, by: 5) {
      let found = try #require(grays[start].nearest(reaching: 4.5, against: surfaces))
      let best = grays.last { gray in
        gray.red <= grays[start].red
          && surfaces.allSatisfy { gray.contrastRatio(against: $0) >= 4.5 }
      }
      #expect(found == best)
    }
  }

  @Test func keepsTheHue() throws {
    for text in ["#3584e4", "#e01b24", "#2ec27e", "#e5a50a", "#9141ac", "#ff7800"] {
      let color = try #require(Color(hex: text))
      for surface in [Color.white, .black] {
        let found = try #require(color.nearest(reaching: 7, against: [surface]))
        let hue = try #require(CSSColor(color).converted(to: .oklch).components.2)
        let other = try #require(CSSColor(found).converted(to: .oklch).components.2)
        let turn = abs(hue - other)
        #expect(min(turn, 360 - turn) < 2, "\(text): \(found.hex)")
      }
    }
  }

  @Test func leavesAColorThatReachesIt() throws {
    let color = try #require(Color(hex: "#1a5fb4"))
    #expect(color.nearest(reaching: 4.5, against: [.white]) == color)
    #expect(color.nearest(reaching: 4.5, against: []) == color)
    let fine = Color(red: 0.1, green: 0.1, blue: 0.1001)
    #expect(fine.nearest(reaching: 4.5, against: [.white]) == fine.roundedToBytes)
  }

  @Test(arguments: [
    ("#888", 21.1, ["#fff"]), ("#888", 5, ["#000", "#fff"]),
    ("#888", 4.5, ["#000", "#888", "#fff"]),
    ("#00000010", 4.5, ["#fff"]), ("#fff0", 1.1, ["#888"]),
  ])
  func findsNothingWhereNothingIs(text: String, ratio: Double, surfaces: [String]) throws {
    let color = try #require(Color(hex: text))
    #expect(color.nearest(reaching: ratio, against: surfaces.compactMap { Color(hex: $0) }) == nil)
  }

  // The only grays with 3 on the one and 4.5 on the other lie between them.
  @Test func findsTheGapBetweenTwoSurfaces() throws {
    let found = try #require(Color.white.nearest(reaching: 4.5, against: [.black, .white]))
    #expect(found.hex == "#767676ff")
    let light = try #require(Color.black.nearest(reaching: 4.5, against: [.black, .white]))
    #expect(light.hex == "#757575ff")
  }
}
