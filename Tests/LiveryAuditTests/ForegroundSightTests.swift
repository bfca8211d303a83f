import GTKFixtures
import GTKKnowledge
import LiveryAdwaita
import LiveryGTK
import LiveryGallery
import TestDisplay
import Testing
import ThemeColor

@testable import LiveryAudit
@testable import LiveryRendering

/// What a person sees of text and icons, measured in what GTK painted.
@MainActor @Suite(.enabled("needs a screen") { await Screen.isReady }, .onScreen)
struct ForegroundSightTests {
  /// What is seen of a label in a box, with some rules for both.
  private func seen(_ rules: String) throws -> SeenForeground? {
    let provider = CSSProvider()
    provider.load(
      "box.ground { background: white; padding: 20px; } label.ink { color: black; } " + rules)
    let display = try #require(Display.standard)
    display.add(provider, priority: .user)
    defer { display.remove(provider) }
    let (box, label) = (Box(.vertical), Label("Some text"))
    box.addStyleClass("ground")
    label.addStyleClass("ink")
    box.append(label)
    let window = HiddenWindow(box)
    window.layOut(width: 300)
    let painting = try #require(Painting(of: box, marking: [box, label]))
    let seen = ForegroundSight(painting, over: .white).foregrounds
    #expect(seen.count < 2 && seen.allSatisfy { $0.widgets == [0, 1] }, "\(seen)")
    return seen.first
  }

  @Test(arguments: [
    ("", 21.0),
    ("label.ink { color: #767676; }", 4.54),
    ("label.ink { color: alpha(black, 0.5); }", 3.98),
    ("label.ink { opacity: 0.5; }", 3.98),
    ("label.ink { background: black; color: white; opacity: 0.5; }", 3.98),
    ("box.ground { opacity: 0.5; }", 3.98),
    ("label.ink { color: white; }", 1),
    ("label.ink { text-decoration: underline; }", 21),
    (
      "label.ink { background: #767676; color: white; border: 4px solid red; border-radius: 5px; }",
      4.54
    ),
    ("box.ground { background: linear-gradient(red, red); } label.ink { color: white; }", 4.0),
    ("label.ink { box-shadow: 0 0 9px red, inset 0 0 0 1px red; padding: 4px; }", 21),
    ("label.ink { filter: contrast(0.5); }", 10.41),
  ])
  func tellsTheContrastOnOneColor(rules: String, ratio: Double) throws {
    let seen = try #require(try seen(rules))
    #expect(abs(seen.ratio - ratio) < 0.01, "\(seen)")
    #expect(seen.place == nil)
  }

  /// GTK keeps such colors in their own space.
  @Test(
    .enabled("needs colors of CSS 5") { Toolkit.release >= .v4_16 },
    arguments: [
      ("label.ink { color: oklab(from #767676 l a b); }", 4.54),
      ("label.ink { color: oklch(from #767676 l c h); }", 4.54),
      ("label.ink { color: color-mix(in oklab, black, white); }", 6.0),
      ("label.ink { color: color(from #767676 srgb-linear r g b); }", 4.54),
      ("box.ground { background: oklab(from #767676 l a b); } label.ink { color: white; }", 4.54),
      ("box.ground { background: oklch(from red l c h); } label.ink { color: white; }", 4.0),
    ])
  func tellsTheContrastOfColorsOfOtherSpaces(rules: String, ratio: Double) throws {
    try tellsTheContrastOnOneColor(rules: rules, ratio: ratio)
  }

  /// Antialiasing must not count: the least contrast is that of the background's two colors.
  @Test(arguments: [
    ("box.ground { background: linear-gradient(to right, white 0%, white 50%, black 50%); }", 1.0),
    ("box.ground { background: linear-gradient(to right, white, #767676); }", 21 / 4.54),
  ])
  func findsTheWorstPlaceOverSeveralColors(rules: String, least: Double) throws {
    let seen = try seen(rules)
    let found = try #require(seen)
    #expect(found.ratio >= least - 0.01 && found.ratio < 20, "\(found)")
    #expect(try #require(found.place).x > 100)
  }

  /// A shadow lies below the text, which is no part of it.
  @Test(arguments: [
    ("label.ink { text-shadow: 0 1px 1px alpha(black, 0.2); }", 10.0...21),
    ("label.ink { color: #767676; text-shadow: 1px 1px white; }", 4.4...4.6),
    ("label.ink { color: #767676; text-shadow: 0 1px white, 0 0 3px white; }", 4.4...4.6),
    // Each release blurs in its own way.
    ("label.ink { color: white; text-shadow: 0 0 1px black; }", 1.0...4.4),
  ])
  func judgesTextOnItsShadow(rules: String, ratios: ClosedRange<Double>) throws {
    let seen = try #require(try seen(rules))
    #expect(ratios.contains(seen.ratio) && seen.bestOverPicture == nil, "\(seen)")
  }

  @Test(arguments: ["label.ink { opacity: 0; }", "label.ink { color: transparent; }"])
  func seesNothingOfWhatIsClear(rules: String) throws {
    #expect(try seen(rules) == nil)
  }
}
