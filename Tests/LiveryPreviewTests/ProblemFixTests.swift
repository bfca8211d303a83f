import Foundation
import TestDisplay
import Testing

/// What a person does about the findings of the check, by an accessibility client.
@Suite(.enabled(if: TestDisplay.isAvailable), .serialized)
struct ProblemFixTests {
  private let file: ThemeFile

  init() throws {
    file = try ThemeFile(headerbar: "#204060")
  }

  private static func text(_ first: String, _ second: String) -> String {
    """
    livery = 1
    name = "Harbor"

    [colors]
    headerbar-bg = "#204060"   # the sea

    [extra]
    css = "row { color: \(first); } .card { color: \(second); }"   # as on deck

    """
  }

  private func expectSaved(_ text: String, by preview: Preview) throws {
    // It is there as soon as there is something to save.
    try preview.display.perform("wait", ["role": "push button", "name": "Save"])
    try preview.type("Control_L", "s")
    try preview.poll("it is never saved") { try file.text() == text ? () : nil }
  }

  /// A window that lists the problems of a text.
  private func preview(_ text: String, _ arguments: String...) throws -> Preview {
    try file.write(text)
    let preview = try Preview([file.path] + arguments)
    try preview.showProblems()
    return preview
  }

  @Test func makesOneFixOrAllInOneStepAndLeavesTheRestOfTheFile() throws {
    let preview = try preview(Self.text("@acent_color", "@window_fg_colr"))
    let fix = try preview.text(saying: "Fix: no color is called '@acent_color'")
    try preview.press(fix, role: "push button")
    try expectSaved(Self.text("@accent_color", "@window_fg_colr"), by: preview)
    try preview.type("Control_L", "z")
    _ = try preview.text(saying: "Fix: no color is called '@acent_color'")
    try preview.press("Fix All", role: "push button")
    _ = try preview.text(saying: "2 fixes made")
    try expectSaved(Self.text("@accent_color", "@window_fg_color"), by: preview)
    try preview.type("Control_L", "z")
    _ = try preview.text(saying: "Fix: no color is called '@acent_color'")
    try expectSaved(Self.text("@acent_color", "@window_fg_colr"), by: preview)
    try preview.expectHealth()
  }

  private static let pale = """
    livery = 1
    name = "Harbor"

    [colors]
    accent-bg = { light = "#3584e4", dark = "#eeeeee" }
    error = "#ff9999"

    [styles]
    button = { color = "#dddddd" }

    """

  @Test func unfoldsThePlacesOfOneCauseAndShowsOneInTheGallery() throws {
    let preview = try preview(Self.pale, "--page", "text", "--appearance", "light")
    let places = try preview.text(saying: "places: 'error' on ")
    try preview.press(places, role: "toggle")
    let place = try preview.text(saying: "Show 'error' on 'card-bg', ")
    try preview.press(place, role: "push button")
    #expect(try paintsLine(in: preview))
    try preview.await("selected", of: "list item", "Surfaces")
    // It is still unfolded, and the line goes with the list.
    try preview.await("pressed", of: "toggle", places)
    try preview.press("Colors")
    try preview.poll("the line stays") { try paintsLine(in: preview, seconds: 0) ? nil : () }
    try preview.expectHealth()
  }

  @Test func showsThePlaceInTheSchemeThatHasIt() throws {
    let preview = try preview(Self.pale, "--page", "text", "--appearance", "light")
    let place = try preview.text(saying: "Show 'accent-fg' on 'accent-bg', 1.16:1")
    try preview.press(place, role: "push button")
    try preview.await("pressed", of: "toggle", "Dark")
    try preview.await("selected", of: "list item", "Controls")
    #expect(try paintsLine(in: preview))
    try preview.expectHealth()
  }

  @Test func goesToTheValueInTheInspector() throws {
    let preview = try preview(Self.pale, "--appearance", "light")
    // A value of the other scheme, which is shown then.
    let dark = try preview.text(saying: "error, 'accent-fg' on 'accent-bg' has a contrast of ")
    try preview.press(dark, role: "list item")
    try preview.await("focused", of: "list item", "accent-bg")
    try preview.await("pressed", of: "toggle", "Dark")
    try preview.press("Problems")
    let rule = try preview.text(saying: "error, the text of 'button' has a contrast of ")
    try preview.press(rule, role: "list item")
    try preview.await("pressed", of: "toggle", "Rules")
    try preview.await("focused", of: "text", "button color value")
    try preview.expectHealth()
  }

  /// Whether a line is drawn on the page within some seconds.
  private func paintsLine(in preview: Preview, seconds: Double = 20) throws -> Bool {
    try preview.display.request(
      "awaitNear",
      [
        "x": 240, "y": 50, "width": 520, "height": 660, "color": "#d6249f",
        "seconds": .number(seconds),
      ])
  }
}
