import Foundation
import GTKFixtures
import TestDisplay
import Testing
import ThemeColor
import ThemeFormats
import ThemeModel

/// What becomes of the window's own parts where a theme makes them unreadable.
@Suite(.enabled(if: TestDisplay.isAvailable), .serialized)
struct StockChromeTests {
  private static let hostile = [
    "* { filter: blur(16px); }", "* { color: #000000; background: #000000; }",
    "* { opacity: 0.1; }", "* { padding: 32px; }", "* { font-size: 72pt; }",
  ]

  private static let words = "makes the parts of this window unreadable"

  private let file: ThemeFile

  /// The toolkit's own colors: of the header bar, the text on it, the background of a question, and the
  /// button that answers one.
  private let stock: (bar: String, text: String, question: String, answer: String)

  init() async throws {
    file = try ThemeFile(headerbar: "#204060")
    let base = await ThemeLibrary.onScreen.base.resolved(.light)
    let bar = base[.headerbarBg]
    let opaque = { (color: Color) in String(color.hex.prefix(7)) }
    stock = (
      opaque(bar), opaque(base[.headerbarFg].composited(over: bar)), opaque(base[.dialogBg]),
      opaque(base[.accentBg])
    )
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

  @Test(arguments: hostile)
  func keepsThePartsReadableAndLeadsBackByKeys(css: String) throws {
    try write(css)
    let preview = try Preview([file.path])
    _ = try preview.text(saying: Self.words)
    let title = try preview.place("label", "Livery")
    #expect(try preview.pixel(title.beside, awaiting: stock.bar) == stock.bar)
    // Newer releases round translucent text down.
    #expect(try preview.paints(stock.text, near: title, tolerance: 1))
    let size = try preview.place("frame", "Hostile — Livery")
    #expect(size.width <= 1160 && size.height <= 800)
    try preview.type("Alt_L", "2")
    try preview.display.perform("wait", ["role": "frame", "name": "Adwaita — Livery"])
    try preview.poll("the notice is still shown") {
      try preview.place("group", "Safe Look").height == 0 ? () : nil
    }
    try preview.expectHealth()
  }

  @Test func hidesATooltipBeforeThePartsUnderItMove() throws {
    try write(Self.hostile[3])
    let preview = try Preview([file.path])
    _ = try preview.text(saying: Self.words)
    let button = try preview.place("toggle", "Search Themes")
    let below = Point(x: button.x + button.width / 2, y: button.y + button.height + 20)
    let background = try preview.pixel(below)
    for offset in [9, 4] {
      let (x, y) = (Double(button.inside.x - offset), Double(button.inside.y - 8))
      try preview.display.perform("move", ["x": .number(x), "y": .number(y)])
    }
    try preview.poll("no tooltip is shown") { try preview.pixel(below) == background ? nil : () }
    try write("")
    try preview.poll("the notice is still shown") {
      try preview.place("group", "Safe Look").height == 0 ? () : nil
    }
    try preview.expectHealth()
  }

  @Test func wearsTheThemeAgainOnceItIsMended() throws {
    try write(Self.hostile[1])
    let preview = try Preview([file.path])
    _ = try preview.text(saying: Self.words)
    let title = try preview.place("label", "Livery").beside
    #expect(try preview.pixel(title, awaiting: stock.bar) == stock.bar)
    try file.writeInPlace(headerbar: "#204060")
    #expect(try preview.pixel(title, awaiting: "#204060") == "#204060")
    try preview.expectHealth()
  }

  @Test func showsQuestionsReadably() throws {
    try write(Self.hostile[1])
    let preview = try Preview([file.path])
    _ = try preview.text(saying: Self.words)
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
    try write(Self.hostile[1])
    let preview = try Preview([file.path])
    _ = try preview.text(saying: Self.words)
    try preview.act("new-theme")
    try preview.await("focused", of: "text", "Name")
    try preview.writeText("Harbor", into: "Name")
    // The bar of the dialog, in the upper left of the screen.
    let bar = Place(x: 8, y: 8, width: 700, height: 0)
    #expect(try preview.paints(stock.answer, near: bar))
    try preview.expectHealth()
  }
}
