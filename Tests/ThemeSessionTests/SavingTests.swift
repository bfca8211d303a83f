import Fixtures
import Foundation
import Testing
import ThemeFormats
import ThemeModel
import ThemeSession
import ThemeSource

@Suite struct SavingTests {
  private static let text = "# Mine.\r\n[colors]\r\nlink   =  'blue' # sea\r\n"

  @Test func writesTheOneValueIntoTheFile() throws {
    let shop = try Workshop(SavingTests.text)
    try shop.session.set(.role(.link), to: "red")
    #expect(try shop.saved == SavingTests.text)
    #expect(shop.session.current?.isDirty == true)
    try shop.session.save()
    #expect(try shop.saved == SavingTests.text.replacing("blue", with: "red"))
    #expect(shop.session.current?.isDirty == false)
  }

  @Test func undoGoesOnBehindASave() throws {
    let shop = try Workshop(SavingTests.text)
    try shop.session.set(.role(.link), to: "red")
    try shop.session.save()
    try shop.session.undo()
    #expect(shop.more == SavingTests.text && shop.session.current?.isDirty == true)
    try shop.session.save()
    #expect(try shop.saved == SavingTests.text)
  }

  @Test func isToldOfItsOwnSaveWithoutEffect() throws {
    let shop = try Workshop(SavingTests.text)
    try shop.session.set(.role(.link), to: "red")
    try shop.session.save()
    var notified = -1
    shop.session.observe(shop) { _ in notified += 1 }
    shop.session.reload(shop.path)
    #expect(notified == 0 && shop.session.canUndo)
  }

  @Test func aThemeWithoutAFileMustBeToldWhereToGo() throws {
    let shop = try Workshop()
    shop.session.select("ocean")
    try shop.session.set(.role(.link), to: "red")
    #expect(throws: SessionError.noFile(name: "Ocean copy")) { try shop.session.save() }
    let path = shop.folder.path + "/reef.livery.toml"
    let id = try shop.session.saveAs(path)
    #expect(id == "reef" && shop.session.currentID == "reef" && shop.session.current?.path == path)
    #expect(shop.session.entry("ocean-copy") == nil)
    #expect(shop.session.current?.isDirty == false && shop.session.canUndo)
    let written = String(decoding: try shop.folder.read("reef.livery.toml"), as: UTF8.self)
    #expect(written.contains("link = \"red\""))
    try shop.session.undo()
    try shop.session.save()
    #expect(try shop.folder.read("reef.livery.toml").count == written.utf8.count + 4)
  }

  @Test func saveAsMovesTheEditsToTheNewFile() throws {
    let shop = try Workshop(SavingTests.text)
    try shop.session.set(.role(.link), to: "red")
    let path = shop.folder.path + "/other.livery.toml"
    try shop.session.saveAs(path)
    #expect(shop.session.currentID == "other" && shop.shown(.link) == "#ff0000ff")
    #expect(try shop.saved == SavingTests.text)
    #expect(shop.session.entry("mine")?.isDirty == false)
    shop.session.select("mine")
    #expect(shop.shown(.link) == "#0000ffff")
  }

  @Test func saveAsOfABuiltInThemeWritesItDown() throws {
    let shop = try Workshop()
    shop.session.select("mint")
    try shop.session.saveAs(shop.folder.path + "/my-mint.livery.toml")
    #expect(shop.session.currentID == "my-mint" && !shop.session.canUndo)
    #expect(
      Array(try shop.folder.read("my-mint.livery.toml")) == shop.session.entry("mint")?.text?.bytes)
  }

  @Test func saveAsOverAnOpenFileGoesOnWithThat() throws {
    let shop = try Workshop(SavingTests.text)
    let path = try shop.folder.write("other.livery.toml", Workshop.start)
    shop.session.open(path)
    shop.session.select("mine")
    try shop.session.set(.role(.link), to: "red")
    #expect(try shop.session.saveAs(path) == "other")
    #expect(shop.session.entries.filter { $0.path != nil }.map(\.id) == ["mine", "other"])
    #expect(shop.shown(.link) == "#ff0000ff")

    try shop.session.set(.role(.link), to: "green")
    shop.session.select("mine")
    #expect(throws: SessionError.isOpen(path: path)) { try shop.session.saveAs(path) }
  }

  @Test func saveAsKeepsWhatTheThemeExtends() throws {
    let shop = try Workshop("extends = 'base'\n")
    try shop.folder.write("base.livery.toml", "livery = 1\nname = 'Base'\n")
    shop.session.reload(shop.path)
    let far = shop.folder.path + "/far"
    try FileManager.default.createDirectory(atPath: far, withIntermediateDirectories: true)
    #expect(throws: SessionError.self) { try shop.session.saveAs(far + "/a.livery.toml") }
    #expect(!FileManager.default.fileExists(atPath: far + "/a.livery.toml"))
    try shop.session.saveAs(shop.folder.path + "/near.livery.toml")
    #expect(shop.session.current?.isBroken == false)
  }

  @Test func keepsALinkALink() throws {
    let shop = try Workshop(SavingTests.text)
    let link = shop.folder.path + "/link.livery.toml"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: shop.path)
    shop.session.open(link)
    try shop.session.set(.role(.link), to: "red")
    try shop.session.save()
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == shop.path)
    #expect(try shop.saved == SavingTests.text.replacing("blue", with: "red"))
    // The other entry of that file follows.
    #expect(shop.session.entry("mine")?.text?.bytes == shop.session.current?.text?.bytes)
  }
}
