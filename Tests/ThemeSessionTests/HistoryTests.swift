import Fixtures
import Testing
import ThemeModel
import ThemeSession
import ThemeSource

@Suite struct HistoryTests {
  private static let text = "[colors]\nlink = 'blue'\n"

  @Test func undoesAndRedoesEachEdit() throws {
    let shop = try Workshop(HistoryTests.text)
    #expect(!shop.session.canUndo && !shop.session.canRedo)
    try shop.session.set(.role(.link), to: "red")
    try shop.session.set(.role(.border), to: "green")
    let last = shop.more
    #expect(try shop.session.undo())
    #expect(shop.shown(.link) == "#ff0000ff")
    #expect(try shop.session.undo())
    #expect(shop.more == HistoryTests.text && shop.session.current?.isDirty == false)
    #expect(try !shop.session.undo())
    #expect(try shop.session.redo())
    #expect(try shop.session.redo())
    #expect(shop.more == last && shop.session.current?.isDirty == true)
    #expect(try !shop.session.redo())
  }

  @Test func tellsWhatEachStepChanged() throws {
    let shop = try Workshop(HistoryTests.text)
    try shop.session.set(.role(.link), to: "red")
    try shop.session.set(.role(.border), to: "green")
    shop.session.override("box", with: Style(color: .accent))
    let (done, undone) = shop.session.steps(upTo: 20)
    #expect(done.map(\.widgets) == [["box"], [], []] && undone.isEmpty)
    #expect(done.map(\.removed) == [[], [], ["link = 'blue'"]])
    #expect(done.map(\.added.count) == [0, 1, 1])
    #expect(done[1].added[0].hasPrefix("border = ") && done[2].added[0].hasPrefix("link = "))
    try shop.session.undo()
    try shop.session.undo()
    #expect(shop.session.steps(upTo: 20).done == [done[2]])
    #expect(shop.session.steps(upTo: 20).undone == [done[1], done[0]])
    #expect(shop.session.steps(upTo: 1).undone == [done[1]])
    try shop.session.redo()
    #expect(shop.session.steps(upTo: 20).done == [done[1], done[2]])
  }

  @Test func tellsAsAStepThatTheTextIsBroken() throws {
    let shop = try Workshop(HistoryTests.text)
    try shop.folder.write("mine.livery.toml", Workshop.start + "[colors]\nlink = \n")
    shop.session.reload(shop.path)
    let steps = shop.session.steps(upTo: 20).done
    #expect(steps.map(\.removed) == [["link = 'blue'"]] && steps.map(\.added) == [["link ="]])
    try shop.session.undo()
    #expect(shop.more == HistoryTests.text && shop.session.steps(upTo: 20).done.isEmpty)
  }

  @Test func aNewEditCutsWhatWasUndone() throws {
    let shop = try Workshop(HistoryTests.text)
    try shop.session.set(.role(.link), to: "red")
    try shop.session.undo()
    try shop.session.set(.role(.link), to: "green")
    #expect(!shop.session.canRedo)
    try shop.session.undo()
    #expect(shop.more == HistoryTests.text)
  }

  @Test func joinsTheEditsOfAGesture() throws {
    let shop = try Workshop(HistoryTests.text)
    try shop.session.set(.role(.border), to: "black")
    let before = shop.more
    shop.session.beginGesture()
    for step in 0..<20 { try shop.session.set(.role(.link), to: "rgb(\(step) 0 0)") }
    shop.session.endGesture()
    let after = shop.more
    try shop.session.set(.role(.link), to: "white")
    try shop.session.undo()
    #expect(shop.more == after)
    try shop.session.undo()
    #expect(shop.more == before)
    try shop.session.redo()
    #expect(shop.more == after)
  }

  @Test func keepsTwoGesturesApart() throws {
    let shop = try Workshop(HistoryTests.text)
    for color in ["red", "green"] {
      shop.session.beginGesture()
      try shop.session.set(.role(.link), to: "black")
      try shop.session.set(.role(.link), to: color)
      shop.session.endGesture()
    }
    try shop.session.undo()
    #expect(shop.shown(.link) == "#ff0000ff")
  }

  @Test func aGestureThatEndsWhereItBeganIsNoStep() throws {
    let shop = try Workshop(HistoryTests.text)
    shop.session.beginGesture()
    try shop.session.set(.role(.link), to: "red")
    try shop.session.set(.role(.link), to: "blue")
    shop.session.endGesture()
    #expect(!shop.session.canUndo && shop.session.current?.isDirty == false)
  }

  @Test func undoingEndsAGesture() throws {
    let shop = try Workshop(HistoryTests.text)
    shop.session.beginGesture()
    try shop.session.set(.role(.link), to: "red")
    try shop.session.undo()
    try shop.session.set(.role(.link), to: "green")
    try shop.session.set(.role(.link), to: "white")
    try shop.session.undo()
    #expect(shop.shown(.link) == "#008000ff")
  }

  @Test func aGestureOnABuiltInThemeIsOneStepOfItsCopy() throws {
    let shop = try Workshop()
    shop.session.select("ocean")
    shop.session.beginGesture()
    for step in 0..<5 { try shop.session.set(.role(.link), to: "rgb(\(step) 0 0)") }
    shop.session.endGesture()
    #expect(shop.session.currentID == "ocean-copy")
    try shop.session.undo()
    #expect(!shop.session.canUndo && shop.session.current?.isDirty == false)
  }

  @Test func eachThemeHasAHistoryOfItsOwn() throws {
    let shop = try Workshop(HistoryTests.text)
    try shop.session.set(.role(.link), to: "red")
    shop.session.select("ocean")
    #expect(!shop.session.canUndo)
    shop.session.select("mine")
    #expect(shop.session.canUndo)
  }

  @Test func forgetsTheOldestOfMoreThanAThousandSteps() throws {
    let shop = try Workshop("[metrics]\nspacing = 0\n")
    for step in 1...1005 {
      try shop.session.set(["metrics", "spacing"], to: .number(Double(step % 60)))
    }
    var undone = 0
    while try shop.session.undo() { undone += 1 }
    #expect(undone == 1000 && shop.more == "[metrics]\nspacing = 5\n")
  }

  @Test func forgetsTheOldestOfMoreThanHalfAMebibyte() throws {
    let shop = try Workshop()
    for letter in ["a", "b", "c", "d", "e"] {
      let summary = String(repeating: letter, count: 100_000)
      try shop.session.set(["summary"], to: .string(summary))
    }
    var undone = 0
    while try shop.session.undo() { undone += 1 }
    // A step holds the old summary and the new one.
    #expect(undone == 512 * 1024 / 200_000)
  }
}
