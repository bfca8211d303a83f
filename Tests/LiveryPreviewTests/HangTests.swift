import Fixtures
import GTKFixtures
import TestDisplay
import Testing

/// What becomes of a window that hangs long after its theme was painted.
@Suite(.enabled(if: TestDisplay.isAvailable), .serialized)
struct HangTests {
  private let themes: CrashingThemes

  init() throws {
    themes = try CrashingThemes()
  }

  /// Shows the plain theme, and then the one of a name, until it is painted.
  private func preview(showing name: String) throws -> Preview {
    let (preview, header) = try themes.previewOfPlain(beside: name)
    try preview.type("Alt_L", "2")
    #expect(try preview.pixel(header, awaiting: "#204060") == "#204060")
    try preview.await("pressed", of: "toggle", name)
    try preview.awaitPainted(of: "crashing.livery.toml")
    return preview
  }

  private func expectThatPlainIsBack(_ preview: Preview, insteadOf name: String) throws {
    let title = "The window hung while it showed “\(name)”"
    #expect(try preview.text(saying: title) == title)
    _ = try preview.text(saying: "The theme before it is shown.")
    try preview.await("pressed", of: "toggle", "Plain")
    #expect(try preview.display.request("exit", ["pid": preview.pid], for: Int?.self) == nil)
  }

  @Test func noticesAnAnimationThatBeginsLate() throws {
    try expectThatPlainIsBack(try preview(showing: "Later"), insteadOf: "Later")
  }

  @Test func namesTheThemesOfBothWindows() throws {
    let (preview, header) = try themes.previewOfPlain(beside: "Later")
    try preview.act("compare")
    try preview.display.perform("wait", ["role": "frame", "name": "Compare: Adwaita — Livery"])
    try preview.act("theme-2", window: 2)
    try preview.display.perform("wait", ["role": "frame", "name": "Compare: Later — Livery"])

    let title = "The window hung while it showed “Plain” and “Later”"
    #expect(try preview.text(saying: title) == title)
    _ = try preview.text(saying: "The comparison is closed.")
    #expect(try preview.pixel(header, awaiting: "#406020") == "#406020")
    try preview.await("pressed", of: "toggle", "Plain")
    #expect(try preview.display.request("exit", ["pid": preview.pid], for: Int?.self) == nil)
  }

  @Test func noticesAHangUnderThePointer() throws {
    let preview = try preview(showing: "Hover")
    let button = try preview.place("toggle", "Dark").inside
    try preview.display.perform(
      "move", ["x": .number(Double(button.x)), "y": .number(Double(button.y))])
    try expectThatPlainIsBack(preview, insteadOf: "Hover")
  }

  @Test func noticesAHangInAPopover() throws {
    let preview = try preview(showing: "Popover")
    try preview.type("F10")
    try expectThatPlainIsBack(preview, insteadOf: "Popover")
  }
}
