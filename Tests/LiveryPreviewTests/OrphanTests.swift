import Fixtures
import Foundation
import GTKFixtures
import TestDisplay
import Testing

/// What becomes of a window whose supervisor was killed.
@Suite(.enabled(if: TestDisplay.isAvailable), .serialized)
struct OrphanTests {
  /// Kills the supervisor alone, and expects the window to end too.
  private func killSupervisor(of preview: Preview) throws {
    let children = try preview.display.request("children", ["pid": preview.pid], for: [Int].self)
    let window = RequestValue.number(Double(try #require(children.first)))
    try preview.display.perform("signal", ["pid": preview.pid, "number": 9])
    #expect(
      try preview.display.request("exit", ["pid": preview.pid, "seconds": 60], for: Int?.self) == -9
    )
    #expect(try preview.display.request("ended", ["pid": window]))
  }

  @Test func endsWithItsSupervisorAndKeepsEdits() throws {
    let preview = try Preview(["--theme", "ocean"])
    try preview.editAccent("#204060")
    try killSupervisor(of: preview)
    let log = try preview.display.request("log", ["pid": preview.pid], for: String.self)
    #expect(log.contains("livery-preview: the process that watched the window was killed, "))
    #expect(!log.contains("CRITICAL") && !log.contains("WARNING"), "\(log)")

    let program = BuiltProgram.path("livery-preview")
    try preview.display.perform("start", ["arguments": .list([.string(program)])])
    _ = try preview.text(saying: "Edits that were not saved are back")
    _ = try preview.text(saying: "Ocean copy")
  }

  @Test func leavesNothingBehindWithoutEdits() throws {
    let preview = try Preview()
    try killSupervisor(of: preview)
    #expect(try preview.display.request("files", ["folder": "livery"]) == [String]())
  }

  @Test func endsWhileItHangs() throws {
    let themes = try CrashingThemes()
    let runtime = try TemporaryFolder()
    let preview = try themes.preview(
      [themes.plain, try themes.crashing("Hang")], environment: ["XDG_RUNTIME_DIR": runtime.path])
    try preview.type("Alt_L", "2")
    try preview.poll("the theme is never pending") {
      let folder = runtime.path + "/livery"
      let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      let file = try #require(names.first { $0.hasSuffix(".json") })
      let text = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
      return text.replacing(" ", with: "").contains(#""name":"Hang""#) ? () : nil
    }
    try killSupervisor(of: preview)
  }
}
