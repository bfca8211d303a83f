import Fixtures
import Foundation
import Testing
import ThemeFormats
import ThemeSession
import ThemeSource

/// Saves of a session while it is killed, and while other programs save the same file: nothing is
/// lost.
///
/// `LIVERY_SAVES` says how often each is tried.
@Suite struct SavingRaceTests {
  private static let count =
    ProcessInfo.processInfo.environment["LIVERY_SAVES"].flatMap(Int.init) ?? 20

  private let home: Home
  private let theme: String

  init() throws {
    home = try Home(["mine.livery.toml": Self.text])
    theme = home.path + "/mine.livery.toml"
  }

  private static let text = """
    livery = 1
    name = 'Mine'
    # outside 0
    [colors]
    link = '#000000' # sea
    border = '#000000' # land

    """

  /// A saver of a role, and what it prints.
  private func saver(_ role: String, count: Int) throws -> (process: Process, output: FileHandle) {
    let pipe = Pipe()
    let process = try ProgramRun.start(
      [
        try Program.path(of: "SessionSaver"), theme, "\(home.path)/\(role).json", role, "--count",
        "\(count)",
      ], output: pipe)
    return (process, pipe.fileHandleForReading)
  }

  /// The number that the color of a role stands for, of a text that is whole; `nil` for any other
  /// text.
  private static func number(of role: String, in text: String) -> Int? {
    let pattern =
      #/livery = 1\nname = 'Mine'\n# outside \d+\n\[colors\]\nlink = '#(\w{6})' # sea\nborder = '#(\w{6})' # land\n/#
    guard let match = text.wholeMatch(of: pattern) else { return nil }
    return Int(role == "link" ? match.1 : match.2, radix: 16)
  }

  private func number(of role: String) throws -> Int {
    let text = try #require(home.read("mine.livery.toml"))
    return try #require(Self.number(of: role, in: text), "\(text)")
  }

  /// The number of the last edit that the session of a saver brings back.
  private func restored(_ role: String) throws -> Int {
    let file = try #require(home.read("\(role).json"))
    let snapshot = try JSONDecoder().decode(SessionSnapshot.self, from: Data(file.utf8))
    let session = ThemeSession(library: ThemeLibrary(userFolder: nil))
    session.restore(snapshot)
    let entry = try #require(session.entries.first { $0.path == theme })
    let text = entry.conflict?.mine ?? entry.text
    let bytes = try #require(text?.bytes)
    return try #require(Self.number(of: role, in: String(decoding: bytes, as: UTF8.self)))
  }

  @Test func aKilledSaverLosesNoEdit() throws {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<Self.count {
      try home.write("mine.livery.toml", Self.text)
      let (process, output) = try saver("link", count: 1_000_000)
      // It prints two lines a save.
      var lines = output.readLines(Int.random(in: 1...6, using: &generator))
      for _ in 0..<Int.random(in: 0...20_000, using: &generator) { _ = getppid() }
      kill(process.processIdentifier, SIGKILL)
      lines += String(decoding: output.readThrough(), as: UTF8.self)
      process.waitUntilExit()
      let edited = lines.split(separator: "\n").last { $0.hasPrefix("edited ") }
      let number = try #require(edited.flatMap { Int($0.dropFirst(7)) }, "\(lines)")
      #expect(try max(self.number(of: "link"), restored("link")) >= number, "\(lines)")
    }
  }

  @Test func twoSaversOfOneFileKeepWhatTheOtherSaved() throws {
    let savers = try ["link", "border"].map { try saver($0, count: Self.count * 5) }
    let printed = savers.map { String(decoding: $0.output.readThrough(), as: UTF8.self) }
    for saver in savers { saver.process.waitUntilExit() }
    #expect(savers.map(\.process.terminationStatus) == [0, 0], "\(printed)")
    // Each color is that of the last save, so no save of one took back one of the other.
    #expect(try number(of: "link") == Self.count * 5 && number(of: "border") == Self.count * 5)
    for (text, role) in zip(printed, ["link", "border"]) {
      #expect(text.contains("saved \(Self.count * 5)\n"), "\(role): \(text)")
    }
  }

  @Test func aSaverKeepsWhatIsChangedOutside() throws {
    let (process, output) = try saver("link", count: 1_000_000)
    defer {
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    _ = output.readLines(2)
    output.readabilityHandler = { _ = $0.availableData }
    defer { output.readabilityHandler = nil }
    let beside = home.path + "/beside"
    for change in 1...(Self.count * 10) {
      // What was changed last is still there, whatever was saved since, or there again in a moment.
      let text = try #require(
        (0..<1000).lazy.compactMap { _ in home.read("mine.livery.toml") }
          .first { $0.contains("# outside \(change - 1)\n") })
      try #require(Self.number(of: "link", in: text) != nil, "\(text)")
      let changed = text.replacing("# outside \(change - 1)\n", with: "# outside \(change)\n")
      try home.write("beside", changed)
      #expect(rename(beside, theme) == 0)
    }
    #expect(process.isRunning)
  }

  /// The process is stopped at each of its calls to the system, and the file changed by then.
  @Test(.enabled("strace is needed, and the right to trace") { SystemCall.canBeTraced })
  func aChangeFromOutsideStaysWheneverItHappens() throws {
    let arguments = [theme, home.path + "/link.json", "link", "#000001"]
    let calls = try SystemCall.calls(
      arguments, of: "SessionSaver", in: home, on: "mine.livery.toml")
    #expect(calls.contains { $0.name == "renameat2" })
    for call in calls {
      try home.write("mine.livery.toml", Self.text)
      let status = try SystemCall.stop(arguments, of: "SessionSaver", in: home, at: call) {
        try home.write("beside", Self.text.replacing("outside 0", with: "outside 1"))
        #expect(rename(home.path + "/beside", theme) == 0)
      }
      let text = try #require(home.read("mine.livery.toml"))
      #expect(text.contains("# outside 1\n"), "stopped at \(call)")
      // Either it was saved after that, or before, or the edit is still there.
      #expect(try number(of: "link") == 1 || restored("link") == 1 || status == 0, "\(call)")
      #expect(try home.content.keys.allSatisfy { !$0.contains(".livery-") }, "stopped at \(call)")
    }
  }
}

extension FileHandle {
  /// The next lines, as many as asked for.
  fileprivate func readLines(_ count: Int) -> String {
    var bytes = Data()
    while bytes.count(where: { $0 == UInt8(ascii: "\n") }) < count,
      let byte = try? read(upToCount: 1), !byte.isEmpty
    {
      bytes += byte
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
