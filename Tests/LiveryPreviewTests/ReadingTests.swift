import Fixtures
import Foundation
import TestDisplay
import Testing

/// Files of the user's folder and on the command line whose reading takes long, or ends the window.
@Suite(.enabled(if: TestDisplay.isAvailable), .serialized, .timeLimit(.minutes(5)))
struct ReadingTests {
  private let folder: TemporaryFolder
  private let plain: String

  init() throws {
    folder = try TemporaryFolder()
    plain = try folder.write("plain.livery.toml", Self.theme("Plain", "#406020"))
    try folder.write("data/livery/themes/mine.livery.toml", Self.theme("Mine", "#204060"))
  }

  private static func theme(_ name: String, _ headerbar: String) -> String {
    "livery = 1\nname = \"\(name)\"\n[colors]\nheaderbar-bg = \"\(headerbar)\"\n"
  }

  private func preview(_ program: String, _ files: [String]) throws -> Preview {
    try Preview(
      files, program: BuiltProgram.path(program),
      environment: ["XDG_DATA_HOME": "\(folder.path)/data"])
  }

  @Test func startsBesideHostileFiles() throws {
    for (name, text) in HostileTokens.files {
      try folder.write("data/livery/themes/\(name)", text)
    }
    let preview = try preview("livery-preview", [plain])
    let header = try preview.place("label", "Livery").beside
    #expect(try preview.pixel(header, awaiting: "#406020") == "#406020")
    try preview.display.perform("wait", ["role": "list item", "name": "Mine", "seconds": 60])
    try preview.expectHealth()
  }

  @Test func keepsTheLastGoodStateWhereAHostileFileIsSavedOverIt() throws {
    let path = try folder.write("t.tokens.json", HostileTokens.groups(8))
    let preview = try preview("livery-preview", [path])
    try folder.write("t.tokens.json", HostileTokens.groups(8000))
    _ = try preview.text(saying: "has more than 64 links")
    try preview.press("Dark")
    try preview.await("pressed", of: "toggle", "Dark")
    try preview.expectHealth()
  }

  /// The reader is made to die and to hang: see `Tests/Support/UncheckedPreview`.
  @Test(arguments: [("kills", "killed"), ("hangs", "hung")])
  func namesAndSkipsAFileWhoseReadingEndsTheWindow(name: String, verb: String) throws {
    try folder.write(
      "data/livery/themes/\(name).livery.toml", Self.theme("Other", "#602040"))
    let preview = try preview("unchecked-preview", [])
    let title = "Reading “\(name).livery.toml” \(verb) the window"
    #expect(try preview.text(saying: title) == title)
    try preview.display.perform("wait", ["role": "list item", "name": "Mine", "seconds": 60])
    #expect(try preview.display.request("exit", ["pid": preview.pid], for: Int?.self) == nil)
    let log = try preview.display.request("log", ["pid": preview.pid], for: String.self)
    #expect(log.components(separatedBy: "unchecked-preview: ").count == 2)

    // It is read again where the user asks for it, and then it is no longer there to be blamed.
    try preview.press("Show “\(name).livery.toml” Again", role: "push button")
    #expect(try preview.text(saying: title) == title)
  }
}
