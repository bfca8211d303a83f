import Fixtures
import Testing
import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSession
import ThemeSource

@Suite struct CopyTests {
  private let session = ThemeSession(library: ThemeLibrary(userFolder: nil))

  private var text: String {
    session.current?.text.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
  }

  @Test func editsABuiltInThemeAsACopy() throws {
    session.select("ocean")
    let ocean = try #require(session.current?.text)
    try session.set(.role(.link), to: "red")
    #expect(session.currentID == "ocean-copy" && session.current?.name == "Ocean copy")
    #expect(session.current?.origin == .copy(of: "ocean") && session.current?.path == nil)
    #expect(session.current?.isDirty == true)
    #expect(
      text
        == String(decoding: ocean.bytes, as: UTF8.self)
        .replacing("name = \"Ocean\"", with: "name = \"Ocean copy\"")
        .replacing("link = \"$accent\"", with: "link = \"red\""))
    #expect(session.entry("ocean")?.text == ocean)
    #expect(session.loadedTheme.resolved[.link].hex == "#ff0000ff")
  }

  @Test func goesOnWithTheSameCopy() throws {
    session.select("ocean")
    try session.set(.role(.link), to: "red")
    try session.set(.role(.border), to: "red")
    #expect(session.currentID == "ocean-copy")
    session.select("ocean")
    try session.set(.role(.link), to: "blue")
    #expect(session.currentID == "ocean-copy-2" && session.current?.name == "Ocean copy 2")
    #expect(session.entries.count == ThemeLibrary.builtInIDs.count + 2)
  }

  @Test func isUnchangedOnceItsEditsAreUndone() throws {
    session.select("ocean")
    try session.set(.role(.link), to: "red")
    try session.undo()
    #expect(session.currentID == "ocean-copy" && session.current?.isDirty == false)
    #expect(text.contains("link = \"$accent\"") && text.contains("\"Ocean copy\""))
    #expect(!session.canUndo && session.canRedo)
  }

  @Test func leavesNoCopyOfARefusedEdit() throws {
    session.select("ocean")
    let count = session.entries.count
    #expect(throws: SessionError.self) { try session.set(.role(.link), to: "rde") }
    try session.set(.role(.link), to: "$accent")
    #expect(session.entries.count == count && session.currentID == "ocean")
  }

  @Test func copiesOfTheBaseSayOnlyWhatWasEdited() throws {
    try session.set(.role(.link), to: "red", in: .appearance)
    #expect(
      text == "livery = 1\nname = \"Adwaita copy\"\n\n[colors]\nlink = { light = \"red\" }\n")
    #expect(session.loadedTheme.colors == "@define-color link_color #ff0000;\n")
  }

  @Test func writesACopyOfABuiltInThemeIntoAFolder() throws {
    let folder = try TemporaryFolder()
    let themes = folder.path + "/livery/themes"
    let ocean = try #require(session.entry("ocean")?.text)
    let copy = try session.duplicate("ocean", into: themes)
    #expect(copy == themes + "/ocean-copy.livery.toml")
    #expect(
      String(decoding: try folder.read("livery/themes/ocean-copy.livery.toml"), as: UTF8.self)
        == String(decoding: ocean.bytes, as: UTF8.self)
        .replacing("name = \"Ocean\"", with: "name = \"Ocean copy\""))
    #expect(try session.duplicate("ocean", into: themes) == themes + "/ocean-copy-2.livery.toml")
    session.open(copy)
    #expect(session.current?.isBroken == false && session.current?.name == "Ocean copy")
    #expect(throws: SessionError.self) { try session.duplicate("none", into: themes) }
  }

  @Test(arguments: ThemeLibrary.builtInIDs)
  func everyBuiltInThemeCanBeEdited(id: String) throws {
    session.select(id)
    for scheme in Appearance.Scheme.allCases {
      session.setScheme(scheme)
      for role in ColorRole.allCases {
        try session.set(.role(role), to: "#123456")
        #expect(session.loadedTheme.resolved[role].hex == "#123456ff", "\(role)")
      }
    }
  }

  @Test func goesBackToTheOriginalWhenACopyIsClosed() throws {
    session.select("ocean")
    try session.set(.role(.link), to: "red")
    session.close("ocean-copy")
    #expect(session.currentID == "ocean" && session.entry("ocean-copy") == nil)
    session.close("ocean")
    #expect(session.entry("ocean") != nil)
  }
}
