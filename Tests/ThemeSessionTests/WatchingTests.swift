import Fixtures
import Foundation
import Testing
import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSession

@Suite struct WatchingTests {
  private static let base = "livery = 1\nname = 'Base'\n[colors]\nlink = 'blue'\n"

  @Test func namesTheFilesThatAnEntryIsReadFrom() throws {
    let shop = try Workshop("extends = 'base.livery.toml'\n")
    let base = try shop.folder.write("base.livery.toml", WatchingTests.base)
    #expect(shop.session.current?.files.contains(base) == true)
    shop.session.reload(base)
    #expect(shop.session.current?.files == [shop.path, base])
    #expect(shop.session.entry("ocean")?.files == [])
  }

  @Test func followsWhatAThemeExtends() throws {
    let shop = try Workshop("extends = 'base.livery.toml'\n")
    let base = try shop.folder.write("base.livery.toml", WatchingTests.base)
    shop.session.reload(base)
    #expect(shop.shown(.link) == "#0000ffff" && shop.session.current?.isBroken == false)

    try shop.folder.write("base.livery.toml", WatchingTests.base.replacing("blue", with: "red"))
    shop.session.reload(base)
    #expect(shop.shown(.link) == "#ff0000ff" && !shop.session.canUndo)

    try shop.folder.write("base.livery.toml", "livery = ")
    shop.session.reload(base)
    #expect(shop.shown(.link) == "#ff0000ff" && shop.session.current?.isBroken == true)
  }

  @Test func unsavedEditsSurviveAChangeOfTheBase() throws {
    let shop = try Workshop("extends = 'base.livery.toml'\n")
    let base = try shop.folder.write("base.livery.toml", WatchingTests.base)
    shop.session.reload(base)
    try shop.session.set(.role(.border), to: "red")
    try shop.folder.write("base.livery.toml", WatchingTests.base.replacing("blue", with: "green"))
    shop.session.reload(base)
    #expect(shop.shown(.border) == "#ff0000ff" && shop.shown(.link) == "#008000ff")
    #expect(shop.session.current?.isDirty == true && shop.session.current?.conflict == nil)
  }

  @Test func refusesToUndoWhatCouldNotBeShown() throws {
    let shop = try Workshop("extends = 'base.livery.toml'\n")
    let base = try shop.folder.write("base.livery.toml", WatchingTests.base)
    shop.session.reload(base)
    try shop.session.set(.role(.border), to: "red")
    try FileManager.default.removeItem(atPath: base)
    shop.session.reload(base)
    let text = shop.more
    #expect(throws: SessionError.self) { try shop.session.undo() }
    #expect(shop.more == text && shop.session.canUndo)
  }

  @Test func reloadsAllThatALinkLeadsTo() throws {
    let shop = try Workshop("[colors]\nlink = 'blue'\n")
    let link = shop.folder.path + "/link.livery.toml"
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: "mine.livery.toml")
    shop.session.open(link)
    #expect(shop.session.current?.files == [link, shop.path])
    try shop.folder.write("mine.livery.toml", Workshop.start + "[colors]\nlink = 'red'\n")
    shop.session.reload(shop.path)
    #expect(shop.shown(.link) == "#ff0000ff")

    // The link is led elsewhere.
    let other = try shop.folder.write("other.toml", WatchingTests.base)
    try FileManager.default.removeItem(atPath: link)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "other.toml")
    shop.session.reload(link)
    #expect(shop.shown(.link) == "#0000ffff")
    #expect(shop.session.current?.files == [link, other])
  }

  @Test func dropsWhatWasReadBeforeASave() throws {
    let shop = try Workshop("[colors]\nlink = 'blue'\n")
    let old = shop.session.requests(dependingOn: [shop.path]).map {
      $0.read(from: shop.session.library)
    }
    try shop.session.set(.role(.link), to: "red")
    try shop.session.save()
    shop.session.reload([shop.path], with: old)
    #expect(shop.shown(.link) == "#ff0000ff" && shop.session.current?.isDirty == false)
    try shop.session.undo()
    #expect(shop.shown(.link) == "#0000ffff" && shop.session.current?.isDirty == true)
  }

  @Test func savingABaseReloadsWhatExtendsIt() throws {
    let shop = try Workshop("extends = 'base.livery.toml'\n")
    let base = try shop.folder.write("base.livery.toml", WatchingTests.base)
    shop.session.reload(base)
    shop.session.open(base)
    try shop.session.set(.role(.link), to: "red")
    try shop.session.save()
    shop.session.select("mine")
    #expect(shop.shown(.link) == "#ff0000ff")
  }
}
