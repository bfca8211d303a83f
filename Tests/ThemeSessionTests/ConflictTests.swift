import Fixtures
import Foundation
import Testing
import ThemeModel
import ThemeSession
import ThemeSource

@Suite struct ConflictTests {
  /// A file with a blue link, which was edited to red and which another program then made green.
  private func conflict() throws -> Workshop {
    let shop = try Workshop("link = 'blue'\n".inColors)
    try shop.session.set(.role(.link), to: "red")
    try shop.writeOutside("link = 'green'\n".inColors)
    return shop
  }

  @Test func aChangeOnDiskUnderUnsavedEditsIsAConflict() throws {
    let shop = try conflict()
    let conflict = try #require(shop.session.current?.conflict)
    #expect(conflict.mine.bytes == Array((Workshop.start + "link = 'red'\n".inColors).utf8))
    #expect(conflict.theirs.bytes == Array((Workshop.start + "link = 'green'\n".inColors).utf8))
    #expect(shop.shown(.link) == "#ff0000ff")
  }

  @Test func keepingMineLetsTheNextSaveOverwrite() throws {
    let shop = try conflict()
    #expect(throws: SessionError.changedOnDisk(path: shop.path)) { try shop.session.save() }
    #expect(try shop.saved == "link = 'green'\n".inColors)
    #expect(try shop.session.keepMine() == nil)
    #expect(shop.session.current?.conflict == nil && shop.session.current?.isDirty == true)
    shop.session.reload(shop.path)
    #expect(shop.session.current?.conflict == nil)
    try shop.session.save()
    #expect(try shop.saved == "link = 'red'\n".inColors)
  }

  @Test func keepingMineLeavesTheFilesValueWithinReach() throws {
    let shop = try conflict()
    try shop.session.keepMine()
    #expect(shop.shown(.link) == "#ff0000ff")
    try shop.session.undo()
    #expect(shop.shown(.link) == "#008000ff" && shop.session.current?.isDirty == false)
    try shop.session.undo()
    #expect(shop.shown(.link) == "#ff0000ff")
    try shop.session.undo()
    #expect(shop.shown(.link) == "#0000ffff")
  }

  @Test func aConflictNamesTheValuesThatBothChanged() throws {
    let shop = try Workshop("link = 'blue'\nborder = 'blue'\naccent = 'blue'\n".inColors)
    try shop.session.set(.role(.link), to: "red")
    try shop.session.remove(["colors", "border"])
    try shop.session.set(.role(.accent), to: "red")
    try shop.writeOutside(
      "link = 'green'\nborder = 'green'\naccent = 'blue'\nview-bg = 'green'\n".inColors)
    let clashes = try #require(shop.session.current?.conflict?.clashes)
    #expect(clashes.map(\.key) == ["colors.link", "colors.border"])
    #expect(clashes.map(\.mine) == ["red", nil] && clashes.map(\.theirs) == ["green", "green"])
    // What the other program changed elsewhere stays either way.
    try shop.session.keepMine()
    #expect(shop.more == "link = 'red'\naccent = 'red'\nview-bg = 'green'\n".inColors)
    try shop.session.undo()
    #expect(
      shop.more
        == "link = 'green'\nborder = 'green'\naccent = 'red'\nview-bg = 'green'\n".inColors)
  }

  @Test func keepingMineKeepsAFileWithErrorsAsACopy() throws {
    let shop = try conflict()
    let broken = "link = 'gren\n".inColors
    try shop.writeOutside(broken)
    let copy = try #require(try shop.session.keepMine())
    #expect(shop.session.current?.conflict == nil && shop.session.current?.isDirty == true)
    #expect(FileManager.default.contents(atPath: copy) == Data((Workshop.start + broken).utf8))
    try shop.session.save()
    #expect(try shop.saved == "link = 'red'\n".inColors)
  }

  /// What each of two programs makes of a file, and what both come to: `nil` where they clash.
  private static let merges: [(base: String, mine: String, theirs: String, both: String?)] = [
    (
      "link = 'blue'", "link = 'red'", "link = 'blue'\nborder = 'red'",
      "link = 'red'\nborder = 'red'"
    ),
    (
      "link = 'blue'", "link = 'red'", "# the sea\nlink = 'blue' # deep",
      "# the sea\nlink = 'red' # deep"
    ),
    (
      "link = 'blue'\nborder = 'blue'", "border = 'blue'", "link = 'blue'\nborder = 'red'",
      "border = 'red'"
    ),
    (
      "link = { light = 'blue', dark = 'red' }", "link = { light = 'teal', dark = 'red' }",
      "link = { light = 'blue', dark = 'navy' }", "link = { light = 'teal', dark = 'navy' }"
    ),
    (
      "link = 'blue'", "link = { light = 'teal', dark = 'red' }", "link = 'blue'\nborder = 'red'",
      "link = { light = 'teal', dark = 'red' }\nborder = 'red'"
    ),
    ("link = 'blue'", "link = { light = 'teal', dark = 'red' }", "link = 'navy'", nil),
    ("link = 'blue'", "border = 'blue'", "link = 'red'", nil),
    ("link = 'blue'", "link = 'red'", "link = 'red'", "link = 'red'"),
    (
      "link = 'blue'", "link = 'blue'\n[styles]\ncard = { radius = 9 }", "link = 'red'",
      "link = 'red'\n\n[styles]\ncard = { radius = 9 }"
    ),
    (
      "link = 'blue'\n[styles]\ncard = { radius = 9 }", "link = 'blue'",
      "link = 'red'\n[styles]\ncard = { radius = 9 }", "link = 'red'\n[styles]"
    ),
  ]

  @Test(arguments: merges.indices)
  func joinsEditsOfDifferentValuesWithoutAQuestion(index: Int) throws {
    let (base, mine, theirs, both) = Self.merges[index]
    let shop = try Workshop((base + "\n").inColors)
    let text = try #require(shop.session.current?.text)
    let edited = SourceText(file: text.file, Workshop.start + (mine + "\n").inColors)
    #expect(try shop.session.replaceText(text, with: edited))
    try shop.writeOutside((theirs + "\n").inColors)
    #expect((shop.session.current?.conflict == nil) == (both != nil))
    guard let both else { return }
    #expect(shop.more == (both + "\n").inColors)
    #expect(shop.session.current?.isDirty == (both != theirs))
    // What was changed outside is no edit of this window, and stays when its own are undone.
    if both != theirs {
      try shop.session.undo()
      #expect(shop.more == (theirs + "\n").inColors)
    }
  }

  /// What can happen to a theme that is open.
  enum Event: CaseIterable {
    case edit, editOutside, save, undo, redo
  }

  /// All orders of some events.
  private static func orders(of events: [Event]) -> [[Event]] {
    if events.isEmpty { return [[]] }
    return events.indices.flatMap { index in
      var rest = events
      let first = rest.remove(at: index)
      return orders(of: rest).map { [first] + $0 }
    }
  }

  @Test(arguments: ["border", "link"], [true, false, nil])
  func losesNothingInAnyOrder(outside: String, keepsMine: Bool?) throws {
    for order in Self.orders(of: Event.allCases) {
      let shop = try Workshop("link = 'blue'\nborder = 'blue'\n".inColors)
      for event in order {
        try happen(event, to: shop, outside: outside)
        guard shop.session.current?.conflict != nil else { continue }
        #expect(outside == "link", "\(order)")
        switch keepsMine {
        case true?: try shop.session.keepMine()
        case false?: shop.session.loadTheirs()
        case nil: break
        }
      }
      let texts = try reachable(in: shop)
      #expect(texts.contains { $0.contains("link = 'red'") }, "\(order)")
      // An edit after an undo takes what was undone out of reach, as everywhere.
      guard !Self.isUndoneForGood(order) else { continue }
      #expect(texts.contains { $0.contains("\(outside) = 'green'") }, "\(order)")
    }
  }

  /// Whether the change of the other program is undone, and then the theme edited.
  private static func isUndoneForGood(_ order: [Event]) -> Bool {
    let relevant = order.filter { $0 != .save }
    guard let undo = relevant.firstIndex(of: .undo) else { return false }
    return relevant[..<undo].contains(.editOutside) && relevant[undo...].dropFirst().first == .edit
  }

  private func happen(_ event: Event, to shop: Workshop, outside: String) throws {
    switch event {
    case .edit: try shop.session.set(.role(.link), to: "red")
    case .editOutside:
      let lines = try shop.saved.split(separator: "\n").map { line in
        line.hasPrefix("\(outside) =") ? "\(outside) = 'green'" : line
      }
      try shop.writeOutside(lines.joined(separator: "\n") + "\n")
    case .save:
      do throws(SessionError) {
        try shop.session.save()
      } catch {
        guard case .changedOnDisk = error else { throw error }
      }
    case .undo: _ = try shop.session.undo()
    case .redo: _ = try shop.session.redo()
    }
  }

  /// The text of the file, and all that undo and redo lead to.
  private func reachable(in shop: Workshop) throws -> [String] {
    var texts = [try shop.saved, shop.more ?? ""]
    while try shop.session.undo() { texts.append(shop.more ?? "") }
    while try shop.session.redo() { texts.append(shop.more ?? "") }
    return texts
  }

  @Test func takingTheirsCanBeUndone() throws {
    let shop = try conflict()
    shop.session.loadTheirs()
    #expect(shop.session.current?.conflict == nil && shop.session.current?.isDirty == false)
    #expect(shop.shown(.link) == "#008000ff")
    try shop.session.undo()
    #expect(shop.shown(.link) == "#ff0000ff" && shop.session.current?.isDirty == true)
    try shop.session.undo()
    #expect(shop.shown(.link) == "#0000ffff")
  }

  @Test func takingTheirsThatAreBrokenKeepsMineWithinReach() throws {
    let shop = try conflict()
    try shop.writeOutside("link = 'gren'\n".inColors)
    shop.session.loadTheirs()
    #expect(shop.session.current?.isBroken == true && shop.shown(.link) == "#ff0000ff")
    #expect(shop.session.canUndo)
    try shop.session.undo()
    #expect(shop.more == "link = 'red'\n".inColors && shop.session.current?.isBroken == false)
  }

  @Test func savingFindsAChangeThatNobodyTold() throws {
    let shop = try Workshop("link = 'blue'\n".inColors)
    try shop.session.set(.role(.link), to: "red")
    try shop.folder.write("mine.livery.toml", Workshop.start)
    #expect(throws: SessionError.changedOnDisk(path: shop.path)) { try shop.session.save() }
    #expect(try shop.saved == "")
    #expect(shop.session.current?.conflict?.theirs.bytes == Array(Workshop.start.utf8))
  }

  @Test(arguments: ["blue", "red"])
  func aConflictEndsWhenTheFileAgrees(color: String) throws {
    let shop = try conflict()
    try shop.writeOutside("link = '\(color)'\n".inColors)
    #expect(shop.session.current?.conflict == nil)
    #expect(shop.session.current?.isDirty == (color == "blue"))
    #expect(shop.shown(.link) == "#ff0000ff")
  }

  @Test func editingMineIntoTheirsEndsAConflict() throws {
    let shop = try conflict()
    try shop.session.set(.role(.link), to: "green")
    #expect(shop.session.current?.conflict == nil && shop.session.current?.isDirty == false)
  }

  @Test func aFileThatWasOnlyTouchedIsNoConflict() throws {
    let shop = try Workshop("link = 'blue'\n".inColors)
    try shop.session.set(.role(.link), to: "red")
    try shop.writeOutside("link = 'blue'\n".inColors)
    #expect(shop.session.current?.conflict == nil)
    try shop.session.save()
  }

  @Test func aChangeOnDiskWithoutEditsIsTakenOverAndCanBeUndone() throws {
    let shop = try Workshop("link = 'blue'\n".inColors)
    try shop.writeOutside("link = 'green'\n".inColors)
    #expect(shop.shown(.link) == "#008000ff" && shop.session.current?.isDirty == false)
    try shop.session.undo()
    #expect(shop.shown(.link) == "#0000ffff" && shop.session.current?.isDirty == true)
  }

  @Test func aFileThatIsGoneIsWrittenAnew() throws {
    let shop = try Workshop("link = 'blue'\n".inColors)
    try shop.session.set(.role(.link), to: "red")
    try FileManager.default.removeItem(atPath: shop.path)
    shop.session.reload(shop.path)
    #expect(shop.session.current?.problem != nil && shop.session.current?.isDirty == true)
    try shop.session.set(.role(.border), to: "red")
    #expect(shop.shown(.border) == "#ff0000ff")
    try shop.session.save()
    #expect(shop.session.current?.problem == nil)
    #expect(try shop.saved == "link = 'red'\nborder = 'red'\n".inColors)
  }
}

extension String {
  fileprivate var inColors: String { "[colors]\n" + self }
}
