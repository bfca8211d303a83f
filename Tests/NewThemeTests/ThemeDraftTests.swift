import Foundation
import NewTheme
import Testing
import ThemeColor
import ThemeFormats
import ThemeLint
import ThemeModel
import ThemeSource

@Suite struct ThemeDraftTests {
  /// How many levels of each channel are tried: 16 of them make 4,096 accents.
  private static let levels =
    ProcessInfo.processInfo.environment["LIVERY_ACCENT_LEVELS"].flatMap(Int.init) ?? 2

  @Test func passesItsOwnCheckForAnyAccent() throws {
    let levels = (0..<Self.levels).map { Double($0) / Double(Self.levels - 1) }
    for red in levels {
      for green in levels {
        for blue in levels {
          let accent = Color(red: red, green: green, blue: blue)
          let text = SourceText(file: "t", ThemeDraft(name: "T", accent: accent).text)
          let reading = try ThemeLibrary(userFolder: nil).read(text, path: nil)
          let findings = Linter.check(reading).filter { $0.severity != .note }
          #expect(findings == [], "\(accent.hex)")
        }
      }
    }
  }

  @Test(arguments: ["#3584e4", "#9141ac", "#26a269", "#c64600"])
  func keepsAnAccentThatStandsOut(hex: String) throws {
    let accent = try #require(Color(hex: hex))
    let text = SourceText(file: "t", ThemeDraft(name: "T", accent: accent).text)
    let theme = try #require(try ThemeLibrary(userFolder: nil).read(text, path: nil).theme)
    #expect(theme.resolved(.light)[.accentBg] == accent)
    let hue = { (color: Color) in CSSColor(color).converted(to: .oklch).components.2 ?? 0 }
    for appearance in [Appearance.light, .dark] {
      let turn = abs(hue(theme.resolved(appearance)[.accent]) - hue(accent))
      #expect(min(turn, 360 - turn) < 2)
    }
  }

  private static let dials = [
    DerivationDials(neutralTint: 0), DerivationDials(chroma: 2), DerivationDials(chroma: 0),
    DerivationDials(hasWhiteText: true), DerivationDials(hasScale: true),
    DerivationDials(neutralTint: 0.5, chroma: 1.5, hasWhiteText: true, hasScale: true),
  ]

  @Test(arguments: dials, ["#3584e4", "#e5a50a", "#111111", "#ffffff"])
  func passesItsOwnCheckWithDials(dials: DerivationDials, hex: String) throws {
    let accent = try #require(Color(hex: hex))
    let text = SourceText(file: "t", ThemeDraft(name: "T", accent: accent, dials: dials).text)
    let reading = try ThemeLibrary(userFolder: nil).read(text, path: nil)
    #expect(Linter.check(reading).filter { $0.severity != .note } == [])
    let theme = try #require(reading.theme)
    for appearance in [Appearance.light, .dark] {
      let resolved = theme.resolved(appearance)
      if dials.hasWhiteText {
        #expect(resolved[.accentFg] == .white)
        #expect(resolved[.accentBg].contrastRatio(against: .white) >= 4.5)
      }
      if dials.neutralTint == 0 || dials.chroma == 0 {
        let background = resolved[.windowBg]
        #expect(background.red == background.green && background.green == background.blue)
      }
    }
  }

  @Test func refersToTonesOfItsScale() throws {
    let accent = try #require(Color(hex: "#3584e4"))
    let text = ThemeDraft(name: "T", accent: accent, dials: DerivationDials(hasScale: true)).text
    #expect(text.contains("\nbrand-40 = \"#") && text.contains("\nneutral-98 = \"#"))
    #expect(text.contains("\naccent = { light = \"$brand-40\", dark = \"$brand-"))
    #expect(text.contains("\nwindow-bg = { light = \"$neutral-98\", dark = \"$neutral-12\" }"))
  }

  @Test(arguments: [("#ffffff", true), ("#ffff00", true), ("#3584e4", false), ("#000000", false)])
  func darkensTheKnobOfASwitchOnALightAccent(hex: String, isDark: Bool) throws {
    let accent = try #require(Color(hex: hex))
    let draft = ThemeDraft(name: "T", accent: accent)
    let rule = "\"switch:checked\" = { color = { dark = \"$accent-fg\" } }"
    #expect(draft.text.contains(rule) == isDark)
  }

  @Test func namesEveryKey() {
    for draft in [ThemeDraft(name: "T"), ThemeDraft(name: "T", accent: .white)] {
      let lines = draft.text.split(separator: "\n").map { $0.drop { $0 == "#" || $0 == " " } }
      let keys = lines.compactMap { $0.split(separator: " ").first }
      let names =
        ColorRole.allCases.filter { !$0.isSwatch }.map(\.name) + Metric.allCases.map(\.rawValue)
        + ["livery", "name", "summary", "author", "license", "extends", "appearances"]
      for name in names { #expect(keys.contains(name[...]), "\(name)") }
    }
  }
}
