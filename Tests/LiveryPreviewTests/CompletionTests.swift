import Foundation
import TestDisplay
import Testing

/// What is offered while an expression is typed into a field of the inspector, by keys.
@Suite(.enabled(if: TestDisplay.isAvailable), .serialized)
struct CompletionTests {
  private let file: ThemeFile

  init() throws {
    file = try ThemeFile(
      """
      livery = 1
      name = "Harbor"

      [palette]
      sea = "#204060"
      seaweed = "#406020"

      [colors]
      accent-bg = "#602040"

      [styles]
      button = { background = "$sea", radius = 4 }

      """)
  }

  /// Opens the file with the inspector, and the focus in an empty field.
  private func start(_ field: String = "accent-bg value", page: String? = nil) throws -> Preview {
    let preview = try Preview([file.path])
    try preview.type("F9")
    try preview.display.perform("wait", Preview.accent)
    if let page { try preview.press(page) }
    try preview.display.perform("wait", ["role": "text", "name": .string(field)])
    try preview.click("text", field)
    try preview.type("Control_L", "a")
    return preview
  }

  /// Types without Enter.
  private func type(_ text: String, in preview: Preview) throws {
    for character in text {
      switch character {
      case "$": try preview.type("Shift_L", "4")
      case "(": try preview.type("Shift_L", "9")
      case ",": try preview.type("comma")
      case "-": try preview.type("minus")
      default: try preview.type("\(character)")
      }
    }
  }

  private func offers(_ item: String, in preview: Preview) throws -> Bool {
    let lines = try preview.display.request("tree", for: String.self).split(separator: "\n")
    let depth = { (line: Substring) in line.prefix { $0 == " " }.count }
    guard let start = lines.firstIndex(where: { $0.contains("list 'Suggestions' ") }) else {
      return false
    }
    return lines[(start + 1)...].prefix { depth($0) > depth(lines[start]) }
      .contains { $0.contains("list item '\(item)' ") }
  }

  private func offers(_ items: [String], in preview: Preview) throws -> Bool {
    try items.allSatisfy { try offers($0, in: preview) }
  }

  private func awaitOffer(_ item: String, in preview: Preview) throws {
    try preview.poll("'\(item)' is never offered") { try offers(item, in: preview) ? () : nil }
  }

  private func awaitEnd(of item: String, in preview: Preview) throws {
    try preview.poll("'\(item)' stays") { try offers(item, in: preview) ? nil : () }
  }

  private func expect(_ text: String, in preview: Preview) throws {
    try preview.expect(text, in: "accent-bg value")
  }

  @Test func completesAFunctionAndAColorByKeys() throws {
    let preview = try start()
    try type("lig", in: preview)
    try awaitOffer("lighter(c)", in: preview)
    #expect(try preview.states("text", "accent-bg value").contains("focused"))
    try preview.type("Return")
    try expect("lighter(", in: preview)
    try awaitEnd(of: "lighter(c)", in: preview)
    try type("$sea", in: preview)
    try awaitOffer("seaweed", in: preview)
    try preview.type("Down")
    try preview.type("Down")
    try preview.type("Tab")
    try expect("lighter($seaweed", in: preview)
    try preview.type("Shift_L", "0")
    try preview.type("Return")
    try preview.display.perform("wait", ["role": "push button", "name": "Save"])
    try preview.type("Control_L", "s")
    try preview.poll("it is never saved") {
      try file.text().contains("accent-bg = \"lighter($seaweed)\"") ? () : nil
    }
    try preview.expectHealth()
  }

  @Test func closesTheListAloneByEscape() throws {
    let preview = try start()
    try type("$se", in: preview)
    try awaitOffer("sea", in: preview)
    try preview.type("Escape")
    try awaitEnd(of: "sea", in: preview)
    try expect("$se", in: preview)
    // It stays closed for the same word.
    try type("a", in: preview)
    try expect("$sea", in: preview)
    #expect(try !offers("seaweed", in: preview))
    try preview.type("Escape")
    try expect("#602040", in: preview)
    try preview.expectHealth()
  }

  @Test func filtersWhileTypingAndVanishesWhenNothingMatches() throws {
    let preview = try start()
    try type("$s", in: preview)
    try awaitOffer("sidebar-bg", in: preview)
    try type("ea", in: preview)
    try awaitEnd(of: "sidebar-bg", in: preview)
    #expect(try offers(["sea", "seaweed"], in: preview))
    try type("x", in: preview)
    try awaitEnd(of: "seaweed", in: preview)
    try preview.type("BackSpace")
    try awaitOffer("seaweed", in: preview)
    // A typed name is entered, and no other one taken.
    try preview.type("Return")
    try preview.display.perform("wait", ["role": "push button", "name": "Save"])
    try expect("$sea", in: preview)
    try preview.expectHealth()
  }

  @Test func saysWhatIsSelectedToAScreenReaderAndLeavesTheFieldInSight() throws {
    let preview = try start()
    let field = try preview.place("text", "accent-bg value")
    try type("$seaw", in: preview)
    try awaitOffer("seaweed", in: preview)
    let description = try preview.display.request(
      "description", Preview.accent, for: String.self)
    #expect(description == "seaweed, #406020, 1 of 1")
    let note = try preview.display.request(
      "description", ["role": "list item", "name": "seaweed"], for: String.self)
    #expect(note == "#406020")
    // The swatch of the color is below the field.
    let below = Place(x: field.x - 12, y: field.y + field.height + 6, width: 60, height: 40)
    #expect(try preview.paints("#406020", near: below))
    try preview.type("Tab")
    try preview.type("Tab")
    try awaitEnd(of: "seaweed", in: preview)
    try preview.expectHealth()
  }

  @Test func takesAClickedColor() throws {
    let preview = try start()
    try type("$seaw", in: preview)
    try awaitOffer("seaweed", in: preview)
    let field = try preview.place("text", "accent-bg value")
    try preview.display.perform(
      "click",
      ["x": .number(Double(field.x + 60)), "y": .number(Double(field.y + field.height + 24))])
    try expect("$seaweed", in: preview)
    #expect(try preview.states("text", "accent-bg value").contains("focused"))
    try preview.expectHealth()
  }

  @Test func completesInColorsOfRulesAlone() throws {
    let preview = try start("button radius in pixels", page: "Rules")
    try type("mi", in: preview)
    try preview.expect("mi", in: "button radius in pixels")
    #expect(try !offers("mix(a, b, n)", in: preview))
    try preview.type("Escape")
    try preview.click("text", "button background value")
    try preview.type("Control_L", "a")
    try type("mi", in: preview)
    try awaitOffer("mix(a, b, n)", in: preview)
    try preview.type("Tab")
    try preview.expect("mix(", in: "button background value")
    try preview.expectHealth()
  }
}
