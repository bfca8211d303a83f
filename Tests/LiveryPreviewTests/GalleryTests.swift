import TestDisplay
import Testing

@Suite(.enabled(if: TestDisplay.isAvailable), .serialized)
struct GalleryTests {
  @Test func showsEveryPageAndSwitchesThemesOnTheHeaviestWithoutAComplaint() throws {
    let preview = try Preview(width: 1200, height: 1000)
    for _ in 0..<9 { try preview.type("Control_L", "Next") }
    try preview.await("selected", of: "list item", "Apps")
    for keys in [["Alt_L", "4"], ["Control_L", "d"], ["Alt_L", "6"]] {
      try preview.type(keys[0], keys[1])
    }
    for _ in 0..<2 { try preview.type("Control_L", "Prior") }
    try preview.await("selected", of: "list item", "States")
    try preview.expectHealth()
  }
}
