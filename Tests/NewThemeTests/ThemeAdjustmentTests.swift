import NewTheme
import Testing
import ThemeCSS
import ThemeFormats
import ThemeModel
import ThemeSource

@Suite struct ThemeAdjustmentTests {
  private static let library = ThemeLibrary(userFolder: nil)

  private func read(_ text: SourceText) -> ThemeReading? {
    try? Self.library.read(text, path: nil, as: .livery)
  }

  private func reading(_ colors: String) throws -> ThemeReading {
    let text = "livery = 1\nname = \"x\"\n[colors]\n\(colors)\n"
    return try #require(read(SourceText(file: "x.livery.toml", text)))
  }

  private func adjusted(
    _ reading: ThemeReading, _ adjustment: ThemeAdjustment
  ) throws -> ThemeAdjustment.Result {
    try adjustment.adjusted(reading, on: .all4, read: read)
  }

  /// Text that is too faint in both schemes.
  private static let quiet = """
    accent-bg = "#3d86a8"
    window-bg = { light = "#f2f6f7", dark = "#2b353a" }
    window-fg = { light = "#6d7f86", dark = "#8b9aa2" }
    view-bg = "$window-bg"
    view-fg = "$window-fg"
    card-bg = "$window-bg"
    card-fg = "$window-fg"
    """

  @Test func leavesAThemeAsItIsWithDialsThatChangeNothing() throws {
    let reading = try reading(Self.quiet)
    let result = try adjusted(reading, ThemeAdjustment())
    #expect(result.text.bytes == reading.text.bytes && result.unreachable.isEmpty)
    #expect(result.failing.contains { $0.pair == "'window-fg' on 'window-bg'" })
  }

  @Test func turnsTheDialsBeforeTheContrast() throws {
    let reading = try reading(Self.quiet)
    let dials = ColorDials(hue: 40, chroma: 0.8)
    let turned = try adjusted(reading, ThemeAdjustment(dials))
    #expect(turned.text.bytes == reading.text(applying: dials).bytes)
    let result = try adjusted(reading, ThemeAdjustment(dials, aim: .aa))
    #expect(result.failing == turned.failing && !result.failing.isEmpty)
    let theme = try #require(result.theme)
    let after = try #require(read(result.text))
    #expect(after.theme?.sources == theme.sources)
    #expect(
      ContrastAdjuster(.aa, on: .all4).failing(after, in: theme.adjustedAppearances).isEmpty)
  }

  @Test func keepsTheDialsWhereNoColorHasTheContrast() throws {
    let reading = try reading(Self.quiet)
    let dials = ColorDials(lightness: -0.05)
    let result = try adjusted(reading, ThemeAdjustment(dials, aim: ContrastAim(level: 21)))
    #expect(result.unreachable.first?.asked == 21)
    #expect(result.text.bytes == reading.text(applying: dials).bytes)
  }

  @Test(arguments: DialEdge.Dial.allCases)
  func findsTheNearestSettingAtWhichAPairDiffers(dial: DialEdge.Dial) throws {
    let reading = try reading(Self.quiet)
    let step = dial == .hue ? 1.0 : 0.01
    let range = dial == .hue ? -180.0...180 : dial == .chroma ? 0...2 : -0.3...0.3
    let edges = ThemeAdjustment().edges(
      of: dial, in: range, step: step, of: reading, on: .all4, isWanted: { true }, read: read)
    let failing = { (value: Double) in
      try adjusted(reading, ThemeAdjustment(ColorDials().setting(dial, to: value))).failing.map {
        [$0.pair, $0.appearance]
      }
    }
    let here = ColorDials()[dial]
    #expect(edges.count <= 2)
    #expect(dial != .lightness || edges.count == 2)
    for edge in edges {
      let name = [edge.pair.pair, edge.pair.appearance]
      #expect(try failing(edge.value).contains(name) == edge.fails)
      #expect(try failing(here).contains(name) != edge.fails)
      let before = edge.value - (edge.value > here ? step : -step)
      #expect(try Set(failing(before)) == Set(failing(here)))
    }
  }

  @Test func searchesNoFurtherOnceNobodyWants() throws {
    var count = 0
    let edges = ThemeAdjustment().edges(
      of: .lightness, in: -0.3...0.3, step: 0.01, of: try reading(Self.quiet), on: .all4,
      isWanted: {
        count += 1
        return count < 3
      }, read: read)
    #expect(edges.count <= 1 && count <= 5)
  }
}
