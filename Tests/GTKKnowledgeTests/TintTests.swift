import GTKKnowledge
import Testing
import ThemeModel

@Suite struct TintTests {
  @Test(arguments: [
    (GTKRelease.v4_8, TintedPart.destructiveButton, ColorRole.destructiveBg, 1.0),
    (.v4_14, .destructiveButton, .destructiveBg, 1),
    (.v4_16, .destructiveButton, .destructive, 0.15),
    (.v4_18, .destructiveButton, .destructive, 0.15),
    (.v4_24, .destructiveButton, .destructive, 0.15),
    (.v4_8, .selectedRow, .viewFg, 0.1),
    (.v4_10, .selectedRow, .accentBg, 0.15),
    (.v4_12, .selectedRow, .accentBg, 0.25),
    (.v4_14, .selectedRow, .accentBg, 0.25),
    (.v4_18, .selectedRow, .accentBg, 0.25),
    (.v4_24, .selectedRow, .accentBg, 0.25),
    (.v4_8, .entry, .windowFg, 0.1), (.v4_18, .entry, .windowFg, 0.1),
    (.v4_24, .entry, .windowFg, 0.1),
  ])
  func aPartIsTintedAsItsReleasePaintsIt(
    release: GTKRelease, part: TintedPart, role: ColorRole, share: Double
  ) {
    #expect(release.knowledge.tint(of: part) == StockTint(role, share: share))
  }
}
