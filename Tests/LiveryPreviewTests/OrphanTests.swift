import Desk
import Fixtures
import Foundation
import Testing

/// What becomes of a window whose supervisor was killed.
@Suite(.enabled(if: Desk.isAvailable), .serialized)
struct OrphanTests {
  /// Kills the supervisor alone, and expects the window to end too.
  private func killSupervisor(of preview: Preview) throws {
    let children = try preview.desk.ask("children", ["pid": preview.pid], for: [Int].self)
    let window = DeskValue.number(Double(try #require(children.first)))
    try preview.desk.tell("signal", ["pid": preview.pid, "number": 9])
    #expect(
      try preview.desk.ask("exit", ["pid": preview.pid, "seconds": 60], for: Int?.self) == -9)
    #expect(try preview.desk.ask("ended", ["pid": window]))
  }

  @Test func endsWithItsSupervisorAndKeepsEdits() throws {
    let preview = try Preview(["--theme", "ocean"])
    try preview.editAccent("#204060")
    try killSupervisor(of: preview)
    let log = try preview.desk.ask("log", ["pid": preview.pid], for: String.self)
    #expect(log.contains("livery-preview: the process that watched the window was killed, "))
    #expect(!log.contains("CRITICAL") && !log.contains("WARNING"), "\(log)")

    let program = Preview.programs.appendingPathComponent("livery-preview").path
    try preview.desk.tell("start", ["arguments": .list([.string(program)])])
    _ = try preview.text(saying: "Edits that were not saved are back")
    _ = try preview.text(saying: "Ocean copy")
  }

  @Test func leavesNothingBehindWithoutEdits() throws {
    let preview = try Preview()
    try killSupervisor(of: preview)
    #expect(try preview.desk.ask("files", ["folder": "livery"]) == [String]())
  }

  @Test func endsWhileItHangs() throws {
    let themes = try HostileThemes()
    let runtime = try TemporaryFolder()
    let preview = try themes.preview(
      [themes.plain, try themes.killer("Hang")], environment: ["XDG_RUNTIME_DIR": runtime.path])
    try preview.type("Alt_L", "2")
    try preview.poll("the theme is never on trial") {
      let folder = runtime.path + "/livery"
      let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      let file = try #require(names.first { $0.hasSuffix(".json") })
      let text = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
      return text.contains(#""name": "Hang""#) ? () : nil
    }
    try killSupervisor(of: preview)
  }
}
