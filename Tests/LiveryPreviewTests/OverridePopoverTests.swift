import Foundation
import TestDisplay
import Testing

/// The styles of one widget of the gallery, by keys.
@Suite(.enabled(if: TestDisplay.isAvailable), .serialized)
struct OverridePopoverTests {
  private static let background = "Background value"

  /// Opens the popover of a button, which it covers, and gives the button's place.
  private func start(_ preview: Preview) throws -> Place {
    let button = try preview.place("push button", "Regular")
    try preview.click("push button", "Regular", button: 3)
    try preview.await("focused", of: "push button", "Choose Text Color")
    try preview.press("This Widget")
    return button
  }

  private func expect(_ text: String, in preview: Preview) throws {
    try preview.poll("the field never says '\(text)'") {
      try preview.display.request(
        "text", ["role": "text", "name": .string(Self.background)], for: String.self) == text
        ? () : nil
    }
  }

  @Test func changesAColorInTheInspectorsChooserInOneStep() throws {
    let preview = try Preview(["--page", "controls"])
    let background = try preview.place("push button", "Regular").inside
    let stock = try preview.pixel(background)
    _ = try start(preview)
    for _ in 1...2 { try preview.type("Tab") }
    try preview.await("focused", of: "push button", "Choose Background")
    try preview.type("space")
    try preview.await("focused", of: "text", "Hexadecimal color or color name")
    try preview.type("Control_L", "a")
    try preview.write("#602040")
    try preview.type("Escape")
    try preview.await("focused", of: "push button", "Choose Background")
    try expect("#602040", in: preview)
    try preview.type("Escape")
    #expect(try preview.pixel(background, awaiting: "#602040") == "#602040")
    try preview.type("Control_L", "z")
    // Under the pointer it has another color.
    try preview.display.perform("move", ["x": 10, "y": 10])
    #expect(try preview.pixel(background, awaiting: stock) == stock)
    try preview.expectHealth()
  }

  @Test func takesATypedRoleAndSaysAtTheFieldWhatIsNoColor() throws {
    let preview = try Preview(["--page", "controls", "--theme", "mint"])
    let button = try start(preview)
    for _ in 1...3 { try preview.type("Tab") }
    try preview.await("focused", of: "text", Self.background)
    try preview.write("#60204")
    _ = try preview.text(saying: "hexadecimal digits after")
    try preview.type("Control_L", "a")
    try preview.write("accent-bg")
    try expect("$accent-bg", in: preview)
    for _ in 1...2 { try preview.type("Escape") }
    #expect(try preview.pixel(button.inside, awaiting: "#00704c") == "#00704c")
    try preview.expectHealth()
  }

  @Test func offersTheRuleOfTheThemeFirstByAReadableName() throws {
    let preview = try Preview(["--page", "controls"])
    try preview.click("push button", "Suggested", button: 3)
    try preview.await("focused", of: "push button", "Choose Text Color")
    try preview.await("pressed", of: "toggle", "All Such Widgets")
    #expect(try preview.text(saying: "Suggested Button").hasSuffix("Suggested Button"))
    try preview.expectHealth()
  }

  @Test(arguments: [("Suggested", "17"), ("Regular", "17"), ("Pill", "22")])
  func beginsFromThePaintedRadius(button: String, radius: String) throws {
    let file = try ThemeFile(headerbar: "#204060")
    try file.write("livery = 1\nname = \"Harbor\"\n\n[metrics]\ncontrol-radius = 17\n")
    let preview = try Preview([file.path, "--page", "controls"])
    try preview.click("push button", button, button: 3)
    try preview.await("focused", of: "push button", "Choose Text Color")
    try preview.expect(radius, in: "Corner Radius in pixels", role: "spin button")
    try preview.type("Escape")
    // Nothing was changed.
    #expect(try !preview.display.request("tree", for: String.self).contains("'Undo'"))
    try preview.expectHealth()
  }

  @Test func namesEachControlWithItsUnit() throws {
    let preview = try Preview(["--page", "controls"])
    _ = try start(preview)
    for name in ["Corner Radius in pixels", "Font Size in points", "Opacity in percent"] {
      try preview.display.perform("wait", ["role": "spin button", "name": .string(name)])
    }
    try preview.expectHealth()
  }
}
