import Foundation
import GTKKnowledge
import Testing
import ThemeCSS
import ThemeFormats
import ThemeModel
import ThemeSource

@Suite struct MediaStylesheetTests {
  private func stylesheet(_ text: String) throws -> String {
    let library = ThemeLibrary(userFolder: nil)
    let reading = try library.read(
      SourceText(file: "t", "livery = 1\nname = \"T\"\n" + text), path: nil)
    return MediaStylesheet(try #require(reading.theme, "\(reading.findings)")).text
  }

  /// The base theme makes secondary labels stronger in high contrast, of any color.
  @Test func tellsHighContrastApartWhereOnlyTheBaseThemeDoes() throws {
    let rule = "\n[styles]\ncaption = { color = '$secondary-label' }\n"
    let text = try stylesheet("[colors]\nlabel = '#a00000'" + rule)
    let blocks = text.components(separatedBy: "@media ").dropFirst()
    let shares = ["0.55", "0.9"].map { share in
      blocks.filter { $0.contains("rgba(160,0,0,\(share))") }.map { $0.prefix { $0 != "{" } }
    }
    #expect(shares[0].count == 2 && shares[0].allSatisfy { $0.contains("(not (prefers-contrast") })
    #expect(shares[1].count == 2)
    #expect(shares[1].allSatisfy { $0.contains("(prefers-contrast: more)") })
    #expect(!(try stylesheet("[colors]\nlink = '#a00000'\n")).contains("contrast"))
  }

  @Test func givesEachSchemeABlockAndSharedRulesOne() throws {
    #expect(
      try stylesheet(
        "[colors]\nlink = { light = '#00f', dark = '#8cf' }\nborder = 'white'\n") == """
          /* T, written by Livery */

          @media (not (prefers-color-scheme: dark)) {
          @define-color link_color #0000ff;
          @define-color border_color #ffffff;

          :root {
            --link-color: #0000ff;
          }
          }

          @media (prefers-color-scheme: dark) {
          @define-color link_color #88ccff;
          @define-color border_color #ffffff;

          :root {
            --link-color: #88ccff;
          }
          }

          link,
          button.link {
            color: var(--link-color);
          }

          .osd link,
          .osd button.link,
          toast link,
          toast button.link,
          tooltip link,
          tooltip button.link {
            color: mix(var(--accent-bg-color), white, 0.5);
          }

          frame:not(.flat) {
            border-color: @border_color;
          }

          calendar {
            border-color: @border_color;
          }

          """)
  }

  private static let theme = """
    [colors]
    accent-bg = '#0b7285'
    border = '#777'
    card-bg = 'white'
    [custom-colors]
    own = '#123456'
    [styles]
    headline = { color = '$own' }
    switch = { background = '$card-bg' }
    [extra]
    css = 'calendar { color: @card_bg_color; background: @own; border-color: @dialog_bg_color; }'
    """

  @Test func namesColorsByVariablesAlone() throws {
    let library = ThemeLibrary(userFolder: nil, release: .v4_20)
    let text = SourceText(file: "t", "livery = 1\nname = 'T'\n" + Self.theme)
    let theme = try #require(try library.read(text, path: nil).theme)
    let css = MediaStylesheet(theme, names: .variables).text
    // What has no variable, what is the theme's own, and what its own CSS names.
    let names = css.matches(of: #/@define-color (\w+)/#).map { String($0.1) }
    #expect(Set(names) == ["border_color", "own", "card_bg_color"])
    #expect(css.contains("  --accent-bg-color: #0b7285;\n"))
    #expect(!css.contains("--accent-color"))
    #expect(css.contains("  color: var(--own);\n"))
    #expect(
      css.contains("background-color: var(--accent-bg-color); color: var(--accent-fg-color);"))
    let again = try #require(
      try library.read(SourceText(file: "t.css", css), path: nil, as: .gtkCSS).theme)
    for appearance in [Appearance.light, .dark] {
      for role in ColorRole.allCases {
        #expect(again.resolved(appearance)[role] == theme.resolved(appearance)[role], "\(role)")
      }
      #expect(again.resolved(appearance)["own"] == theme.resolved(appearance)["own"])
    }
  }

  /// Before GTK 4.16 a name is all that there is.
  @Test func namesColorsByNameWhereThereAreNoVariables() throws {
    let reading = try ThemeLibrary(userFolder: nil)
      .read(SourceText(file: "t", "livery = 1\nname = 'T'\n" + Self.theme), path: nil)
    let resolved = try #require(reading.theme).resolved(.light)
    #expect(Stylesheet(resolved, names: .variables).text == Stylesheet(resolved).text)
  }

  @Test func asksForContrastWhereItMatters() throws {
    let text = try stylesheet(
      "appearances = ['dark']\n[colors]\nlink = { default = 'blue', high-contrast = 'white' }")
    #expect(text.contains("@media (not (prefers-contrast: more)) {"))
    #expect(text.contains("@media (prefers-contrast: more) {"))
    #expect(!text.contains("prefers-color-scheme"))
  }
}
