import Fixtures
import Foundation
import Testing
import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSession
import ThemeSource

@Suite struct OpeningTests {
  private let session = ThemeSession(library: ThemeLibrary(userFolder: nil))
  private let builtIn = ThemeLibrary.builtInIDs.count

  private var opened: [String] { session.entries.dropFirst(builtIn).map(\.id) }

  private func theme(_ name: String, _ more: String = "") -> String {
    "livery = 1\nname = '\(name)'\n\(more)"
  }

  @Test func takesAThousandThemes() throws {
    let folder = try TemporaryFolder()
    for number in 0..<1000 {
      session.open(
        try folder.write(
          "t\(number).livery.toml", theme("Theme \(number)", "[colors]\nlink = 'red'\n")))
    }
    #expect(opened.count == 1000 && Set(opened).count == 1000)
    session.select("t999")
    #expect(session.loadedTheme.theme.name == "Theme 999")
  }

  @Test func neverWaitsForAPipe() throws {
    let folder = try TemporaryFolder()
    let pipe = folder.path + "/pipe.livery.toml"
    mkfifo(pipe, 0o600)
    mkfifo(folder.path + "/other", 0o600)
    session.open(pipe)
    #expect(opened == ["pipe"])
    #expect("\(try #require(session.entry("pipe")?.problem))".contains("not a regular file"))
    #expect(throws: SessionError.self) { try session.save() }
    session.select("ocean")
    #expect(throws: SessionError.self) { try session.saveAs(pipe) }
    #expect(throws: SessionError.self) { try session.saveAs(folder.path + "/other") }
  }

  @Test func aFileThatBecomesAPipeIsNotWritten() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a.livery.toml", theme("A"))
    session.open(path)
    try session.set(.role(.link), to: "red")
    try FileManager.default.removeItem(atPath: path)
    mkfifo(path, 0o600)
    session.reload(path)
    #expect(session.current?.problem != nil && session.current?.isDirty == true)
    #expect(throws: SessionError.self) { try session.save() }
    #expect(session.current?.isDirty == true)
  }

  @Test(arguments: ["<b>&", "a\u{202E}b", "%s%n", "*/ * { color: red } /*", "ünï 名前"])
  func leavesANameAsItIs(name: String) throws {
    let folder = try TemporaryFolder()
    session.open(try folder.write("a.livery.toml", theme(name, "[colors]\nlink = 'red'\n")))
    #expect(session.current?.name == name && session.loadedTheme.theme.name == name)
    #expect(session.loadedTheme.colors == "@define-color link_color #ff0000;\n")
    try session.set(.role(.link), to: "blue")
    #expect(session.current?.name == name)
  }

  @Test func opensAFileOnce() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a.livery.toml", theme("A"))
    #expect(session.open(path) == "a")
    #expect(session.open(path) == "a")
    #expect(opened == ["a"])
  }
}
