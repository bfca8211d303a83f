import GTKFixtures
import GTKKnowledge
import LiveryAdwaita
import LiveryGTK
import TestDisplay
import Testing

/// The colors of a release that is not the one in use, in the window.
@MainActor @Suite(.enabled(if: TestDisplay.isAvailable), .serialized)
struct TargetColorsTests {
  /// A release whose dark window has another color than that of the GTK in use.
  private let other = Toolkit.release < .v4_16 ? GTKRelease.v4_24 : .v4_8

  @Test func areShownAndNamed() throws {
    let preview = try Preview(
      ["--target", "\(other)", "--appearance", "dark", "--page", "controls"], wearsTheme: false)
    _ = try preview.text(saying: "Colors of GTK \(other)")
    let page = try preview.place("label", "With Icons").beside
    let color = try ResolvedColors("adwaita", "dark", target: other)["window-bg"]
    #expect(try preview.pixel(page, awaiting: color) == color)
    try preview.expectHealth()
  }
}
