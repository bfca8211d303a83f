import Fixtures
import Foundation
import LiveryAudit
import TestDisplay
import Testing

/// What is wrong in what GTK paints, as the window lists it, with an accessibility client.
@Suite(.enabled(if: TestDisplay.isAvailable), .serialized)
struct PaintedProblemTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = try folder.write(
      "pale.livery.toml",
      """
      livery = 1
      name = "Pale"
      [extra]
      css = "row:selected { background: #fff; color: #eee; } button { background: #ddd; }"
      """)
  }

  private func listed() throws -> (Preview, row: String) {
    let preview = try preview(path, "lists")
    return (preview, try preview.text(saying: "warning, Looks the same"))
  }

  /// A window that lists the problems of a page.
  private func preview(_ path: String, _ page: String) throws -> Preview {
    let preview = try Preview([path, "--page", page, "--appearance", "light"])
    try preview.showProblems()
    return preview
  }

  @Test func listsWhatIsWrongOnThePageAndGoesThere() throws {
    let (preview, row) = try listed()
    #expect(row.contains("unlike stock Adwaita, ") && row.contains(":hover in "))
    let worst = try preview.text(saying: "error, Contrast of 1.")
    #expect(worst.contains("and #ffffff, below 4.5:1; stock Adwaita has "))
    #expect(worst.contains("row:selected > "))
    #expect(try preview.text(saying: "Painted on This") == "Painted on This Page")
    #expect(try !paintsLine("#d6249f", in: preview, seconds: 0))
    // The row is below what the window shows of the page.
    try preview.press(row, role: "list item")
    #expect(try paintsLine("#d6249f", in: preview))
    try preview.expectHealth()
  }

  @Test func goesToTheColorThatDoesIt() throws {
    let path = try folder.write(
      "mist.livery.toml",
      "livery = 1\nname = \"Mist\"\n\n[colors]\nwindow-fg = \"#d0d0d0\"\n")
    let preview = try preview(path, "text")
    let button = try preview.text(saying: "Color: Contrast of ")
    try preview.press(button, role: "push button")
    try preview.await("focused", of: "list item", "window-fg")
    try preview.await("pressed", of: "toggle", "Colors")
    try preview.expectHealth()
  }

  @Test func marksSpecimensWithProblemsWhenWanted() throws {
    let (preview, row) = try listed()
    try preview.press(row, role: "list item")
    #expect(try paintsLine("#d6249f", in: preview))
    #expect(try !paintsLine("#e01b24", in: preview, seconds: 0))
    try preview.act("problem-marks")
    #expect(try paintsLine("#e01b24", in: preview))
    // Without the list, too.
    try preview.press("Colors")
    #expect(try paintsLine("#e01b24", in: preview))
    try preview.act("problem-marks")
    try preview.poll("the marks stay") {
      try paintsLine("#e01b24", in: preview, seconds: 0) ? nil : ()
    }
    try preview.expectHealth()
  }

  @Test func endsWithTheWindow() throws {
    let (preview, _) = try listed()
    try preview.type("Control_L", "q")
    try preview.poll("a process goes on") {
      try preview.display.request("children", ["pid": preview.pid], for: [Int].self).isEmpty
        ? () : nil
    }
  }

  /// Whether a line of a color is drawn on the page within some seconds.
  private func paintsLine(
    _ color: String, in preview: Preview, seconds: Double = 20
  ) throws -> Bool {
    try preview.display.request(
      "awaitNear",
      [
        "x": 240, "y": 50, "width": 520, "height": 660, "color": .string(color),
        "seconds": .number(seconds),
      ])
  }
}
