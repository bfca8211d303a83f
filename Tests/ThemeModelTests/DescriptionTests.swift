import Fixtures
import Testing
import ThemeColor
import ThemeModel

/// What values are as they are printed: as one writes them.
@Suite struct DescriptionTests {
  @Test(arguments: [
    (Appearance.light, "light"), (Appearance(.dark, .highContrast), "dark+high-contrast"),
    (Appearance(.dark, [.pureBlack, .highContrast]), "dark+high-contrast+pure-black"),
    (Appearance(.light, TraitSet(rawValue: 1 << 5)), "light+own-2"),
  ])
  func nameTheTraitsOfAnAppearance(appearance: Appearance, expected: String) {
    #expect("\(appearance)" == expected && "\(appearance.traits)" == expected)
  }

  @Test(arguments: [
    ("#c8102e", "#c8102e"), ("#C8102EFF", "#c8102e"), ("#c8102e80", "#c8102e80"),
    ("#fff", "#ffffff"),
  ])
  func spellAColor(text: String, expected: String) throws {
    #expect("\(try #require(Color(hex: text)))" == expected)
  }

  @Test func nameAThemeByItsID() throws {
    let theme = try Themes.theme("livery = 1\nname = 'A Name'")
    #expect("\(theme)" == theme.id && "\(TraitSet())" == "default")
    #expect("\(theme.resolved(.dark))" == "\(theme.id), dark")
  }
}
