import Fixtures
import Foundation
import LiverySystem
import Testing

@Suite struct HelperTests {
  private func lines(of helper: Helper) -> [String] {
    var lines: [String] = []
    while true {
      if let line = helper.nextLine() {
        lines.append(line)
      } else if helper.isSilent {
        return lines
      } else {
        Helper.wait(for: [helper], milliseconds: 1_000)
      }
    }
  }

  @Test func exchangesLinesWithAProgram() throws {
    let helper = try #require(Helper(["cat"]))
    #expect(helper.send("one") && helper.send("zwölf"))
    helper.finish()
    #expect(lines(of: helper) == ["one", "zwölf"])
    #expect(helper.wait() == .exit(0))
  }

  @Test(arguments: [
    ("exit 3", ProcessEnding.exit(3)), ("kill -TERM $$", .signal(15)),
    ("kill -KILL $$", .signal(9)),
  ])
  func returnsHowAProgramEnded(script: String, ending: ProcessEnding) throws {
    let helper = try #require(Helper(["/bin/sh", "-c", script]))
    #expect(helper.wait() == ending)
  }

  /// A process that works is late after its limit; one that gets little of the processors, or waits
  /// for something, only after five times that.
  @Test(arguments: [
    (900.0, 900.0, false), (1_100, 1_050, true), (1_100, 100, false), (4_900, 0, false),
    (5_100, 0, true),
  ])
  func judgesSilence(of silence: Double, working: Double, isLate: Bool) {
    #expect(Silence.isTooLong(silence, working: working, limit: 1_000) == isLate)
  }

  @Test func findsAProcessThatOnlyWorks() throws {
    let helper = try #require(Helper(["/bin/sh", "-c", "echo a; while :; do :; done"]))
    while helper.nextLine() == nil { Helper.wait(for: [helper], milliseconds: 1_000) }
    #expect(!helper.isLate(60_000))
    while !helper.isLate(100) { Helper.wait(for: [helper], milliseconds: 10) }
    helper.expectLine()
    #expect(!helper.isLate(60_000))
  }

  @Test func passesItsVariablesAndWritesItsErrorsToALog() throws {
    let folder = try TemporaryFolder()
    let log = folder.path + "/log"
    let helper = try #require(
      Helper(
        ["/bin/sh", "-c", "echo $FRUIT $HOME; echo first >&2; echo last >&2; echo >&2"],
        environment: ["FRUIT": "plum"], log: log))
    #expect(lines(of: helper) == ["plum"])
    #expect(helper.wait() == .exit(0))
    #expect(RegularFile.lastLine(of: log) == "last")
  }

  @Test func givesAProgramStandardDescriptorsOnly() throws {
    // Not marked to be closed, as a library might leave one.
    let descriptor = fcntl(STDERR_FILENO, F_DUPFD, 100)
    defer { close(descriptor) }
    let helper = try #require(Helper(["/bin/sh", "-c", "echo /proc/self/fd/*"]))
    let names = try #require(lines(of: helper).first).split(separator: " ")
    #expect(!names.contains("/proc/self/fd/\(descriptor)"))
    #expect(names.starts(with: (0...2).map { "/proc/self/fd/\($0)" }))
  }

  @Test(arguments: ["/none/program", "no-such-program", "/tmp", "/etc/passwd"])
  func startsNoProgramThatIsNone(path: String) {
    #expect(Helper([path]) == nil)
  }

  @Test func startsNoFileThatIsNoProgram() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("program", "\u{0}\u{1}\u{2}")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    #expect(Helper([path]) == nil)
  }

  @Test func endsAProgram() throws {
    let helper = try #require(Helper(["sleep", "1000"]))
    #expect(helper.nextLine() == nil && !helper.isSilent)
    helper.terminate()
    #expect(helper.wait() == .signal(15))
  }
}
