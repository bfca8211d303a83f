import Foundation
import GTKFixtures
import TestDisplay
import Testing
import ThemeColor
import ThemeFormats
import ThemeModel

/// The dialogs of the window where a theme would make them unreadable.
@Suite(.enabled(if: TestDisplay.isAvailable), .serialized)
struct StockDialogTests {
  private static let hostile = "* { color: #000000; background: #000000; }"

  private let file: ThemeFile

  /// The toolkit's own colors: of the background of a question, and of the button that answers one.
  private let stock: (question: String, answer: String)

  init() async throws {
    file = try ThemeFile(headerbar: "#204060")
    let base = await ThemeLibrary.onScreen.base.resolved(.light)
    let opaque = { (color: Color) in String(color.hex.prefix(7)) }
    stock = (opaque(base[.dialogBg]), opaque(base[.accentBg]))
  }

  private func write(_ css: String) throws {
    try file.write(
      """
      livery = 1
      name = "Hostile"

      [extra]
      css = "\(css)"

      """)
  }

  @Test func showsQuestionsReadably() throws {
    try write(Self.hostile)
    let preview = try Preview([file.path], wearsTheme: false)
    try preview.type("F9")
    try preview.enter("accent-bg value", "#602040")
    _ = try preview.text(saying: "unsaved changes")
    try preview.type("Control_L", "w")
    _ = try preview.text(saying: "What is not saved will be lost")
    let button = Place(x: 300, y: 200, width: 560, height: 400)
    #expect(try preview.paints(stock.question, near: button))
    try preview.expectHealth()
  }

  @Test func keepsTheAccentOfTheButtonThatAnswersAQuestion() throws {
    try write(Self.hostile)
    let preview = try Preview([file.path], wearsTheme: false)
    try preview.act("new-theme")
    try preview.await("focused", of: "text", "Name")
    try preview.writeText("Harbor", into: "Name")
    // The bar of the dialog, in the upper left of the screen.
    let bar = Place(x: 8, y: 8, width: 700, height: 0)
    #expect(try preview.paints(stock.answer, near: bar))
    try preview.expectHealth()
  }
}
