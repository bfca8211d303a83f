import Desk
import Fixtures
import Foundation
import Testing

/// An app of somebody else that shows its window in a theme.
@Suite(.enabled(if: Desk.isAvailable && ThemedApp.isAvailable), .serialized)
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
    let page = try app.ground(of: "Page")
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
    try app.desk.tell("wait", ["role": "frame", "name": "Mint, light"])
    try app.expectHealth()
  }

  @Test func followsTheDesktopAndShowsAPartDark() throws {
    let app = try ThemedApp(Self.theme(light: "#f4ecd8"))
    let (page, viewer) = (try app.ground(of: "Page"), try app.ground(of: "Viewer"))
    #expect(try app.pixel(page, awaiting: "#f4ecd8") == "#f4ecd8")
    try app.desk.tell("portal", ["scheme": 1])
    #expect(try app.pixel(page, awaiting: "#2a211c") == "#2a211c")
    #expect(try app.pixel(viewer, awaiting: "#2a211c") == "#2a211c")
    try app.desk.tell("portal", ["scheme": 2])
    #expect(try app.pixel(viewer, awaiting: "#f4ecd8") == "#f4ecd8")
    try app.press("Dark Viewer")
    #expect(try app.pixel(viewer, awaiting: "#2a211c") == "#2a211c")
    #expect(try app.pixel(page, awaiting: "#f4ecd8") == "#f4ecd8")
    try app.press("Switch")
    let dark = try ResolvedColors("ocean", "dark")["window-bg"]
    #expect(try app.pixel(viewer, awaiting: dark) == dark)
    try app.expectHealth()
  }

  @Test func keepsTheStyleOfAWidgetUntilItIsCleared() throws {
    let app = try ThemedApp(Self.theme(light: "#f4ecd8"))
    let page = try app.ground(of: "Page")
    try app.press("Mark")
    #expect(try app.pixel(page, awaiting: "#8a2b0c") == "#8a2b0c")
    try app.press("Switch")
    let ocean = try ResolvedColors("ocean", "light")
    #expect(try app.pixel(page, awaiting: ocean["accent-bg"]) == ocean["accent-bg"])
    try app.press("Unmark")
    #expect(try app.pixel(page, awaiting: ocean["window-bg"]) == ocean["window-bg"])
    try app.expectHealth()
  }
}
