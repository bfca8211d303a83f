import TestDisplay
import Testing

/// What a window that gets another size shows, with real sizes from the screen.
@Suite(.enabled(if: TestDisplay.isAvailable), .serialized)
struct ResizeTests {
  private func resize(_ preview: Preview, to width: Int) throws {
    try preview.display.perform("resize", ["width": .number(Double(width)), "height": 760])
    try preview.poll("it never gets \(width) wide") {
      abs(try preview.place("frame", "Adwaita — Livery").width - width) < 60 ? () : nil
    }
  }

  private func isInspectorShown(_ preview: Preview) throws -> Bool {
    try preview.states("toggle", "Inspector").contains("pressed")
  }

  @Test func opensNoInspectorThatAPersonHasClosed() throws {
    let preview = try Preview()
    try preview.type("F9")
    try preview.await("pressed", of: "toggle", "Inspector")
    try resize(preview, to: 560)
    try preview.poll("it stays over the gallery") { try isInspectorShown(preview) ? nil : () }
    try resize(preview, to: 1120)
    try preview.await("pressed", of: "toggle", "Inspector")

    try preview.type("F9")
    try preview.poll("F9 does not close it") { try isInspectorShown(preview) ? nil : () }
    try resize(preview, to: 560)
    try resize(preview, to: 1120)
    // The segments for all themes are back, so the window was laid out anew.
    try preview.await("pressed", of: "toggle", "Adwaita")
    #expect(try !isInspectorShown(preview))
    try preview.expectHealth()
  }
}
