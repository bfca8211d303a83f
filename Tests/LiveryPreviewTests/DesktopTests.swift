import Foundation
import GTKFixtures
import TestDisplay
import Testing

/// What the desktop says, and what a person chose last.
@Suite(.enabled(if: TestDisplay.isAvailable), .serialized)
struct DesktopTests {
  @Test func followsTheDesktopsSchemeAndContrastLive() throws {
    let preview = try Preview(["--theme", "ocean"], portal: ["scheme": 1])
    let header = try preview.place("label", "Livery").beside
    let (light, dark) = (try ResolvedColors("ocean", "light"), try ResolvedColors("ocean", "dark"))
    #expect(try preview.pixel(header, awaiting: dark["headerbar-bg"]) == dark["headerbar-bg"])
    try preview.display.perform("portal", ["scheme": 2])
    #expect(try preview.pixel(header, awaiting: light["headerbar-bg"]) == light["headerbar-bg"])
    try preview.await("pressed", of: "toggle", "System")

    #expect(try !preview.states("toggle", "High Contrast").contains("pressed"))
    try preview.display.perform("portal", ["contrast": .boolean(true)])
    try preview.await("pressed", of: "toggle", "High Contrast")
    #expect(try !preview.states("toggle", "High Contrast").contains("sensitive"))
    try preview.display.perform("portal", ["contrast": .boolean(false)])
    try preview.await("sensitive", of: "toggle", "High Contrast")

    try preview.press("Dark")
    #expect(try preview.pixel(header, awaiting: dark["headerbar-bg"]) == dark["headerbar-bg"])
    try preview.expectHealth()
  }

  @Test func showsTraitsOfItsOwnByTheirSummary() throws {
    let file = try ThemeFile(headerbar: "#204060")
    try file.write(
      """
      livery = 1
      name = "<b>&"

      [traits]
      dusk = "Evening light"

      [colors]
      headerbar-bg = { default = "#204060", dusk = "#604020", pure-black = "#000000", "pure-black+dusk" = "#000000" }
      """)
    let preview = try Preview([file.path])
    try preview.display.perform("wait", ["role": "frame", "name": "<b>& — Livery"])
    try preview.await("pressed", of: "toggle", "<b>&")
    let header = try preview.place("label", "Livery").beside
    #expect(try preview.pixel(header, awaiting: "#204060") == "#204060")
    try preview.press("Evening light")
    #expect(try preview.pixel(header, awaiting: "#604020") == "#604020")
    try preview.press("Evening light")
    try preview.press("Pure Black")
    #expect(try preview.pixel(header, awaiting: "#000000") == "#000000")
    try preview.press("Pure Black")
    #expect(try preview.pixel(header, awaiting: "#204060") == "#204060")
    try preview.expectHealth()
  }

  @Test func hasAMenuOfTheTraitsWhereThereIsNoRoomForAll() throws {
    let file = try ThemeFile(headerbar: "#204060")
    try file.write(
      """
      livery = 1
      name = "Harbor"

      [traits]
      dusk = "Evening light_on the water"
      storm = "Very rough water everywhere"

      [colors]
      headerbar-bg = { default = "#204060", dusk = "#604020" }
      headerbar-fg = "#ffffff"
      """)
    let preview = try Preview([file.path], width: 360, height: 640)
    let corner = Point(x: 12, y: 12)
    #expect(try preview.pixel(corner, awaiting: "#204060") == "#204060")
    for color in ["#604020", "#204060"] {
      try preview.click("toggle", "Traits")
      let first = try preview.awaitFocusedItem()
      try preview.type("Down")
      let second = try preview.awaitFocusedItem(after: first)
      try preview.type("Down")
      try preview.awaitFocusedItem(after: second)
      try preview.type("Return")
      #expect(try preview.pixel(corner, awaiting: color) == color)
    }
    try preview.type("F9")
    try preview.enter("accent-bg value", "#204060")
    try preview.display.perform("wait", ["role": "push button", "name": "Save"])
    let save = try preview.place("push button", "Save")
    #expect(save.x + save.width < 360)
    try preview.expectHealth()
  }

  @Test func comesBackAsAPersonLeftIt() throws {
    let home = FileManager.default.temporaryDirectory
      .appendingPathComponent("livery-tests-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: home) }
    let environment = [
      "GSETTINGS_BACKEND": "keyfile", "XDG_CONFIG_HOME": "\(home)/config",
      "XDG_CACHE_HOME": "\(home)/cache",
    ]
    let first = try Preview(environment: environment)
    try first.press("Ocean")
    try first.press("Dark")
    try first.press("Pure Black")
    try first.press("Unpin Mint")
    try first.type("F9")
    try first.type("Control_L", "Next")
    try first.display.perform("wait", ["role": "frame", "name": "Ocean — Livery"])
    try first.await("selected", of: "list item", "Controls")
    try first.type("Control_L", "w")
    #expect(
      try first.display.request("exit", ["pid": first.pid, "seconds": 60], for: Int?.self) == 0)
    #expect(
      FileManager.default.fileExists(atPath: "\(home)/cache/livery/schemas/gschemas.compiled"))

    let second = try Preview(environment: environment)
    try second.display.perform("wait", ["role": "frame", "name": "Ocean — Livery"])
    try second.await("pressed", of: "toggle", "Dark")
    try second.await("pressed", of: "toggle", "Pure Black")
    try second.await("pressed", of: "toggle", "Inspector")
    try second.await("selected", of: "list item", "Controls")
    try second.display.perform("wait", ["role": "toggle", "name": "Pin Mint"])
    try second.expectHealth()
  }

  @Test func saysWhatIsWrongWithAFifoAndAFolderThatVanishes() throws {
    let file = try ThemeFile(headerbar: "#204060")
    let preview = try Preview([file.path])
    let header = try preview.place("label", "Livery").beside
    #expect(try preview.pixel(header, awaiting: "#204060") == "#204060")
    try file.remove()
    #expect(mkfifo(file.path, 0o600) == 0)
    _ = try preview.text(saying: "it is not a regular file")
    #expect(try preview.pixel(header) == "#204060")
    let folder = URL(fileURLWithPath: file.path).deletingLastPathComponent()
    try FileManager.default.removeItem(at: folder)
    _ = try preview.text(saying: "no such file")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    try file.writeInPlace(headerbar: "#406020")
    #expect(try preview.pixel(header, awaiting: "#406020") == "#406020")
    try preview.expectHealth()
  }
}
