import GTKFixtures
import LiveryAdwaita
import LiveryGTK
import TestDisplay
import Testing
import ThemeColor
import ThemeFormats
import ThemeProject
import ThemeSession

@testable import LiveryPreview

/// Pages in other sizes and directions, in this process.
@MainActor @Suite(.enabled("needs a screen") { await Screen.isReady }, .serialized, .onScreen)
struct ViewOptionsTests {
  private let label = Label("Text")
  private let pages = Box(.vertical)
  private let scale: GalleryScale
  private let shown: TestWindow

  init() throws {
    label.align(horizontally: .start, vertically: .start)
    pages.append(label)
    scale = GalleryScale(pages)
    shown = TestWindow(scale.widget)
    let label = label
    try #require(MainLoop.run { label.width > 0 })
  }

  /// The width of the label as it shows.
  private var width: Double {
    2 * (scale.widget.center(of: label)?.x ?? 0)
  }

  @Test func zoomsWhatIsPaintedAndLeavesItsOwnSize() {
    let (before, own) = (width, label.width)
    scale.show(ViewOptions(zoom: 200))
    #expect(MainLoop.run { abs(width - 2 * before) < 2 })
    #expect(label.width == own)
    scale.show(ViewOptions(zoom: 50))
    #expect(MainLoop.run { abs(width - before / 2) < 2 })
    scale.show(ViewOptions())
    #expect(MainLoop.run { abs(width - before) < 1 })
  }

  @Test func enlargesTextAlone() throws {
    let own = label.width
    scale.show(ViewOptions(textScale: try #require(TextScale(factor: 2))))
    #expect(MainLoop.run { abs(label.width - 2 * own) <= 3 }, "\(label.width) of \(own)")
    scale.show(ViewOptions())
    #expect(MainLoop.run { label.width == own })
  }

  @Test func givesPagesAWidthOfTheirOwn() {
    scale.show(ViewOptions(width: 360))
    #expect(MainLoop.run { pages.width == 360 })
    scale.show(ViewOptions(zoom: 50, width: 600))
    #expect(MainLoop.run { pages.width == 600 })
    scale.show(ViewOptions())
    #expect(MainLoop.run { pages.width == shown.window.width })
  }

  @Test func mirrorsWhatIsThereAndWhatComesLater() {
    scale.show(ViewOptions(direction: .rightToLeft))
    #expect(label.isRightToLeft && !scale.widget.isRightToLeft)
    let later = Label("later")
    pages.append(later)
    #expect(MainLoop.run { later.isRightToLeft })
    scale.show(ViewOptions())
    #expect(!label.isRightToLeft && !later.isRightToLeft && !pages.isRightToLeft)
    let last = Label("last")
    pages.append(last)
    #expect(MainLoop.run { last.isMapped })
    #expect(!last.isRightToLeft)
  }

  @Test func zoomsInStepsWithinItsLimits() {
    #expect(ViewOptions().zoomed(by: 1).zoom == 125)
    #expect(ViewOptions(zoom: 110).zoomed(by: 1).zoom == 125)
    #expect(ViewOptions(zoom: 110).zoomed(by: -1).zoom == 100)
    #expect(ViewOptions(zoom: 200).zoomed(by: 1).zoom == 200)
    #expect(ViewOptions(zoom: 50).zoomed(by: -1).zoom == 50)
  }

  @Test func leavesAThemeItsOwnAccent() throws {
    let options = ViewOptions(zoom: 75, accent: Accent.adwaita[2])
    let library = ThemeLibrary.onScreen
    #expect(options.shown(by: library.base) == options)
    let ocean = try #require(library.builtIn("ocean")?.theme)
    #expect(options.shown(by: ocean) == ViewOptions(zoom: 75))
  }

  @Test func saysInWordsWhatIsSimulated() throws {
    #expect(ViewOptions().words.isEmpty)
    let all = ViewOptions(
      zoom: 150, textScale: try #require(TextScale(factor: 1.25)), direction: .rightToLeft,
      accent: Accent.adwaita[2])
    #expect(all.words == ["Zoom 150 %", "Text 125 %", "Right to Left", "Accent: Green"])
  }
}

/// The view of pages, by keys and an accessibility client.
@Suite(.enabled(if: TestDisplay.isAvailable), .serialized)
struct ViewMenuTests {
  @Test func zoomsPagesAloneAndSaysSo() throws {
    let preview = try Preview(["--page", "controls"])
    let button = try preview.place("push button", "Regular")
    let toggle = try preview.place("toggle", "Inspector")
    try preview.type("Control_L", "plus")
    _ = try preview.text(saying: "Zoom 125 %")
    let zoomed = try preview.settledPlace("push button", "Regular", not: button)
    #expect(try preview.place("toggle", "Inspector") == toggle)
    try preview.press("Reset View", role: "push button")
    #expect(try preview.settledPlace("push button", "Regular", not: zoomed) == button)
    try preview.expectHealth()
  }

  @Test func showsAnAccentOfTheSystemOnPagesAlone() throws {
    let preview = try Preview(["--page", "controls", "--theme", "adwaita"])
    let button = try preview.place("push button", "Suggested")
    let destructive = try preview.place("push button", "Destructive")
    let red = try preview.pixel(destructive.inside)
    #expect(try preview.pixel(button.inside, awaiting: "#3584e4") == "#3584e4")
    try preview.click("", "View")
    try preview.await("focused", of: "spin button", "Zoom in percent")
    for _ in 1...4 { try preview.type("Tab") }
    try preview.type("Return")
    // The third of the accents, behind that of the theme.
    for _ in 1...3 { try preview.type("Down") }
    try preview.type("Return")
    try preview.type("Escape")
    _ = try preview.text(saying: "Accent: Green")
    let place = try preview.place("push button", "Suggested")
    #expect(try preview.pixel(place.inside, awaiting: "#3a944a") == "#3a944a")
    // What destroys keeps its own color.
    let kept = try preview.place("push button", "Destructive")
    #expect(try preview.pixel(kept.inside, awaiting: red) == red)
    try preview.expectHealth()
  }
}
