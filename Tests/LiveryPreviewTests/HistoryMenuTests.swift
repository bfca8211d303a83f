import Fixtures
import TestDisplay
import Testing

/// The list of steps, as a person goes back and forth by it.
@Suite(.enabled(if: TestDisplay.isAvailable), .serialized)
struct HistoryMenuTests {
  private let file: ThemeFile

  init() throws {
    file = try ThemeFile(headerbar: "#204060")
  }

  private func open(in preview: Preview) throws {
    let button = try preview.place("toggle", "History").inside
    try preview.display.perform(
      "click", ["x": .number(Double(button.x)), "y": .number(Double(button.y)), "button": 1])
  }

  private func awaitAccent(_ color: String, in preview: Preview) throws {
    let field: [String: RequestValue] = ["role": "text", "name": "accent-bg value"]
    try preview.poll("the accent is never '\(color)'") {
      try preview.display.request("text", field, for: String.self) == color ? true : nil
    }
  }

  @Test func goesToTheStepThatIsChosen() throws {
    let preview = try Preview([file.path])
    try preview.type("F9")
    try preview.enter("accent-bg value", "#602040")
    try preview.enter("accent-bg value", "#406020")
    try awaitAccent("#406020", in: preview)
    try open(in: preview)
    let last = "accent-bg: #602040 → #406020"
    #expect(try preview.text(saying: "shown now") == "\(last), shown now")
    try preview.press("Added accent-bg = \"#602040\"", role: "list item")
    try awaitAccent("#602040", in: preview)
    try open(in: preview)
    try preview.press("Before all changes", role: "list item")
    try preview.poll("there are still changes") {
      try preview.display.request("tree", for: String.self).contains("unsaved changes") ? nil : ()
    }
    try open(in: preview)
    try preview.press("\(last), undone", role: "list item")
    try awaitAccent("#406020", in: preview)
    try preview.expectHealth()
  }
}
