import NewTheme
import Testing
import ThemeColor
import ThemeModel

@Suite struct DerivedColorsTests {
  private func color(_ hex: String) throws -> Color { try #require(Color(hex: hex)) }

  private func lightness(_ color: Color) -> Double {
    CSSColor(color).converted(to: .oklch).components.0 ?? 0
  }

  @Test func refersToTheColorByItsNameAndToRolesByTheirs() throws {
    let derived = DerivedColors(from: try color("#9141ac"))
    #expect(derived.usesBrand)
    #expect(derived[.accentBg]?.light == "$brand")
    #expect(derived[.accentFg]?.dark == "readable($accent-bg)")
    #expect(derived[.thumbnailBg] == nil)
  }

  @Test func givesWayToAShadeThatStandsOut() throws {
    let derived = DerivedColors(from: try color("#fefe00"))
    let (accent, background) = (derived[.accentBg, .light], derived[.windowBg, .light])
    #expect(accent != derived.accent && accent.contrastRatio(against: background) >= 3)
  }

  @Test(arguments: ["#9141ac", "#000000", "#ffffff", "#26a269", "#808080", "#fefe00"])
  func hasFiveShadesFromLightToDarkAndTheColorAmongThem(hex: String) throws {
    let seed = ThemeSeed(try color(hex))
    let shades = seed.shades
    #expect(shades.count == 5 && shades.contains(seed.color))
    let steps = shades.map(lightness)
    #expect(zip(steps, steps.dropFirst()).allSatisfy { $0 > $1 + 0.05 })
    if seed.isGray { #expect(shades.allSatisfy { ThemeSeed($0).isGray }) }
  }

  @Test func findsWhatAPictureIsMadeOf() throws {
    var picture: [Color] = []
    for (hex, count) in [("#9aa5b1", 700), ("#26a269", 200), ("#e01b24", 80), ("#1e1e1e", 400)] {
      picture += Array(repeating: try color(hex), count: count)
    }
    // Too few to be a color of the picture, and too thin to be seen.
    picture += Array(repeating: try color("#3584e4"), count: 1)
    picture += Array(repeating: try color("#f5c21110"), count: 900)
    let colors = ThemeSeed.colors(of: picture)
    #expect(colors.first == ThemeSeed(of: picture)?.color)
    for hex in ["#9aa5b1", "#26a269", "#e01b24", "#1e1e1e"] {
      let expected = try color(hex)
      #expect(colors.contains { $0.distance(to: expected) < 0.02 }, "\(hex)")
    }
    #expect(colors.count == 4)
    #expect(ThemeSeed.colors(of: picture, atMost: 2).count == 2)
    #expect(ThemeSeed.colors(of: []).isEmpty)
  }
}
