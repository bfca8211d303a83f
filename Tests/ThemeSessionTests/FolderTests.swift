import Fixtures
import Foundation
import Testing
import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSession
import ThemeSource

@Suite struct FolderTests {
  private let session = ThemeSession(library: ThemeLibrary(userFolder: nil))
  private let builtIn = ThemeLibrary.builtInIDs.count

  private var opened: [String] { session.entries.dropFirst(builtIn).map(\.id) }

  private func theme(_ name: String, _ more: String = "") -> String {
    "livery = 1\nname = '\(name)'\n\(more)"
  }

  @Test func offersTheThemesOfAFolderWithoutChoosingOne() throws {
    let folder = try TemporaryFolder()
    try folder.write("b.livery.toml", theme("B"))
    try folder.write("a.livery.toml", theme("A"))
    try folder.write("broken.livery.toml", "livery = 1\nname =")
    try folder.write("README.md", "Themes of mine.")
    try folder.write("picture.png", "\0PNG")
    try folder.write("sub/c.livery.toml", theme("C"))
    #expect(session.openFolder(folder.path))
    #expect(opened == ["a", "b", "broken"])
    #expect(session.currentID == "adwaita")
    #expect(session.entry("broken")?.isBroken == true)
    #expect(session.entry("a")?.origin == .folder(folder.path))
  }

  @Test func looksAgainAtAFolder() throws {
    let folder = try TemporaryFolder()
    for name in ["a", "b", "c", "d"] {
      try folder.write("\(name).livery.toml", theme(name, "[colors]\nlink = 'blue'\n"))
    }
    session.openFolder(folder.path)
    session.select("c")
    try session.setColor(.role(.link), to: "red")
    session.select("b")
    for name in ["a", "b", "c"] {
      try FileManager.default.removeItem(atPath: "\(folder.path)/\(name).livery.toml")
    }
    try folder.write("d.livery.toml", theme("New name"))
    try folder.write("e.livery.toml", theme("E"))
    session.openFolder(folder.path)
    // The current theme and unsaved edits stay.
    #expect(opened == ["b", "c", "d", "e"])
    #expect(session.entry("b")?.problem != nil && session.entry("c")?.isDirty == true)
    #expect(session.entry("d")?.name == "New name")
  }

  @Test func tellsNobodyWhereNothingChanged() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.livery.toml", theme("A"))
    session.openFolder(folder.path)
    var told = -1
    session.observe(folder) { _ in told += 1 }
    session.openFolder(folder.path)
    #expect(told == 0)
  }

  @Test func keepsTheThemesOfAFolderThatVanishes() throws {
    let folder = try TemporaryFolder()
    try folder.write("themes/a.livery.toml", theme("A"))
    try folder.write("themes/b.livery.toml", theme("B"))
    let themes = folder.path + "/themes"
    session.openFolder(themes)
    session.select("a")
    try session.setColor(.role(.link), to: "red")
    try FileManager.default.moveItem(atPath: themes, toPath: folder.path + "/away")
    #expect(!session.openFolder(themes))
    #expect(opened == ["a", "b"])
    #expect(session.entries.suffix(2).allSatisfy { $0.problem != nil && $0.theme != nil })
    #expect(throws: SessionError.self) { try session.save() }
    #expect(session.look.resolved[.link].hex == "#ff0000ff" && session.current?.isDirty == true)

    try FileManager.default.moveItem(atPath: folder.path + "/away", toPath: themes)
    #expect(session.openFolder(themes))
    #expect(session.entries.suffix(2).allSatisfy { $0.problem == nil })
    try session.save()
    #expect(
      String(decoding: try folder.read("themes/a.livery.toml"), as: UTF8.self).contains("red"))
  }

  @Test func takesAThousandThemes() throws {
    let folder = try TemporaryFolder()
    for number in 0..<1000 {
      try folder.write(
        "t\(number).livery.toml", theme("Theme \(number)", "[colors]\nlink = 'red'\n"))
    }
    session.openFolder(folder.path)
    #expect(opened.count == 1000 && Set(opened).count == 1000)
    session.select("t999")
    #expect(session.look.theme.name == "Theme 999")
  }

  @Test func neverWaitsForAPipe() throws {
    let folder = try TemporaryFolder()
    let pipe = folder.path + "/pipe.livery.toml"
    mkfifo(pipe, 0o600)
    mkfifo(folder.path + "/other", 0o600)
    session.openFolder(folder.path)
    #expect(opened == ["pipe"])
    #expect("\(try #require(session.entry("pipe")?.problem))".contains("not a regular file"))
    session.open(pipe)
    #expect(throws: SessionError.self) { try session.save() }
    session.select("ocean")
    #expect(throws: SessionError.self) { try session.saveAs(pipe) }
    #expect(throws: SessionError.self) { try session.saveAs(folder.path + "/other") }
  }

  @Test func aFileThatBecomesAPipeIsNotWritten() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a.livery.toml", theme("A"))
    session.open(path)
    try session.setColor(.role(.link), to: "red")
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
    #expect(session.current?.name == name && session.look.theme.name == name)
    #expect(session.look.colors == "@define-color link_color #ff0000;\n")
    try session.setColor(.role(.link), to: "blue")
    #expect(session.current?.name == name)
  }

  @Test func findsAFileByEveryPathWithoutLinks() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a.livery.toml", theme("A"))
    session.openFolder(folder.path)
    #expect(session.open(path) == "a")
    #expect(opened == ["a"])
  }
}
