import Fixtures
import Foundation
import GTKFixtures
import TestDisplay
import Testing

/// An app of somebody else that shows its window in a theme.
@Suite(.enabled(if: TestDisplay.isAvailable && ThemedApp.isAvailable), .serialized)
struct ThemedAppTests {
  private static func theme(light: String) -> String {
    """
    livery = 1
    name = "Brand"

    [colors]
    accent-bg = "#8a2b0c"
    window-bg = { light = "\(light)", dark = "#2a211c" }
    """
  }

  @Test func showsAFileASaveOfItAndAnotherTheme() throws {
    let app = try ThemedApp(Self.theme(light: "#f4ecd8"))
    let page = try app.background(of: "Page")
    #expect(try app.pixel(page, awaiting: "#f4ecd8") == "#f4ecd8")
    try app.save(Self.theme(light: "#d8ecf4"))
    #expect(try app.pixel(page, awaiting: "#d8ecf4") == "#d8ecf4")
    // What is no theme leaves the last good one.
    try app.save("livery = 1\nname = \"Brand\"\n[colors]\nwindow-bg = \"no color\"\n")
    try app.press("Switch")
    let ocean = try ResolvedColors("ocean", "light")["window-bg"]
    #expect(try app.pixel(page, awaiting: ocean) == ocean)
    try app.press("Switch")
    let mint = try ResolvedColors("mint", "light")["window-bg"]
    #expect(try app.pixel(page, awaiting: mint) == mint)
    try app.display.perform("wait", ["role": "frame", "name": "Mint, light"])
    try app.expectHealth()
  }

  @Test func followsTheDesktopAndShowsAPartDark() throws {
    let app = try ThemedApp(Self.theme(light: "#f4ecd8"))
    let (page, viewer) = (try app.background(of: "Page"), try app.background(of: "Viewer"))
    #expect(try app.pixel(page, awaiting: "#f4ecd8") == "#f4ecd8")
    try app.display.perform("portal", ["scheme": 1])
    #expect(try app.pixel(page, awaiting: "#2a211c") == "#2a211c")
    #expect(try app.pixel(viewer, awaiting: "#2a211c") == "#2a211c")
    try app.display.perform("portal", ["scheme": 2])
    #expect(try app.pixel(viewer, awaiting: "#f4ecd8") == "#f4ecd8")
    // A task of the app says so, which GLib's loop runs.
    try app.display.perform("wait", ["role": "label", "name": "Viewer is light"])
    try app.press("Dark Viewer")
    #expect(try app.pixel(viewer, awaiting: "#2a211c") == "#2a211c")
    try app.display.perform("wait", ["role": "label", "name": "Viewer is dark"])
    #expect(try app.pixel(page, awaiting: "#f4ecd8") == "#f4ecd8")
    try app.press("Switch")
    let dark = try ResolvedColors("ocean", "dark")["window-bg"]
    #expect(try app.pixel(viewer, awaiting: dark) == dark)
    try app.expectHealth()
  }

  @Test func keepsTheStyleOfAWidgetUntilItIsCleared() throws {
    let app = try ThemedApp(Self.theme(light: "#f4ecd8"))
    let page = try app.background(of: "Page")
    try app.press("Mark")
    #expect(try app.pixel(page, awaiting: "#8a2b0c") == "#8a2b0c")
    try app.press("Switch")
    let ocean = try ResolvedColors("ocean", "light")
    #expect(try app.pixel(page, awaiting: ocean["accent-bg"]) == ocean["accent-bg"])
    try app.press("Unmark")
    #expect(try app.pixel(page, awaiting: ocean["window-bg"]) == ocean["window-bg"])
    try app.expectHealth()
  }

  /// A component that the app registers, a property of it that no CSS has, and a picture.
  @Test func hasAComponentAPropertyAndAPictureOfItsOwn() throws {
    func file(glow: String) -> String {
      Self.theme(light: "#f4ecd8") + """

        [components]
        gauge = { node = "gaugeview", properties = { glow = "color" } }
        [styles]
        gauge = { background = { light = "#102030", dark = "#304050" }, glow = "\(glow)" }
        [pictures]
        ship = { light = "day.svg", dark = "night.svg" }
        """
    }
    func svg(_ color: String) -> Data {
      Data(
        "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='8'><rect width='8' height='8' fill='\(color)'/></svg>"
          .utf8)
    }
    let app = try ThemedApp(
      file(glow: "#c0ffee"), pictures: ["day.svg": svg("#123456"), "night.svg": svg("#654321")])
    let (dial, needle, ship) = (try app.below("Page"), try app.above("Dial"), try app.above("Ship"))
    #expect(try app.pixel(dial, awaiting: "#102030") == "#102030")
    #expect(try app.pixel(needle, awaiting: "#c0ffee") == "#c0ffee")
    #expect(try app.pixel(ship, awaiting: "#123456") == "#123456")
    try app.save(file(glow: "#badcab"))
    #expect(try app.pixel(needle, awaiting: "#badcab") == "#badcab")
    // What says something else than the app is no theme: the last good one stays.
    try app.save(file(glow: "#ffffff").replacing("gaugeview", with: "dialview"))
    try app.display.perform("portal", ["scheme": 1])
    #expect(try app.pixel(dial, awaiting: "#304050") == "#304050")
    #expect(try app.pixel(needle, awaiting: "#badcab") == "#badcab")
    #expect(try app.pixel(ship, awaiting: "#654321") == "#654321")
    // A theme that knows nothing of it leaves the app its own.
    try app.press("Switch")
    let ocean = try ResolvedColors("ocean", "dark")
    _ = try app.pixel(app.background(of: "Viewer"), awaiting: ocean["window-bg"])
    // Its fonts have other sizes, so the text is elsewhere.
    let moved = try app.above("Dial")
    #expect(try app.pixel(moved, awaiting: ocean["accent"]) == ocean["accent"])
    try app.expectHealth()
  }
}
