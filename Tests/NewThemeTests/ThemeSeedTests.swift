import NewTheme
import Testing
import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSource

@Suite struct ThemeSeedTests {
  private func color(_ hex: String) throws -> Color { try #require(Color(hex: hex)) }

  private func hue(_ color: Color) -> Double {
    CSSColor(color).converted(to: .oklch).components.2 ?? 0
  }

  @Test(arguments: ["#e01b24", "#9141ac", "#3584e4", "#26a269", "#f5c211"])
  func findsTheVividColorOfAGrayPicture(hex: String) throws {
    let vivid = try color(hex)
    let picture =
      Array(repeating: try color("#808080"), count: 800)
      + Array(repeating: try color("#f0f0f0"), count: 800) + Array(repeating: vivid, count: 200)
    let seed = try #require(ThemeSeed(of: picture))
    let turn = abs(hue(seed.color) - hue(vivid))
    #expect(min(turn, 360 - turn) < 3)
    #expect(seed.color.contrastRatio(against: vivid) < 1.1)
    #expect(!seed.isGray)
  }

  @Test func prefersWhatCoversMoreAmongTheVivid() throws {
    let picture =
      Array(repeating: try color("#26a269"), count: 700)
      + Array(repeating: try color("#e01b24"), count: 100)
    let seed = try #require(ThemeSeed(of: picture))
    #expect(abs(hue(seed.color) - hue(try color("#26a269"))) < 3)
  }

  @Test func hasNoColorOfWhatIsGrayAndNoneOfWhatCannotBeSeen() throws {
    let gray = try #require(ThemeSeed(of: Array(repeating: try color("#777777"), count: 9)))
    #expect(gray.isGray)
    #expect(gray.color.contrastRatio(against: try color("#777777")) < 1.05)
    #expect(ThemeSeed(of: Array(repeating: try color("#ff000010"), count: 9)) == nil)
    #expect(ThemeSeed(of: [Color]()) == nil)
  }

  @Test func extendsABaseAndKeepsItsColors() throws {
    let text = SourceText(file: "t", ThemeDraft(name: "T", extends: "mint").text)
    let library = ThemeLibrary(userFolder: nil)
    let theme = try #require(try library.read(text, path: nil).theme)
    let mint = try #require(library.builtIn("mint")?.theme)
    #expect(theme.resolved(.light)[.accentBg] == mint.resolved(.light)[.accentBg])
    #expect(theme.resolved(.dark)[.windowBg] == mint.resolved(.dark)[.windowBg])
  }
}
