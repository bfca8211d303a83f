import Fixtures
import Foundation
import Testing
import ThemeSession
import ThemeSource

/// Saving a theme from a session, and the session itself, where the process is killed, or the disk
/// full, at each call of the system that changes a file.
@Suite(.enabled("strace is needed, and the right to trace") { SystemCall.canBeTraced })
struct SessionFaultTests {
  private static let theme = "mine.livery.toml"
  private static let session = "session.json"
  private static let program = "SessionSaver"

  private static func text(_ color: String) -> String {
    "livery = 1\nname = 'Mine'\n[colors]\nlink = '\(color)' # sea\n"
  }

  private func home() throws -> Home {
    try Home([SessionFaultTests.theme: SessionFaultTests.text("blue")])
  }

  /// The arguments for saving another color.
  private func saving(_ color: String, in home: Home) -> [String] {
    [
      home.path + "/" + SessionFaultTests.theme, home.path + "/" + SessionFaultTests.session,
      "link",
      color,
    ]
  }

  private func calls() throws -> [SystemCall] {
    let home = try home()
    let calls = try SystemCall.changes(
      saving("red", in: home), of: SessionFaultTests.program, in: home)
    #expect(home.read(SessionFaultTests.theme) == SessionFaultTests.text("red"))
    #expect(calls.count { $0.name == "rename" } == 2)
    #expect(calls.count { $0.name == "renameat2" } == 1)
    return calls
  }

  /// The session in a home, where there is one.
  private func readsSession(in home: Home) -> Bool {
    guard let text = home.read(SessionFaultTests.session) else { return true }
    return (try? JSONDecoder().decode(SessionSnapshot.self, from: Data(text.utf8))) != nil
  }

  @Test func keepsTheOldThemeOrTheNewWhereverSavingIsKilled() throws {
    for call in try calls() {
      let home = try home()
      let run = try SystemCall.run(
        saving("red", in: home), of: SessionFaultTests.program, in: home, .kill, at: call)
      #expect(run.status == SIGKILL)
      let text = try #require(home.read(SessionFaultTests.theme))
      #expect(["blue", "red"].map(SessionFaultTests.text).contains(text), "killed at \(call)")
      #expect(readsSession(in: home), "killed at \(call)")

      // The next window saves again, and nothing is left of the one that was killed.
      let again = try Program.run(saving("green", in: home), of: SessionFaultTests.program)
      #expect(again.status == 0, "\(again.errors)")
      #expect(home.read(SessionFaultTests.theme) == SessionFaultTests.text("green"))
      let names = try home.content.keys.filter { $0.hasPrefix(SessionFaultTests.theme) }
      #expect(names == [SessionFaultTests.theme], "killed at \(call)")
    }
  }

  @Test func keepsTheOldThemeWhereTheDiskFills() throws {
    for call in try calls() where !["fchmod", "fchown", "unlink"].contains(call.name) {
      let home = try home()
      let run = try SystemCall.run(
        saving("red", in: home), of: SessionFaultTests.program, in: home, .diskIsFull, at: call)
      let color = run.status == 0 ? "red" : "blue"
      #expect(
        home.read(SessionFaultTests.theme) == SessionFaultTests.text(color), "full at \(call)")
      #expect(readsSession(in: home), "full at \(call)")
      #expect(try home.content.keys.allSatisfy { !$0.contains(".livery-") }, "full at \(call)")
    }
  }
}
