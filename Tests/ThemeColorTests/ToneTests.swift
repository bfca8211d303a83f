import Testing
import ThemeColor

@Suite struct ToneTests {
  @Test(arguments: ["#0b7285", "#e01b24", "#ffff00", "#0000ff", "#808080", "#010101"])
  func keepsTheHueAndHasTheToneThatIsAskedFor(hex: String) throws {
    let color = try #require(Color(hex: hex))
    for tone in stride(from: 5.0, through: 95, by: 5) {
      let made = HCT(color.withTone(tone))
      #expect(abs(made.tone - tone) < 0.6, "\(tone): \(made)")
      let turn = abs(made.hue - HCT(color).hue)
      // 8 bits a channel tell few hues apart in dark colors and grays.
      #expect(min(turn, 360 - turn) < 4 || made.chroma < 12, "\(tone): \(made)")
    }
    #expect(color.withTone(0) == .black && color.withTone(100) == .white)
    #expect(color.withAlpha(0.5).withTone(40).alpha == 0.5)
  }

  @Test(arguments: [2, 3, 5, 12, 13, 21, 101])
  func scalesGoFromDarkToLightInSoManySteps(count: Int) throws {
    let tones = ToneScale.tones(count)
    #expect(tones.count == count && tones == tones.sorted() && Set(tones).count == count)
    let steps = ToneScale(of: try #require(Color(hex: "#0b7285")), tones: tones).steps
    for (index, step) in steps.enumerated() {
      for other in steps[index...] where other.tone - step.tone > 50 {
        #expect(step.color.contrastRatio(against: other.color) >= 4.45, "\(step) \(other)")
      }
    }
  }
}
