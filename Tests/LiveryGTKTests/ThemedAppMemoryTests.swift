import GTKFixtures
import TestDisplay
import Testing

/// What an app of somebody else holds after many switches of its theme.
@Suite(.enabled(if: TestDisplay.isAvailable && ThemedApp.isAvailable), .serialized)
struct ThemedAppMemoryTests {
  /// A part that is dark and a widget with a style of its own are made anew at each switch.
  @Test func staysTheSameOverAThousandSwitches() throws {
    let app = try ThemedApp("livery = 1\nname = \"Brand\"\n")
    try app.press("Dark Viewer")
    try app.press("Mark")
    let (ocean, mint) = (
      try ResolvedColors("ocean", "light")["accent-bg"],
      try ResolvedColors("mint", "light")["accent-bg"]
    )
    let page = try app.background(of: "Page")
    let memory = { (count: Int) in
      try app.display.request(
        "alternate",
        [
          "pid": app.pid, "x": RequestValue(integerLiteral: page.x),
          "y": RequestValue(integerLiteral: page.y), "count": RequestValue(integerLiteral: count),
          // The button that switches has the focus, as the first of the window.
          "turns": [
            ["keys": ["space"], "color": .string(ocean)],
            ["keys": ["space"], "color": .string(mint)],
          ],
        ], for: [Int].self)
    }
    _ = try memory(400)
    let (before, after) = try { ($0[0], $0[1]) }(memory(1000))
    #expect(after - before < 2 * 1024 * 1024)
    try app.expectHealth()
  }
}
