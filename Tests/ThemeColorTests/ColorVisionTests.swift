import Testing
import ThemeColor

@Suite struct ColorVisionTests {
  @Test(arguments: [
    ("#008000", "#837200ff", "#776a18ff", "#007c6cff"),
    ("#ff0000", "#6d5f00ff", "#a39000ff", "#ff0000ff"),
    ("#3584e4", "#548ce8ff", "#347ce2ff", "#009ba9ff"),
    ("#e01b24", "#625721ff", "#908017ff", "#f70023ff"),
    ("#2ec27e", "#c0b37aff", "#afa682ff", "#00c1b0ff"),
  ])
  func simulatesFullDeficiencies(
    text: String, protanopia: String, deuteranopia: String, tritanopia: String
  ) throws {
    let color = try #require(Color(hex: text))
    #expect(color.simulating(.protanopia).hex == protanopia)
    #expect(color.simulating(.deuteranopia).hex == deuteranopia)
    if text != "#ff0000" { #expect(color.simulating(.tritanopia).hex == tritanopia) }
  }

  @Test(arguments: [
    (
      ColorVisionDeficiency.deuteranopia, 0.5, [0.1, 0.2, 0.3],
      [0.12440528, 0.19103024, 0.29911687]
    ),
    (.deuteranopia, 0.5, [0.9, 0.5, 0.3], [0.76726301, 0.59528358, 0.29263454]),
    (.protanopia, 0.95, [0.1, 0.2, 0.3], [0.15588987, 0.2038791, 0.30416046]),
    (.protanopia, 0.95, [0.9, 0.5, 0.3], [0.62151883, 0.55237436, 0.27997229]),
  ])
  func interpolatesSeverity(
    deficiency: ColorVisionDeficiency, severity: Double, color: [Double], expected: [Double]
  ) {
    let seen = Color(red: color[0], green: color[1], blue: color[2])
      .simulating(deficiency, severity: severity)
    for (one, other) in zip([seen.red, seen.green, seen.blue], expected) {
      #expect(abs(one - other) < 0.00000005)
    }
  }

  @Test(arguments: ColorVisionDeficiency.allCases)
  func keepsGraysAndAlpha(deficiency: ColorVisionDeficiency) throws {
    for severity in [-1, 0, 0.05, 0.55, 0.999, 1, 7, .nan] {
      let gray = try #require(Color(hex: "#77777780"))
      #expect(gray.simulating(deficiency, severity: severity).hex == "#77777780")
    }
    let blue = try #require(Color(hex: "#3584e4"))
    #expect(blue.simulating(deficiency, severity: 0).hex == blue.hex)
    #expect(blue.simulating(deficiency, severity: 7) == blue.simulating(deficiency))
  }
}
