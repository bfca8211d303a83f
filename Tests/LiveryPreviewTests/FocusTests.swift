import Foundation
import TestDisplay
import Testing

/// Where the keyboard focus goes, by keys alone.
@Suite(.enabled(if: TestDisplay.isAvailable), .serialized)
struct FocusTests {
  private let file: ThemeFile

  init() throws {
    file = try ThemeFile(headerbar: "#204060")
  }

  @Test func keepsShortcutsAliveAfterAnEntryOfAMenuInAMenu() throws {
    let preview = try Preview()
    try preview.type("F10")
    var index = try preview.awaitFocusedItem()
    // The theme's menu is the fifth that can be chosen.
    for _ in 1...4 {
      try preview.type("Down")
      index = try preview.awaitFocusedItem(after: index, orLater: true)
    }
    try preview.type("Return")
    // The first of the inner menu leads back, and the third adjusts colors.
    for _ in 1...2 {
      usleep(400_000)
      try preview.type("Down")
    }
    usleep(400_000)
    try preview.type("Return")
    try preview.await("focused", of: "slider", "Hue in degrees")
    try preview.type("F9")
    try preview.poll("the dials stay") {
      try preview.states("toggle", "Inspector").contains("pressed") ? nil : ()
    }
    _ = try preview.text(saying: "Dials are shown that are not applied")
    try preview.expectHealth()
  }

  @Test func goesPastTheRowsOfTheSidebarByTabAndChoosesThemByEnter() throws {
    let preview = try Preview([file.path])
    let title = try preview.themeInTitle()
    try preview.click("list item", "Overview")
    try preview.type("Tab")
    try preview.await("focused", of: "toggle", "Search Themes")
    for _ in 1...2 { try preview.type("Tab") }
    try preview.type("Down")
    try preview.await("focused", of: "list item", "Adwaita")
    for _ in 1...4 { try preview.type("Tab") }
    #expect(try preview.themeInTitle() == title)
    try preview.click("list item", "Overview")
    for _ in 1...4 { try preview.type("Tab") }
    try preview.type("Down")
    try preview.await("focused", of: "list item", "Adwaita")
    try preview.type("Return")
    try preview.display.perform("wait", ["role": "frame", "name": "Adwaita — Livery"])
    try preview.expectHealth()
  }

  @Test func reachesThePageOfAnOwnUIByTheKeysOfPages() throws {
    let path = "\(file.path).ui"
    try Data("<interface><object class='GtkLabel' id='a'/></interface>".utf8)
      .write(to: URL(fileURLWithPath: path))
    let preview = try Preview(["--ui", path])
    let name = URL(fileURLWithPath: path).lastPathComponent
    try preview.await("selected", of: "list item", name)
    try preview.type("Control_L", "Next")
    try preview.await("selected", of: "list item", "Overview")
    try preview.type("Control_L", "Prior")
    try preview.await("selected", of: "list item", name)
    try preview.expectHealth()
  }

  @Test func goesRoundAllPanesByF6() throws {
    let preview = try Preview()
    try preview.click("list item", "Overview")
    try preview.type("F6")
    try preview.await("focused", of: "toggle", "Sidebar")
    try preview.type("F6")
    try preview.type("F6")
    try preview.await("focused", of: "toggle", "System")
    try preview.type("F6")
    try preview.await("focused", of: "list item", "Overview")
    try preview.expectHealth()
  }
}

extension Preview {
  /// What the window's title says.
  fileprivate func themeInTitle() throws -> String { try text(saying: "— Livery") }
}
