import NewTheme
import Testing
import ThemeCSS
import ThemeColor
import ThemeFormats
import ThemeLint
import ThemeModel
import ThemeSource

@Suite struct ContrastAdjusterTests {
  private static let library = ThemeLibrary(userFolder: nil)

  private func reading(_ text: String) throws -> ThemeReading {
    try Self.library.read(SourceText(file: "x.livery.toml", text), path: nil, as: .livery)
  }

  private func text(_ source: SourceText) -> String {
    String(decoding: source.bytes, as: UTF8.self)
  }

  private func adjusted(
    _ text: String, _ aim: ContrastAim, only: Set<ColorRole>? = nil, except: Set<ColorRole> = [],
    in appearances: [Appearance]? = nil
  ) throws -> ContrastAdjustment {
    let reading = try reading(text)
    let theme = try #require(reading.theme)
    let adjuster = ContrastAdjuster(
      aim, on: .all4, for: RoleSelection(only: only, except: except))
    return try adjuster.adjusted(reading, in: appearances ?? theme.appearances) {
      try? Self.library.read($0, path: nil, as: .livery)
    }
  }

  private func theme(_ colors: String, palette: String = "") -> String {
    "livery = 1\nname = \"x\"\n[palette]\n\(palette)\n[colors]\n\(colors)\n"
  }

  /// The least contrast of text and labels on their surfaces, in all appearances and releases.
  private func leastText(of text: String) throws -> Double {
    let reading = try reading(text)
    let measured = try #require(MeasuredTheme(reading, on: .all4))
    let theme = try #require(reading.theme)
    return theme.appearances.flatMap { appearance -> [Double] in
      let pairs = measured.pairs(in: appearance)
      return zip(pairs.pairs, pairs.ratios()).filter { $0.0.level == .text }.map(\.1)
    }.min() ?? 0
  }

  private static let faint = """
    livery = 1
    name = "Faint"
    [palette]
    sea = "#7fb2c4"   # of the palette
    [colors]
    accent-bg = "$sea"
    accent-fg = "white"
    accent = "$sea"
    window-bg = { light = "#e8eef0", dark = "#30404a" }
    window-fg = { light = "#6a7a82", dark = "#8b9aa2" }
    view-bg = "$window-bg"
    view-fg = "$window-fg"
    card-bg = "mix($window-bg, $sea, 0.1)"
    card-fg = "$window-fg"
    headerbar-bg = { light = "#203040", dark = "#101418" }
    headerbar-fg = "$window-fg"
    secondary-label = "alpha($window-fg, 80%)"
    """

  private static let inputs: [String] =
    [faint]
    + ["daylight", "ocean", "pumpkin"].compactMap { id in
      library.builtIn(id).map { String(decoding: $0.text.bytes, as: UTF8.self) }
    }

  @Test(arguments: inputs, [4.5, 7])
  func givesAllTextTheContrastOnce(input: String, level: Double) throws {
    let aim = ContrastAim(level: level)
    let result = try adjusted(input, aim)
    #expect(result.unreachable.isEmpty)
    let new = text(result.text)
    #expect(try leastText(of: new) + 1e-9 >= level)
    let again = try adjusted(new, aim)
    #expect(again.failedBefore == 0 && text(again.text) == new)
  }

  @Test(arguments: ["daylight", "midnight", "mint", "ocean", "pumpkin"])
  func changesNoByteOfAThemeThatHasTheContrast(id: String) throws {
    let input = text(try #require(Self.library.builtIn(id)).text)
    let result = try adjusted(input, .aa)
    #expect(result.failedBefore == 0 && result.distances.isEmpty && text(result.text) == input)
  }

  @Test(arguments: [4.5, 7]) func keepsHueAndNames(level: Double) throws {
    let before = try reading(Self.faint)
    let result = try adjusted(Self.faint, ContrastAim(level: level))
    let new = text(result.text)
    let after = try reading(new)
    #expect(new.contains("# of the palette") && new.contains("mix($window-bg, $sea, 0.1)"))
    for appearance in [Appearance.light, .dark] {
      let (old, new) = (
        try #require(before.theme).resolved(appearance),
        try #require(after.theme).resolved(appearance)
      )
      for role in [ColorRole.accent, .accentBg, .windowFg, .windowBg, .headerbarBg] {
        let (_, chroma, hue) = CSSColor(old[role]).converted(to: .oklch).components
        let (_, left, turned) = CSSColor(new[role]).converted(to: .oklch).components
        guard min(chroma ?? 0, left ?? 0) > 0.03, let hue, let turned else { continue }
        let turn = abs(hue - turned)
        #expect(min(turn, 360 - turn) <= 2, "\(role) in \(appearance)")
      }
    }
  }

  @Test func movesTheSurfaceOfSeveralTextsRatherThanEachOfThem() throws {
    let input = theme(
      """
      window-bg = { light = "$ground", dark = "#202020" }
      view-bg = { light = "$ground", dark = "#202020" }
      card-bg = { light = "$ground", dark = "#202020" }
      error = { light = "#b00000", dark = "#ffb0b0" }
      success = { light = "#006000", dark = "#a0ffa0" }
      warning = { light = "#704800", dark = "#ffe0a0" }
      """, palette: "ground = \"#cccccc\"")
    let before = try reading(input)
    let after = try reading(text(try adjusted(input, .aa).text))
    let (old, new) = (
      try #require(before.theme).resolved(.light), try #require(after.theme).resolved(.light)
    )
    #expect(new[.windowBg] != old[.windowBg])
    #expect(new[.windowBg] == new[.viewBg] && new[.windowBg] == new[.cardBg])
    #expect(new[.success] == old[.success] && new[.warning] == old[.warning])
  }

  @Test func leavesATextThatFitsOtherSurfacesAlone() throws {
    let input = theme(
      """
      window-bg = "#ffffff"
      window-fg = "$ink"
      view-bg = "#ffffff"
      view-fg = "$ink"
      headerbar-bg = "#202830"
      headerbar-fg = "$ink"
      """, palette: "ink = \"#303840\"")
    let result = try adjusted(input, .aa, in: [.light])
    let new = text(result.text)
    #expect(result.unreachable.isEmpty && new.contains("ink = \"#303840\""))
    let colors = try #require(try reading(new).theme).resolved(.light)
    let foreground = try #require(Color(hex: "#303840"))
    #expect(
      colors[.windowFg].distance(to: foreground) < 0.02
        && colors[.viewFg].distance(to: foreground) < 0.02)
    #expect(colors[.headerbarFg].distance(to: foreground) > 0.3 && colors[.windowBg] == .white)
  }

  @Test func movesASurfaceThatSharesItsColorWithFaintTextAsIfItDidNot() throws {
    let colors = { (text: String) throws -> ResolvedTheme in
      let input = self.theme(
        "window-bg = \"$night\"\naccent-bg = \"#8a6a2a\"\naccent-fg = \"\(text)\"",
        palette: "night = \"#1c1c20\"")
      let result = try self.adjusted(input, .aaa, in: [.dark])
      return try #require(try self.reading(self.text(result.text)).theme).resolved(.dark)
    }
    let (shared, own) = (try colors("$night"), try colors("#1c1c20"))
    #expect(shared[.windowBg] == own[.windowBg] && shared[.accentFg] == own[.accentFg])
    #expect(shared[.accentFg].contrastRatio(against: shared[.accentBg]) >= 7)
  }

  @Test func letsWhatRefersToAChosenRoleFollow() throws {
    let input = theme(
      """
      window-bg = "#ffffff"
      window-fg = "#999999"
      view-bg = "#ffffff"
      view-fg = "$window-fg"
      """)
    let result = try adjusted(input, .aa, only: [.windowFg], in: [.light])
    let own = result.unreachable.map(\.pair)
    #expect(
      !own.contains { $0.contains("'window-fg' on 'window-bg'") || $0.hasPrefix("'view-fg'") })
  }

  @Test func neverChangesARoleThatIsToStay() throws {
    let kept: Set<ColorRole> = [.windowBg, .windowFg, .headerbarBg]
    let result = try adjusted(Self.faint, .aa, except: kept)
    let (old, new) = (try reading(Self.faint), try reading(text(result.text)))
    for appearance in [Appearance.light, .dark] {
      let before = try #require(old.theme).resolved(appearance)
      let after = try #require(new.theme).resolved(appearance)
      #expect(kept.allSatisfy { before[$0] == after[$0] } && before[.viewFg] == after[.viewFg])
      #expect(after[.accent].contrastRatio(against: after[.windowBg]) >= 4.5)
    }
  }

  @Test func namesWhyAPairCannotHaveALevel() throws {
    let result = try adjusted(
      Self.faint, ContrastAim(level: 12), except: [.headerbarBg, .windowBg])
    #expect(text(result.text) == Self.faint || result.unreachable.isEmpty)
    #expect(result.unreachable.allSatisfy { $0.ratio < $0.asked && !$0.reason.isEmpty })
  }

  @Test func namesPairsThatNoColorGivesALevel() throws {
    let input = theme("window-bg = \"#808080\"\nwindow-fg = \"black\"")
    let result = try adjusted(input, ContrastAim(level: 21), except: [.windowBg])
    #expect(result.unreachable.contains { $0.description.contains("'window-fg' on 'window-bg'") })
    #expect(text(result.text) == input && result.failedBefore > 0)
  }

  @Test(arguments: ["ocean", "pumpkin"]) func softensToTheLevelAndNoFurther(id: String) throws {
    let input = text(try #require(Self.library.builtIn(id)).text)
    let aim = ContrastAim(level: 4.5, isSoft: true)
    let new = text(try adjusted(input, aim).text)
    #expect(new != input)
    #expect(try leastText(of: new) + 1e-9 >= 4.5)
    let ratio = { (text: String) in
      let resolved = try #require(try self.reading(text).theme).resolved(.light)
      return resolved[.windowFg].contrastRatio(against: resolved[.windowBg])
    }
    let (before, after) = (try ratio(input), try ratio(new))
    #expect(after < before - 3)
    #expect(text(try adjusted(new, aim).text) == new)
  }

  @Test func writesValuesForATraitBesideTheOthers() throws {
    let input = text(try #require(Self.library.builtIn("ocean")).text)
    let appearances = [Appearance(.light, .highContrast), Appearance(.dark, .highContrast)]
    let result = try adjusted(input, .aaa, in: appearances)
    let (before, after) = (try reading(input), try reading(text(result.text)))
    let (old, new) = (try #require(before.theme), try #require(after.theme))
    for scheme in [Appearance.light, .dark] {
      #expect(
        ColorRole.allCases.allSatisfy { old.resolved(scheme)[$0] == new.resolved(scheme)[$0] })
    }
    #expect(text(result.text).contains("\"dark+high-contrast\" = "))
  }

  @Test func drawsFocusRingsThatAreTooFaintInTheWholeAccent() throws {
    let new = text(try adjusted(Self.faint, .aa).text)
    #expect(new.contains("\"button:focus-visible\" = { outline-color = \"$accent\" }"))
  }

  @Test func namesOnlyWhatLiesOnLightAndDarkSurfacesWhereTheOtherPairsCanHaveALevel() throws {
    let input = theme("window-bg = \"#204060\"\nwindow-fg = \"#6080a0\"")
    let result = try adjusted(input, .aa, in: [.light])
    #expect(!result.unreachable.isEmpty)
    #expect(
      result.unreachable.allSatisfy { $0.reason == "it lies on light and on dark surfaces" })
    #expect(!result.unreachable.contains { $0.pair.contains("'window-fg'") })
  }

  private static let calm = """
    livery = 1
    name = "Calm"
    [colors]
    window-bg = "#202020"
    headerbar-bg = "#404858"
    headerbar-fg = "white"
    accent-bg = "#2060a0"
    """

  /// A fault in dark that comes from some roles.
  private func fault(
    _ foreground: String, on background: String, _ ratio: Double, _ needed: Double,
    from roles: ColorRole...
  ) throws -> PaintedFault {
    PaintedFault(
      in: .dark, try #require(Color(hex: foreground)), on: try #require(Color(hex: background)),
      ratio: ratio, needed: needed, from: roles)
  }

  private func adjusting(_ faults: [PaintedFault]) throws -> (ResolvedTheme, ResolvedTheme, Bool) {
    let reading = try reading(Self.calm)
    let adjuster = ContrastAdjuster(.aa, on: .all4, painted: faults)
    let result = try adjuster.adjusted(reading, in: [.dark]) {
      try? Self.library.read($0, path: nil, as: .livery)
    }
    #expect(result.unreachable.isEmpty)
    let plain = try adjusted(Self.calm, .aa, in: [.dark]).text
    let changed = try self.reading(text(result.text))
    return (
      try #require(reading.theme).resolved(.dark), try #require(changed.theme).resolved(.dark),
      result.text.bytes == plain.bytes
    )
  }

  @Test func movesTheSurfaceThatPaintedTextIsTooFaintOn() throws {
    let (before, after, _) = try adjusting([
      try fault("#c0c8d0", on: "#606a78", 3, 4.5, from: .headerbarBg)
    ])
    let gain =
      (before[.headerbarBg].relativeLuminance + 0.05)
      / (after[.headerbarBg].relativeLuminance + 0.05)
    #expect(gain > 1.45 && gain < 1.8)
    #expect(ColorRole.allCases.count { before[$0] != after[$0] } <= 3)
  }

  @Test func movesAPaintedColorAwayFromWhatItLiesOn() throws {
    let (before, after, _) = try adjusting([
      try fault("#2060a0", on: "#202020", 2.5, 3, from: .accentBg)
    ])
    #expect(after[.accentBg].relativeLuminance > before[.accentBg].relativeLuminance)
    #expect(after[.accentFg].contrastRatio(against: after[.accentBg]) >= 4.5)
  }

  @Test func changesNothingForAFaultThatNoColorFixes() throws {
    let (_, _, isSame) = try adjusting([
      try fault("#c0c8d0", on: "#606a78", 1.1, 20, from: .headerbarBg)
    ])
    #expect(isSame)
  }
}
