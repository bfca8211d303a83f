import Fixtures
import Foundation
import GTKFixtures
import TestDisplay
import Testing

/// How a person makes the colors of a theme that is there from a color or a picture.
@Suite(.enabled(if: TestDisplay.isAvailable), .serialized)
struct DeriveDialogTests {
  private static let theme = """
    livery = 1
    name = "Harbor"

    [palette]
    brand = "#204060" # of the house

    [colors]
    accent-bg = "$brand"
    window-bg = { default = "#ddeeff", "dark+pure-black" = "#000000" } # the sky

    [styles]
    card = { radius = 3 }

    """
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("harbor.livery.toml", Self.theme)
  }

  private func text() throws -> String {
    String(decoding: try folder.read("harbor.livery.toml"), as: UTF8.self)
  }

  private func start() throws -> Preview {
    let preview = try Preview(["\(folder.path)/harbor.livery.toml"])
    try preview.act("derive-colors")
    try preview.display.perform("wait", ["role": "text", "name": "Color"])
    return preview
  }

  private func save(_ preview: Preview, until isSaved: (String) -> Bool) throws {
    try preview.poll("it is never saved") {
      // There is nothing to save before the frame that shows a change.
      try preview.type("Control_L", "s")
      return try isSaved(text()) ? () : nil
    }
  }

  @Test func setsAllColorsInOneStepAndKeepsTheRest() throws {
    let preview = try start()
    #expect(try preview.display.request("unnamed") == [String]())
    try preview.writeText("plum pie", into: "Color")
    _ = try preview.text(saying: "Expected an opaque color")
    #expect(try !preview.states("push button", "Derive").contains("sensitive"))
    try preview.writeText("#9141ac", into: "Color")
    _ = try preview.text(saying: "colors of “Harbor”, all readable")
    try preview.press("Derive", role: "push button")
    try save(preview) { $0.contains("brand = \"#9141ac\" # of the house\n") }
    let text = try text()
    #expect(text.contains("\"dark+pure-black\" = \"#000000\"") && text.contains("} # the sky\n"))
    #expect(text.contains("\naccent-fg = \"readable($accent-bg)\"\n"))
    #expect(text.hasSuffix("\n[styles]\ncard = { radius = 3 }\n"))
    try preview.type("Control_L", "z")
    try save(preview) { $0 == Self.theme }
    try preview.expectHealth()
  }

  @Test func addsShadesToThePaletteAndTakesNoNameTwice() throws {
    let preview = try start()
    try preview.writeText("#3584e4", into: "Color")
    try preview.press("Palette")
    _ = try preview.text(saying: "“Harbor” gets brand-1 to brand-5")
    try preview.press("Derive", role: "push button")
    try save(preview) { $0.contains("\nbrand-3 = \"#3584e4\"\n") }
    #expect(try text().contains("brand = \"#204060\" # of the house\nbrand-1 = "))
    try preview.act("derive-colors")
    try preview.press("Palette")
    _ = try preview.text(saying: "“Harbor” gets brand-6 to brand-10")
    try preview.expectHealth()
  }

  @Test func namesWhatAPictureIsMadeOf() throws {
    try folder.writePicture("The Quay.svg", background: "#808080", stripe: "#26a269")
    try folder.write("words.png", "no picture")
    let preview = try start()
    try preview.press("Picture")
    #expect(try !preview.states("push button", "Derive").contains("sensitive"))
    try preview.choosePicture("\(folder.path)/words.png")
    _ = try preview.text(saying: "“words.png” is no picture that can be read")
    #expect(try !preview.states("push button", "Derive").contains("sensitive"))
    try preview.choosePicture("\(folder.path)/The Quay.svg")
    _ = try preview.text(saying: "#26a269 of “The Quay.svg”")
    try preview.press("Palette")
    _ = try preview.text(saying: "“Harbor” gets the-quay-1 to the-quay-2")
    try preview.press("Derive", role: "push button")
    try save(preview) {
      $0.contains("\nthe-quay-1 = \"#26a269\"\nthe-quay-2 = \"#808080\"\n")
    }
    try preview.expectHealth()
  }

  @Test func makesAThemeOfAnotherColorOfThePicture() throws {
    try folder.writePicture("quay.svg", background: "#26a269", stripe: "#9141ac")
    let preview = try start()
    try preview.press("Picture")
    try preview.choosePicture("\(folder.path)/quay.svg")
    try preview.press("Use #9141ac")
    _ = try preview.text(saying: "#9141ac of “quay.svg”")
    try preview.press("Derive", role: "push button")
    try save(preview) { $0.contains("brand = \"#9141ac\" # of the house\n") }
    try preview.expectHealth()
  }

  @Test func makesACopyOfABuiltInTheme() throws {
    let preview = try Preview(["--theme", "mint"])
    try preview.act("derive-colors")
    try preview.press("Derive", role: "push button")
    try preview.display.perform("wait", ["role": "frame", "name": "Mint copy — Livery"])
    try preview.expectHealth()
  }
}
