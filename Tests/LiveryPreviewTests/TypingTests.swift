import Foundation
import TestDisplay
import Testing

/// What is typed into the fields of the inspector, and how it is undone, by keys.
@Suite(.enabled(if: TestDisplay.isAvailable), .serialized)
struct TypingTests {
  private let file: ThemeFile

  init() throws {
    file = try ThemeFile(
      """
      livery = 1
      name = "Harbor"

      [colors]
      accent-bg = "#204060"
      headerbar-bg = "$accent-bg"

      """)
  }

  /// Opens the file with the inspector, and the focus in the field of the accent.
  private func start() throws -> Preview {
    let preview = try Preview([file.path])
    try preview.type("F9")
    try preview.display.perform("wait", Preview.accent)
    try preview.click("text", "accent-bg value")
    return preview
  }

  private func typeOver(_ text: String, in preview: Preview) throws {
    try preview.type("Control_L", "a")
    for key in text { try key == "#" ? preview.type("Shift_L", "3") : preview.type("\(key)") }
    try expect(text, in: preview)
  }

  private func expect(_ text: String, in preview: Preview) throws {
    try preview.poll("the field never says \(text)") {
      try preview.display.request("text", Preview.accent) == text ? () : nil
    }
  }

  @Test func undoesTheThemeAndNotTheLettersOfAFieldAfterEnter() throws {
    let preview = try start()
    try typeOver("#602040", in: preview)
    try preview.type("Return")
    let header = try preview.place("label", "Livery").beside
    #expect(try preview.pixel(header, awaiting: "#602040") == "#602040")
    try preview.type("Control_L", "z")
    #expect(try preview.pixel(header, awaiting: "#204060") == "#204060")
    try expect("#204060", in: preview)
    // There is nothing more to undo, in the theme or in the field.
    try preview.type("Control_L", "z")
    try preview.type("Tab")
    try preview.await("focused", of: "push button", "Reset accent-bg")
    try expect("#204060", in: preview)
    try preview.click("text", "accent-bg value")
    try preview.type("Control_L", "Shift_L", "z")
    #expect(try preview.pixel(header, awaiting: "#602040") == "#602040")
    try expect("#602040", in: preview)
    try preview.expectHealth()
  }

  @Test func undoesWhatIsTypedWhileItIsNotEntered() throws {
    let preview = try start()
    try typeOver("abc", in: preview)
    for _ in 1...4 { try preview.type("Control_L", "z") }
    try expect("#204060", in: preview)
    try preview.expectHealth()
  }

  @Test func savesWhatIsTypedAndNotEntered() throws {
    let preview = try start()
    try typeOver("#602040", in: preview)
    try preview.type("Control_L", "s")
    try preview.poll("it is never saved") {
      try file.text().contains("accent-bg = \"#602040\"") ? () : nil
    }
    try preview.expectHealth()
  }

  @Test func takesBackWhatIsTypedByEscape() throws {
    let preview = try start()
    try typeOver("#602040", in: preview)
    try preview.type("Escape")
    try expect("#204060", in: preview)
    #expect(try preview.states("text", "accent-bg value").contains("focused"))
    try preview.expectHealth()
  }

  @Test func asksBeforeWhatIsTypedIsLost() throws {
    let preview = try start()
    try typeOver("#602040", in: preview)
    try preview.type("Control_L", "q")
    _ = try preview.text(saying: "What is not saved will be lost")
    try preview.expectHealth()
  }

  @Test func saysAtTheFieldWhatIsWrongAndAsksBeforeItIsLost() throws {
    let preview = try start()
    try typeOver("#60204", in: preview)
    try preview.type("Control_L", "s")
    let field = try preview.place("text", "accent-bg value")
    let error = try preview.text(saying: "hexadecimal digits after")
    let place = try preview.place("label", error)
    #expect(place.y > field.y && place.y < field.y + 60 && abs(place.x - field.x) < 30)
    try preview.type("Control_L", "q")
    _ = try preview.text(saying: "was typed, and the theme cannot take it")
    #expect(try file.text().contains("accent-bg = \"#204060\""))
    try preview.expectHealth()
  }
}
