import Fixtures
import Foundation
import Testing

/// Saving a theme where the process is killed, or the disk full, at each call of the system that
/// changes a file.
@Suite(.enabled("strace is needed, and the right to trace") { SystemCall.canBeTraced })
struct SaveFaultTests {
  private static let name = "mine.livery.toml"
  private static let old = "livery = 1\nname = \"Mine\"\n[colors]\nacent-fg = \"#ffffff\"\n"

  /// What a save that succeeds makes of it.
  private let new: String

  init() throws {
    let home = try Home([Self.name: Self.old])
    #expect(try Program.run(["check", "--fix", "\(home.path)/\(Self.name)"]).status == 0)
    new = try #require(home.read(Self.name))
    try #require(new != Self.old)
  }

  private func home() throws -> Home { try Home([Self.name: Self.old]) }

  private func save(in home: Home) -> [String] { ["check", "--fix", "\(home.path)/\(Self.name)"] }

  private func changes() throws -> [SystemCall] {
    let home = try home()
    let calls = try SystemCall.changes(save(in: home), in: home)
    // The new file is created, written, flushed and exchanged with the old one.
    #expect(calls.count { $0.name == "renameat2" } == 1 && calls.count >= 4)
    #expect(try home.content == [Self.name: new])
    return calls
  }

  @Test func leavesNothingBehindTheNextSave() throws {
    for call in try changes() {
      let home = try home()
      #expect(try SystemCall.run(save(in: home), in: home, .kill, at: call).status == SIGKILL)
      let text = home.read(Self.name)
      #expect(text == Self.old || text == new, "killed at \(call)")
      try home.write(Self.name, Self.old)
      #expect(try Program.run(save(in: home), environment: home.environment).status == 0)
      #expect(try home.content == [Self.name: new], "killed at \(call)")
    }
  }

  @Test func changesNothingWhereTheDiskFills() throws {
    for call in try changes() where !["fchmod", "fchown", "unlink"].contains(call.name) {
      let home = try home()
      #expect(
        try SystemCall.run(save(in: home), in: home, .diskIsFull, at: call).status == 73)
      #expect(try home.content == [Self.name: Self.old], "full at \(call)")
    }
  }
}
