import Fixtures
import Foundation
import System
import Testing
import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSession
import ThemeSource

@Suite struct SnapshotTests {
  private let library = ThemeLibrary(userFolder: nil)

  /// Writes a snapshot of a session down, and takes it up in another one.
  private func restored(_ shop: Workshop) throws -> ThemeSession {
    let path = shop.folder.path + "/snapshot.json"
    try SessionSnapshot(of: shop.session).write(to: path)
    let session = ThemeSession(library: library)
    session.restore(try #require(try SessionSnapshot(contentsOf: path)))
    return session
  }

  @Test func bringsBackUnsavedEdits() throws {
    let shop = try Workshop("[colors]\nlink = 'blue' # \u{1F30A} \"\\\t\r\n")
    try shop.session.setColor(.role(.link), to: "red")
    shop.session.select("ocean")
    try shop.session.setColor(.role(.border), to: "green")
    shop.session.setScheme(.dark)
    shop.session.setOptions(.highContrast)

    let session = try restored(shop)
    #expect(session.currentID == "ocean-copy" && session.current?.name == "Ocean copy")
    #expect(session.appearance == Appearance(.dark, .highContrast))
    #expect(session.look.appearance == session.appearance)
    #expect(session.look.colors == shop.session.look.colors)
    for id in ["mine", "ocean-copy"] {
      #expect(session.entry(id)?.text?.bytes == shop.session.entry(id)?.text?.bytes)
      #expect(session.entry(id)?.isDirty == true)
    }
    session.select("mine")
    try session.undo()
    #expect(session.current?.isDirty == false)
    try session.redo()
    try session.save()
    #expect(try shop.saved.hasPrefix("[colors]\nlink = 'red' #"))
  }

  @Test func leavesEditsInConflictWithAFileThatChangedSince() throws {
    let shop = try Workshop("[colors]\nlink = 'blue'\n")
    try shop.session.setColor(.role(.link), to: "red")
    let snapshot = SessionSnapshot(of: shop.session)
    try shop.folder.write("mine.livery.toml", Workshop.start)
    let session = ThemeSession(library: library)
    session.restore(snapshot)
    #expect(session.current?.conflict?.theirs.bytes == Array(Workshop.start.utf8))
    #expect(session.look.resolved[.link].hex == "#ff0000ff")
  }

  @Test func keepsEditsOfAFileThatIsGone() throws {
    let shop = try Workshop("[colors]\nlink = 'blue'\n")
    try shop.session.setColor(.role(.link), to: "red")
    let snapshot = SessionSnapshot(of: shop.session)
    try FileManager.default.removeItem(atPath: shop.path)
    let session = ThemeSession(library: library)
    session.restore(snapshot)
    #expect(session.current?.problem != nil && session.current?.isDirty == true)
    try session.save()
    #expect(try shop.saved == "[colors]\nlink = 'red'\n")
  }

  @Test func opensTheFilesThatWereOpen() throws {
    let shop = try Workshop()
    shop.session.open(try shop.folder.write("b/mine.livery.toml", Workshop.start))
    let session = try restored(shop)
    #expect(session.entries.filter { $0.path != nil }.map(\.id) == ["mine", "mine-2"])
    #expect(session.currentID == "mine-2")
  }

  @Test func opensTheCurrentThemeOfAFolder() throws {
    let shop = try Workshop()
    let session = ThemeSession(library: library)
    session.openFolder(shop.folder.path)
    session.select("mine")
    let snapshot = SessionSnapshot(of: session)
    #expect(snapshot.files.isEmpty)
    let other = ThemeSession(library: library)
    other.restore(snapshot)
    #expect(other.currentID == "mine" && other.current?.path == shop.path)
  }

  @Test func goesOnWithTheBaseWhereTheThemeIsGone() throws {
    let shop = try Workshop()
    var snapshot = SessionSnapshot(of: shop.session)
    snapshot.currentID = "nothing"
    snapshot.currentPath = "/nowhere.livery.toml"
    let session = ThemeSession(library: library)
    session.restore(snapshot)
    #expect(session.currentID == "adwaita")
  }

  @Test func remembersWhatTheWindowTellsIt() throws {
    let shop = try Workshop()
    let path = shop.folder.path + "/snapshot.json"
    var snapshot = SessionSnapshot(
      of: shop.session, page: "controls", window: ["width": "800", "height": "600"])
    snapshot.attempt = SessionSnapshot.Attempt(id: "mine", name: "<b>&", path: shop.path)
    try snapshot.write(to: path)
    #expect(try SessionSnapshot(contentsOf: path) == snapshot)
  }

  @Test func writesTheSameBytesEachTime() throws {
    let shop = try Workshop()
    let window = Dictionary(uniqueKeysWithValues: (0..<20).map { ("key\($0)", "\($0)") })
    let texts = try (0..<2).map { number in
      let path = "\(shop.folder.path)/\(number).json"
      try SessionSnapshot(of: shop.session, window: window).write(to: path)
      return try Data(contentsOf: URL(fileURLWithPath: path))
    }
    #expect(texts[0] == texts[1])
  }

  @Test(arguments: ["", "{", "{}", "[]", "{\"livery-session\": 2, \"id\": \"a\"}", "\0", "null"])
  func readsNothingElse(text: String) throws {
    let folder = try TemporaryFolder()
    #expect(try SessionSnapshot(contentsOf: try folder.write("a.json", text)) == nil)
  }

  @Test func saysWhyASnapshotCannotBeReadOrWritten() throws {
    let folder = try TemporaryFolder()
    #expect(throws: FileError.self) {
      _ = try SessionSnapshot(contentsOf: folder.path + "/none")
    }
    let shop = try Workshop()
    #expect(throws: FileError.self) {
      try SessionSnapshot(of: shop.session).write(to: folder.path + "/none/a.json")
    }
  }
}
