import Fixtures
import Foundation
import LiverySystem
import Testing
import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSession
import ThemeSource

@Suite struct SnapshotTests {
  private let library = ThemeLibrary(userFolder: nil)

  /// Writes a snapshot of a session as JSON, and restores it in another one.
  private func restored(_ shop: Workshop) throws -> ThemeSession {
    let session = ThemeSession(library: library)
    session.restore(try snapshot(JSONEncoder().encode(shop.session.snapshot)))
    return session
  }

  private func snapshot(_ json: Data) throws -> SessionSnapshot {
    try JSONDecoder().decode(SessionSnapshot.self, from: json)
  }

  @Test func bringsBackUnsavedEdits() throws {
    let shop = try Workshop("[colors]\nlink = 'blue' # \u{1F30A} \"\\\t\r\n")
    try shop.session.set(.role(.link), to: "red")
    shop.session.select("ocean")
    try shop.session.set(.role(.border), to: "green")
    shop.session.setScheme(.dark)
    shop.session.setOptions(.highContrast)

    let session = try restored(shop)
    #expect(session.currentID == "ocean-copy" && session.current?.name == "Ocean copy")
    #expect(session.appearance == Appearance(.dark, .highContrast))
    #expect(session.loadedTheme.appearance == session.appearance)
    #expect(session.loadedTheme.colors == shop.session.loadedTheme.colors)
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
    try shop.session.set(.role(.link), to: "red")
    let snapshot = shop.session.snapshot
    try shop.folder.write("mine.livery.toml", Workshop.start)
    let session = ThemeSession(library: library)
    session.restore(snapshot)
    #expect(session.current?.conflict?.theirs.bytes == Array(Workshop.start.utf8))
    #expect(session.loadedTheme.resolved[.link].hex == "#ff0000ff")
  }

  @Test func keepsEditsOfAFileThatIsGone() throws {
    let shop = try Workshop("[colors]\nlink = 'blue'\n")
    try shop.session.set(.role(.link), to: "red")
    let snapshot = shop.session.snapshot
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

  @Test func goesOnWithTheBaseWhereTheThemeIsGone() throws {
    let shop = try Workshop()
    var snapshot = shop.session.snapshot
    snapshot.currentID = "nothing"
    snapshot.currentPath = "/nowhere.livery.toml"
    let session = ThemeSession(library: library)
    session.restore(snapshot)
    #expect(session.currentID == "adwaita")
  }

  @Test func isTheSameAfterItWasWrittenAndRead() throws {
    let shop = try Workshop("[colors]\nlink = 'blue' # <b>&\n")
    try shop.session.set(.role(.link), to: "red")
    let written = try JSONEncoder().encode(shop.session.snapshot)
    #expect(try snapshot(written) == shop.session.snapshot)
  }

  @Test(arguments: ["", "{", "{}", "[]", "{\"currentID\": 2}", "\0", "null"])
  func readsNothingElse(text: String) {
    #expect(throws: DecodingError.self) { try snapshot(Data(text.utf8)) }
  }
}
