import Foundation
import TestDisplay
import Testing

/// The traits of a theme in the inspector, and values for some appearances alone.
@Suite(.enabled(if: TestDisplay.isAvailable), .serialized)
struct TraitRowTests {
  private let file: ThemeFile

  init() throws {
    file = try ThemeFile(headerbar: "#204060")
  }

  private func start(_ text: String, view: String) throws -> Preview {
    try file.write("livery = 1\nname = \"Harbor\"\n\n\(text)")
    let preview = try Preview([file.path, "--appearance", "light"])
    try preview.type("F9")
    try preview.display.perform("wait", Preview.accent)
    if view != "Colors" { try preview.press(view) }
    return preview
  }

  private func save(_ preview: Preview, as text: String) throws {
    try preview.poll("it is never saved") {
      // There is nothing to save before the frame that shows a change.
      try preview.type("Control_L", "s")
      return try file.text().hasSuffix(text) ? () : nil
    }
  }

  @Test func addsATraitNamesItsSwitchAndGivesAColorAValueThere() throws {
    let preview = try start("[colors]\naccent-bg = \"#204060\" # deep\n", view: "General")
    try preview.press("Add Trait…", role: "push button")
    try preview.await("focused", of: "text", "Name of the trait")
    try preview.write("dark")
    try preview.writeText("Night", into: "Name of its switch")
    try preview.press("Add the Trait", role: "push button")
    _ = try preview.text(saying: "There is a trait with this name already")
    try preview.writeText("Stormy", into: "Name of the trait")
    try preview.press("Add the Trait", role: "push button")
    _ = try preview.text(saying: "Expected a name of small letters")
    try preview.writeText("stormy", into: "Name of the trait")
    try preview.press("Add the Trait", role: "push button")
    try preview.expect("Night", in: "trait stormy value")
    try preview.enter("trait stormy value", "Rougher Water")
    try preview.display.perform("wait", ["role": "toggle", "name": "Rougher Water"])
    try preview.press("Rougher Water")
    try preview.press("Colors")
    try preview.click("list item", "accent-bg", button: 3)
    try preview.chooseMenuItem(below: 2)
    _ = try preview.text(saying: "“accent-bg” has a value of its own for “light+stormy”")
    try preview.enter("accent-bg value", "#602040")
    try save(
      preview,
      as: """
        [colors]
        accent-bg = { default = "#204060", "light+stormy" = "#602040" } # deep

        [traits]
        stormy = { summary = "Rougher Water" }

        """)
    try preview.press("Rougher Water")
    try preview.expect("#204060", in: "accent-bg value")
    try preview.expectHealth()
  }

  @Test func removesATraitWithItsValuesInOneStep() throws {
    let text = """
      [traits]
      stormy = "Rougher Water"

      [colors]
      accent-bg = { default = "#204060", stormy = "#602040" }

      """
    let preview = try start(text, view: "General")
    try preview.expect("Rougher Water", in: "trait stormy value")
    try preview.click("text", "trait stormy value")
    try preview.type("Control_L", "a")
    try preview.type("BackSpace")
    try preview.type("Return")
    _ = try preview.text(saying: "The switch needs a name")
    try preview.type("Escape")
    try preview.press("Remove trait stormy", role: "push button")
    try save(preview, as: "[traits]\n\n[colors]\naccent-bg = { default = \"#204060\" }\n")
    try preview.type("Control_L", "z")
    try preview.expect("Rougher Water", in: "trait stormy value")
    try save(preview, as: text)
    try preview.expectHealth()
  }

  @Test func givesARuleAValueForTheSchemeShownAndOneForAllAgain() throws {
    let preview = try start("[styles]\ncard = { radius = 3 } # nearly square\n", view: "Rules")
    try preview.expect("3 px", in: "card radius in pixels")
    try preview.click("list item", "card radius", button: 3)
    try preview.chooseMenuItem(below: 0)
    _ = try preview.text(saying: "Line 5, light")
    try preview.enter("card radius in pixels", "9")
    try save(preview, as: "card = { radius = { light = 9, dark = 3 } } # nearly square\n")
    try preview.click("list item", "card radius", button: 3)
    try preview.chooseMenuItem(below: 0)
    try save(preview, as: "card = { radius = 9 } # nearly square\n")
    try preview.expectHealth()
  }
}
