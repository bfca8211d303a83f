import Fixtures
import Testing
import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSession
import ThemeSource

/// A theme that is shown instead of the current one.
@Suite struct ThemePreviewTests {
  private let session = ThemeSession(library: ThemeLibrary(userFolder: nil))
  private let folder: TemporaryFolder

  private static let text = "livery = 1\nname = \"Harbor\"\n[colors]\nwindow-bg = \"#204060\"\n"
  private static let other = text.replacing("#204060", with: "#604020")

  init() throws {
    folder = try TemporaryFolder()
    session.open(try folder.write("harbor.livery.toml", Self.text))
  }

  private func theme(_ text: String) throws -> Theme {
    let (whole, path) = try session.wholeText()
    let source = SourceText(file: whole.file, text)
    return try #require(try session.library.read(source, path: path, as: .livery).theme)
  }

  private var shown: String { session.loadedTheme.resolved[.windowBg].hex }

  @Test func showsAThemeAndChangesNothingOfTheText() throws {
    session.showPreview(try theme(Self.other))
    #expect(shown == "#604020ff" && session.previewedTheme != nil)
    #expect(session.current?.isDirty == false && !session.canUndo)
    session.showPreview(nil)
    #expect(shown == "#204060ff" && session.previewedTheme == nil)
  }

  @Test func endsWithAnEditAndWithAnotherTheme() throws {
    session.showPreview(try theme(Self.other))
    session.select("ocean")
    #expect(session.previewedTheme == nil && session.loadedTheme.theme.name == "Ocean")
    session.showPreview(nil)
    session.select("harbor")
    session.showPreview(try theme(Self.other))
    try session.set(.role(.windowBg), to: "#123456")
    #expect(session.previewedTheme == nil && shown == "#123456ff")
  }

  @Test func makesAWholeTextOneStep() throws {
    session.showPreview(try theme(Self.other))
    let (text, _) = try session.wholeText()
    try session.setWholeText(SourceText(file: text.file, Self.other))
    #expect(shown == "#604020ff" && session.current?.isDirty == true)
    try session.undo()
    #expect(shown == "#204060ff" && session.current?.text?.bytes == text.bytes)
    #expect(!session.canUndo && session.current?.isDirty == false)
  }

  @Test func makesACopyOfABuiltInTheme() throws {
    session.select("ocean")
    let (text, path) = try session.wholeText()
    #expect(path == nil)
    let changed = String(decoding: text.bytes, as: UTF8.self).replacing(
      "\"$accent\"", with: "\"red\"")
    try session.setWholeText(SourceText(file: text.file, changed))
    #expect(session.current?.name == "Ocean copy" && session.entry("ocean")?.text == text)
  }

  @Test func hasNoTextOfAThemeWithErrors() throws {
    session.open(try folder.write("broken.livery.toml", "livery = 1\nname = \n"))
    #expect(throws: SessionError.self) { try session.wholeText() }
  }
}
