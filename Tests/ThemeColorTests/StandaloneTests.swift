import Testing
import ThemeColor

@Suite struct StandaloneTests {
  @Test(arguments: [
    ("#3584e4", "#0461beff", "#81d0ffff"),
    ("#2190a4", "#007184ff", "#7bdff4ff"),
    ("#3a944a", "#15772eff", "#8de698ff"),
    ("#c88800", "#905300ff", "#ffc057ff"),
    ("#ed5b00", "#b62200ff", "#ff9c5bff"),
    ("#e62d42", "#c00023ff", "#ff888cff"),
    ("#d56199", "#a2326cff", "#ffa0d8ff"),
    ("#9141ac", "#8939a4ff", "#fba7ffff"),
    ("#6f8396", "#526678ff", "#bbd1e5ff"),
  ])
  func derivesLibadwaitasNineAccents(background: String, light: String, dark: String) throws {
    let background = try #require(Color(hex: background))
    #expect(Color.standalone(background: background, dark: false).hex == light)
    #expect(Color.standalone(background: background, dark: true).hex == dark)
  }

  @Test(arguments: [
    ("#e01b24", false, "#c30000ff"), ("#c01c28", true, "#ff938cff"),
    ("#2ec27e", false, "#007c3dff"), ("#26a269", true, "#78e9abff"),
    ("#e5a50a", false, "#905400ff"), ("#cd9309", true, "#ffc252ff"),
    ("#ff0000", false, "#cf0000ff"), ("#00ff00", false, "#008400ff"),
  ])
  func derivesItsOtherStandaloneColors(background: String, dark: Bool, expected: String) throws {
    let background = try #require(Color(hex: background))
    #expect(Color.standalone(background: background, dark: dark).hex == expected)
  }
}
