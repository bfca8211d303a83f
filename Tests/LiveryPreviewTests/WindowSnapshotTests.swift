import Fixtures
import Foundation
import LiveryAdwaita
import LiveryGTK
import LiveryGallery
import LiverySystem
import Testing
import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSession

@testable import LiveryPreview

@Suite struct WindowSnapshotTests {
  private let folder: TemporaryFolder
  private let full: WindowSnapshot

  init() throws {
    folder = try TemporaryFolder()
    let session = ThemeSession(library: ThemeLibrary(userFolder: nil))
    session.select("ocean")
    try session.set(.role(.link), to: "red")
    let theme = ShownTheme(id: "ocean", name: "<b>&", path: "/a.livery.toml")
    var full = WindowSnapshot(session: session.snapshot, page: .controls)
    full.window = WindowState(
      size: WindowSize(width: 800, height: 600), isMaximized: true, isInspectorShown: true,
      inspectorWidth: 400,
      appearance: .dark, traits: ["own", "pure-black"],
      vision: Vision.deficient(.protanopia).name, ui: "/a.ui")
    full.pending = .init(theme: theme, isElsewhere: true)
    full.compared = theme
    full.shown = ShownVersion(theme: theme, fingerprint: "f", texts: nil)
    full.good = ShownVersion(
      theme, LoadedStylesheets(colors: "c \u{1F30A}", rules: "r\n", widgets: "\""))
    self.full = full
  }

  @Test func isTheSameAfterItWasWrittenAndRead() throws {
    let path = folder.path + "/a.json"
    for snapshot in [full, WindowSnapshot(session: full.session)] {
      try snapshot.write(to: path)
      #expect(try WindowSnapshot(contentsOf: path) == snapshot)
    }
  }

  @Test func writesTheSameBytesEachTime() throws {
    let texts = try (0..<2).map { number in
      try full.write(to: "\(folder.path)/\(number).json")
      return try folder.read("\(number).json")
    }
    #expect(texts[0] == texts[1])
  }

  @Test(arguments: [
    "", "{", "{}", "[]", "\0", "null", "{\"version\": 3}",
    // The file of an earlier version.
    "{\"livery-session\": 2, \"session\": {\"id\": \"a\"}}",
  ])
  func readsNothingElse(text: String) throws {
    #expect(try WindowSnapshot(contentsOf: try folder.write("a.json", text)) == nil)
  }

  @Test func ignoresValuesOfAnotherKind() throws {
    let text = """
      {"version": 3, "page": 3, "pending": "a", "shown": [],
       "session": {"currentID": "mint", "appearance": [], "files": [], "unsaved": []},
       "window": {"size": {"width": "800", "height": 1e99}, "appearance": "blue", "traits": "a"}}
      """
    let snapshot = try #require(
      try WindowSnapshot(contentsOf: try folder.write("a.json", text)))
    #expect(snapshot.session.currentID == "mint" && snapshot.window == WindowState())
    #expect(snapshot.page == nil && snapshot.pending == nil && snapshot.shown == nil)
  }

  @Test func saysWhyItCannotBeReadOrWritten() throws {
    #expect(throws: FileError.self) {
      _ = try WindowSnapshot(contentsOf: folder.path + "/none")
    }
    #expect(throws: FileError.self) { try full.write(to: folder.path + "/none/a.json") }
  }
}
