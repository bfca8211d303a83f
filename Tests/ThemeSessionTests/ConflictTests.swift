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
    shop.session.keepMine()
    #expect(shop.session.current?.conflict == nil && shop.session.current?.isDirty == true)
    shop.session.reload(shop.path)
    #expect(shop.session.current?.conflict == nil)
    try shop.session.save()
    #expect(try shop.saved == "link = 'red'\n".inColors)
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
