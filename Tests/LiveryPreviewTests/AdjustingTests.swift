import Fixtures
import Foundation
import TestDisplay
import Testing

/// How a person turns dials over all colors of a theme, and sees what comes of it before it is
/// written.
@Suite(.enabled(if: TestDisplay.isAvailable), .serialized)
struct AdjustingTests {
  private static let theme = """
    livery = 1
    name = "Harbor"

    [colors]
    window-bg = "#204060" # the sea
    window-fg = "white"

    """
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func text() throws -> String {
    String(decoding: try folder.read("harbor.livery.toml"), as: UTF8.self)
  }

  private func start(_ theme: String = theme) throws -> Preview {
    try folder.write("harbor.livery.toml", theme)
    let preview = try Preview(
      ["\(folder.path)/harbor.livery.toml", "--page", "surfaces"], wearsTheme: false)
    try preview.act("adjust")
    try preview.display.perform("wait", ["role": "spin button", "name": "Hue in degrees, number"])
    return preview
  }

  /// Types a number for a dial, as somebody who uses keys alone.
  private func turn(_ dial: String, to number: String, in preview: Preview) throws {
    let name = "\(dial), number"
    try preview.await("focused", of: "slider", "Hue in degrees")
    // The first slider has the focus, and its number is before it.
    let keys = dial.hasPrefix("Hue") ? ["Shift_L", "Tab"] : ["Tab"]
    try preview.poll("'\(name)' has no focus") {
      if try preview.states("spin button", name).contains("focused") { return () }
      try preview.display.perform("key", ["keys": .list(keys.map { .string($0) })])
      usleep(100_000)
      return nil
    }
    try preview.type("Control_L", "a")
    try preview.write(number)
  }

  /// A point of the page that has the color of windows: its left edge.
  private let page = Point(x: 243, y: 400)

  private func pixel(in preview: Preview, not old: String) throws -> String {
    try preview.poll("the page stays \(old)") {
      let color = try preview.pixel(page)
      return color == old ? nil : color
    }
  }

  private func save(_ preview: Preview, until isSaved: (String) -> Bool) throws {
    try preview.poll("it is never saved") {
      // There is nothing to save before the frame that shows a change.
      try preview.type("Control_L", "s")
      return try isSaved(text()) ? () : nil
    }
  }

  @Test func showsDialsAtOnceAndAppliesThemInOneStep() throws {
    let preview = try start()
    // The page has specimens without a name.
    let unnamed = try preview.display.request("unnamed", for: [String].self)
    #expect(!unnamed.contains { $0.hasPrefix("slider") || $0.hasPrefix("spin button") })
    #expect(try !preview.states("push button", "Apply").contains("sensitive"))
    let before = try preview.pixel(page, awaiting: "#204060")
    #expect(before == "#204060")
    try turn("Hue in degrees", to: "120", in: preview)
    let after = try pixel(in: preview, not: before)
    try preview.press("Before")
    #expect(try preview.pixel(page, awaiting: before) == before)
    try preview.press("After")
    #expect(try preview.pixel(page, awaiting: after) == after)
    #expect(try text() == Self.theme)
    try preview.await("sensitive", of: "push button", "Apply")
    try preview.press("Apply", role: "push button")
    try save(preview) { $0 != Self.theme }
    #expect(try text().contains("window-bg = \"\(after)\" # the sea\nwindow-fg = \"white\"\n"))
    #expect(try preview.pixel(page) == after)
    try preview.type("Control_L", "z")
    try save(preview) { $0 == Self.theme }
    #expect(try preview.pixel(page, awaiting: before) == before)
    try preview.expectHealth()
  }

  @Test func showsBeforeAndAfterOnOnePageUpToADividerThatKeysMove() throws {
    let preview = try start()
    let before = try preview.pixel(page, awaiting: "#204060")
    try turn("Hue in degrees", to: "120", in: preview)
    let after = try pixel(in: preview, not: before)
    try preview.press("Divided")
    #expect(try preview.pixel(page, awaiting: before) == before)
    let slider = try preview.place("slider", "Before and After")
    let label = try preview.place("label", "After")
    let end = Point(x: label.x + label.width + 2, y: page.y)
    #expect(try preview.pixel(end, awaiting: after) == after)
    try preview.display.perform(
      "click",
      [
        "x": .number(Double(slider.x + 16)), "y": .number(Double(slider.y + slider.height / 2)),
        "button": .number(1),
      ])
    try preview.await("focused", of: "slider", "Before and After")
    try preview.type("Home")
    #expect(try preview.pixel(page, awaiting: after) == after)
    try preview.type("End")
    #expect(try preview.pixel(end, awaiting: before) == before)
    try preview.press("After")
    #expect(try preview.pixel(end, awaiting: after) == after)
    try preview.type("Escape")
    #expect(try preview.pixel(page, awaiting: before) == before)
    try preview.expectHealth()
  }

  @Test func showsTheThemeAsItIsSavedAndWithItsEditsAgain() throws {
    let preview = try start()
    try turn("Hue in degrees", to: "120", in: preview)
    let after = try pixel(in: preview, not: "#204060")
    try preview.await("sensitive", of: "push button", "Apply")
    try preview.press("Apply", role: "push button")
    try preview.display.perform("wait", ["name": "harbor.livery.toml, unsaved changes"])
    try preview.act("saved")
    #expect(try preview.pixel(page, awaiting: "#204060") == "#204060")
    _ = try preview.text(saying: "“Harbor” is shown without your edits")
    try preview.press("Show Edits", role: "push button")
    #expect(try preview.pixel(page, awaiting: after) == after)
    #expect(try text() == Self.theme)
    try preview.expectHealth()
  }

  @Test func leavesEverythingAsItWasWhenItIsCanceled() throws {
    let preview = try start()
    try turn("Lightness", to: "0.2", in: preview)
    _ = try pixel(in: preview, not: "#204060")
    try preview.type("Escape")
    #expect(try preview.pixel(page, awaiting: "#204060") == "#204060")
    #expect(try text() == Self.theme)
    #expect(
      try !preview.display.request("tree", for: String.self).contains(
        "'harbor.livery.toml, unsaved"))
    try preview.expectHealth()
  }

  @Test func closesUnturnedDialsForTheProblems() throws {
    let preview = try start()
    try preview.act("problems")
    try preview.await("pressed", of: "toggle", "Problems")
    #expect(try text() == Self.theme)
    try preview.expectHealth()
  }

  @Test(arguments: ["Apply", "Discard"])
  func asksWhetherDialsAreAppliedBeforeProblemsAreShown(answer: String) throws {
    let preview = try start()
    try turn("Hue in degrees", to: "120", in: preview)
    let after = try pixel(in: preview, not: "#204060")
    try preview.act("problems")
    _ = try preview.text(saying: "Apply the Dials?")
    if answer == "Apply" {
      // Enter is for it; the panel has a button of this name, too.
      try preview.poll("the question has no focus") {
        try preview.focused.contains { $0.contains("'Apply'") } ? () : nil
      }
      try preview.type("Return")
    } else {
      try preview.press(answer, role: "push button")
    }
    try preview.await("pressed", of: "toggle", "Problems")
    let color = answer == "Apply" ? after : "#204060"
    #expect(try preview.pixel(page, awaiting: color) == color)
    #expect(try text() == Self.theme)
    try preview.expectHealth()
  }

  @Test func appliesWhatDialsShowBeforeASave() throws {
    let preview = try start()
    try turn("Chroma", to: "0", in: preview)
    let gray = try pixel(in: preview, not: "#204060")
    try save(preview) { $0.contains("window-bg = \"\(gray)\" # the sea") }
    try preview.expectHealth()
  }

  @Test func saysWhichPairsFailAndGivesThemTheContrast() throws {
    let preview = try start(
      """
      livery = 1
      name = "Harbor"
      [colors]
      window-bg = { light = "#e8eef0", dark = "#30404a" }
      window-fg = { light = "#6a7a82", dark = "#8b9aa2" }
      view-bg = "$window-bg"
      view-fg = "$window-fg"
      card-bg = "$window-bg"
      card-fg = "$window-fg"

      """)
    _ = try preview.text(saying: "pairs have less contrast than AA, first '")
    _ = try preview.text(saying: " fails: '")
    try preview.press("Contrast AA, 4.5 to 1")
    _ = try preview.text(saying: "Every pair has the contrast of AA: ")
    try save(preview) { !$0.contains("#6a7a82") && $0.contains("view-fg = \"$window-fg\"\n") }
    try preview.expectHealth()
  }

  @Test func saysThatNoColorHasTheContrastAndAppliesNothing() throws {
    let theme = Self.theme.replacing("\"white\"", with: "\"#6080a0\"")
    let preview = try start(theme)
    try preview.press("Contrast AA, 4.5 to 1")
    _ = try preview.text(saying: "Nothing can be applied: 'destructive' on 'window-bg' in light")
    #expect(try !preview.states("push button", "Apply").contains("sensitive"))
    // A save would apply what the dials show.
    try preview.type("Control_L", "s")
    try preview.press("Cancel", role: "push button")
    try preview.act("adjust")
    #expect(try text() == theme)
    try preview.expectHealth()
  }

  @Test func asksOnceToEditACopyOfAPreset() throws {
    let preset = "{\"name\": \"Fog\", \"variables\": {\"window_bg_color\": \"#204060\"}}"
    let preview = try Preview(
      [try folder.write("fog.json", preset), "--page", "surfaces"], wearsTheme: false)
    try preview.act("adjust")
    try turn("Hue in degrees", to: "120", in: preview)
    let after = try pixel(in: preview, not: "#204060")
    try preview.await("sensitive", of: "push button", "Apply")
    try preview.press("Apply", role: "push button")
    try preview.press("Edit a Copy", role: "push button")
    _ = try preview.text(saying: "“Fog” is a Livery theme now")
    #expect(try preview.pixel(page, awaiting: after) == after)
    #expect(String(decoding: try folder.read("fog.json"), as: UTF8.self) == preset)
    try preview.expectHealth()
  }

  @Test func makesACopyOfABuiltInTheme() throws {
    let preview = try Preview(["--theme", "mint"])
    try preview.act("adjust")
    try turn("Hue in degrees", to: "-40", in: preview)
    try preview.await("sensitive", of: "push button", "Apply")
    try preview.press("Apply", role: "push button")
    try preview.display.perform("wait", ["role": "frame", "name": "Mint copy — Livery"])
    try preview.expectHealth()
  }
}
