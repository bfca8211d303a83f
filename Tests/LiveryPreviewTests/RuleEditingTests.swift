import Foundation
import TestDisplay
import Testing

/// The rules of a theme in the inspector, and overrides that become rules.
@Suite(.enabled(if: TestDisplay.isAvailable), .serialized)
struct RuleEditingTests {
  private let file: ThemeFile

  init() throws {
    file = try ThemeFile(
      """
      livery = 1
      name = "Harbor"

      [styles]
      # as on deck
      card = { radius = 3 }   # nearly square

      """)
  }

  private func expectSaved(_ text: String, by preview: Preview) throws {
    try preview.type("Control_L", "s")
    try preview.poll("it is never saved") { try file.text().hasSuffix(text) ? () : nil }
  }

  @Test func changesAValueOfARuleInItsLineAndRemovesTheRule() throws {
    let preview = try Preview([file.path])
    try preview.type("F9")
    try preview.display.perform("wait", Preview.accent)
    try preview.press("Rules")
    try preview.expect("3 px", in: "card radius in pixels")
    try preview.enter("card radius in pixels", "8")
    try preview.expect("8 px", in: "card radius in pixels")
    try expectSaved("# as on deck\ncard = { radius = 8 }   # nearly square\n", by: preview)
    try preview.press("Remove card", role: "push button")
    try preview.type("Control_L", "z")
    try preview.expect("8 px", in: "card radius in pixels")
    try preview.expectHealth()
  }

  @Test func makesARuleOfWhatOneWidgetHasInOneStep() throws {
    let preview = try Preview([file.path, "--page", "controls"])
    let button = try preview.place("push button", "Regular")
    let stock = try preview.pixel(button.inside)
    try preview.click("push button", "Regular", button: 3)
    try preview.await("focused", of: "push button", "Choose Text Color")
    try preview.press("This Widget")
    for _ in 1...3 { try preview.type("Tab") }
    try preview.await("focused", of: "text", "Background value")
    try preview.write("#602040")
    try preview.press("All Such Widgets", role: "push button")
    try preview.press("Use What This Widget Has", role: "push button")
    try preview.expect("#602040", in: "Background value")
    try preview.type("Escape")
    try expectSaved(
      "card = { radius = 3 }   # nearly square\nbutton = { background = \"#602040\" }\n",
      by: preview)
    #expect(try preview.pixel(button.inside, awaiting: "#602040") == "#602040")
    // Both the rule and the end of the override are one step; then the override is there again.
    try preview.type("Control_L", "z")
    try preview.type("Control_L", "z")
    // Under the pointer it has another color.
    try preview.display.perform("move", ["x": 10, "y": 10])
    #expect(try preview.pixel(button.inside, awaiting: stock) == stock)
    try preview.expectHealth()
  }

  @Test func showsARuleThatIsAddedWhileASearchHidesRules() throws {
    let preview = try Preview([file.path])
    try preview.type("F9")
    try preview.display.perform("wait", Preview.accent)
    try preview.press("Rules")
    try preview.expect("3 px", in: "card radius in pixels")
    try preview.writeText("zzz", into: "Search the Theme", role: "entry")
    try preview.poll("the search hides no rule") {
      try preview.shows(row: "card radius") ? nil : ()
    }
    try preview.press("Add Rule…", role: "push button")
    try preview.writeText("#204060", into: "Value of the rule")
    try preview.press("Add the Rule", role: "push button")
    try preview.expect("#204060", in: "window color value")
    try preview.await("focused", of: "list item", "window color")
    try preview.expectHealth()
  }

  @Test func takesATypedNumberForAllSuchWidgets() throws {
    let preview = try Preview([file.path, "--page", "controls"])
    try preview.click("push button", "Regular", button: 3)
    try preview.await("focused", of: "push button", "Choose Text Color")
    try preview.press("All Such Widgets")
    let radius = "Corner Radius in pixels"
    for _ in 1...4 { try preview.type("Tab") }
    try preview.await("focused", of: "spin button", radius)
    try preview.type("Control_L", "a")
    try preview.write("12")
    try preview.expect("12", in: radius, role: "spin button")
    try preview.type("Escape")
    try expectSaved(
      "card = { radius = 3 }   # nearly square\nbutton = { radius = 12 }\n", by: preview)
    try preview.expectHealth()
  }

  @Test func writesARuleIntoACopyOfWhatIsBuiltInAndSaysSoBefore() throws {
    let preview = try Preview(["--theme", "ocean", "--page", "controls", "--appearance", "light"])
    let button = try preview.place("push button", "Regular")
    try preview.click("push button", "Regular", button: 3)
    try preview.await("focused", of: "push button", "Choose Text Color")
    try preview.press("All Such Widgets", role: "push button")
    _ = try preview.text(saying: "“Ocean” is built in. A copy of it gets the rule.")
    for _ in 1...3 { try preview.type("Tab") }
    try preview.await("focused", of: "text", "Background value")
    try preview.write("#602040")
    try preview.display.perform("wait", ["role": "frame", "name": "Ocean copy — Livery"])
    try preview.type("Escape")
    #expect(try preview.pixel(button.inside, awaiting: "#602040") == "#602040")
    try preview.expectHealth()
  }
}
