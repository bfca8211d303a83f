import Fixtures
import Foundation
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

  /// Drags the edge of the inspector, near which its search is; gives the new place of that.
  private func dragEdge(_ preview: Preview, by change: Int, from old: Place) throws -> Place {
    for distance in [3, 7, 11, 15, 19, -1, -5, -9, -13, -17] {
      let x = old.x - distance
      try preview.display.perform(
        "drag",
        [
          "x": .number(Double(x)), "y": .number(Double(old.y + 200)),
          "toX": .number(Double(x + change)), "toY": .number(Double(old.y + 200)),
        ])
      for _ in 0..<20 {
        let new = try preview.place("entry", "Search the Theme")
        if abs(new.x - old.x) > 40 { return new }
        usleep(50_000)
      }
    }
    throw TestDisplayError("no edge can be dragged")
  }

  @Test func changesTheWidthOfTheInspectorByItsEdgeAndRemembersIt() throws {
    let folder = try TemporaryFolder()
    let environment = [
      "GSETTINGS_BACKEND": "keyfile", "XDG_CONFIG_HOME": "\(folder.path)/config",
    ]
    let nowhere = Place(x: 0, y: 0, width: 0, height: 0)
    let preview = try Preview(environment: environment, wearsTheme: false)
    try preview.type("F9")
    let old = try preview.settledPlace("entry", "Search the Theme", not: nowhere)
    let wide = try dragEdge(preview, by: -150, from: old)
    #expect(abs(wide.width - old.width - 150) <= 2 && abs(old.x - wide.x - 150) <= 2)
    // It is at most half of the window, and at least wide enough.
    let widest = try dragEdge(preview, by: -600, from: wide)
    #expect(old.x - widest.x < 1120 / 2 - 340 + 8)
    let narrow = try dragEdge(preview, by: 900, from: widest)
    #expect(narrow.x > old.x && narrow.x - old.x <= 20)
    let last = try dragEdge(preview, by: -100, from: narrow)
    try preview.type("Control_L", "w")
    #expect(
      try preview.display.request("exit", ["pid": preview.pid, "seconds": 60], for: Int?.self) == 0)
    try preview.restart([])
    let again = try preview.settledPlace("entry", "Search the Theme", not: nowhere)
    #expect(again.width == last.width)
    try preview.expectHealth()
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
