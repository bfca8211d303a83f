import Testing
import ThemeColor
import ThemeModel
import ThemeSession

@Suite struct SchemeColorTests {
  @Test func setsManyColorsInOneStepAndKeepsCommentsAndOtherTraits() throws {
    let text = """
      [palette]
      brand = '#204060' # of the house

      [colors]
      link = { default = 'blue', 'dark+pure-black' = 'cyan' } # sea
      border = { default = 'gray', high-contrast = 'black' }
      window-bg = 'white'

      """
    let shop = try Workshop(text)
    try shop.session.set([
      SchemeColor(.palette("brand"), "#9141ac"),
      SchemeColor(.role(.link), "$brand"),
      SchemeColor(.role(.border), light: "#ddd", dark: "#222"),
      SchemeColor(.role(.windowBg), light: "#fafafa", dark: "#202020"),
      SchemeColor(.role(.viewBg), "$window-bg"),
    ])
    #expect(
      shop.more == """
        [palette]
        brand = '#9141ac' # of the house

        [colors]
        link = { default = '$brand', 'dark+pure-black' = 'cyan' } # sea
        border = { high-contrast = 'black', light = '#ddd', dark = '#222', "light+high-contrast" = 'black', "dark+high-contrast" = 'black' }
        window-bg = { light = '#fafafa', dark = '#202020' }
        view-bg = "$window-bg"

        """)
    #expect(shop.session.loadedTheme.resolved[.link].hex == "#9141acff")
    try shop.session.undo()
    #expect(shop.more == text && !shop.session.canUndo)
  }

  @Test func writesTheOneSchemeThatAThemeIsMadeFor() throws {
    let shop = try Workshop("appearances = ['dark']\n")
    try shop.session.set([SchemeColor(.role(.link), light: "#fff", dark: "#222")])
    #expect(shop.more == "appearances = ['dark']\n\n[colors]\nlink = \"#222\"\n")
  }

  @Test func changesNothingWhereOneOfThemIsWrong() throws {
    let shop = try Workshop("[colors]\nlink = 'blue'\n")
    #expect(throws: SessionError.self) {
      try shop.session.set([
        SchemeColor(.role(.border), "red"), SchemeColor(.role(.link), "$nothing"),
      ])
    }
    #expect(shop.more == "[colors]\nlink = 'blue'\n")
  }
}
