import Fixtures
import Foundation
import LiverySystem
import Testing

@Suite struct FolderWalkTests {
  @Test func leavesOutWhatIsHiddenOrIgnored() throws {
    let folder = try TemporaryFolder()
    for path in [
      "a.toml", ".b.toml", "in/c.toml", "in/.d/e.toml", "build/f.toml", "in/build/g.toml",
      "h.tmp", "kept.tmp", "in/i.tmp", "in/j.json",
    ] {
      try folder.write(path, "")
    }
    try folder.write(".git/HEAD", "")
    try folder.write(".gitignore", "build/\n*.tmp\n!kept.tmp\n")
    try folder.write("in/.gitignore", "# of this folder\n/j.json\n!i.tmp\n")
    let files = try #require(FolderWalk.files(in: folder.path))
    #expect(
      files.map { $0.path.dropFirst(folder.path.count + 1) }
        == ["a.toml", "in/c.toml", "in/i.tmp", "kept.tmp"])
    // What is above the folder counts, too.
    let inner = try #require(FolderWalk.files(in: folder.path + "/in"))
    #expect(inner.map { $0.path.dropFirst(folder.path.count + 4) } == ["c.toml", "i.tmp"])
  }

  /// A repository of dotfiles has all of its themes in hidden folders.
  @Test(arguments: [
    (".config/gtk-4.0/gtk.css", true), (".themes/a/gtk-4.0/gtk.css", true),
    ("in/.local/share/themes/a/gtk.css", true), (".config/.cache/a.css", false),
    (".git/a.css", false), (".build/a.css", false), (".config/a/.b.css", false),
    ("node_modules/a/a.css", false), ("in/node_modules/a.css", false),
  ])
  func looksIntoTheHiddenFoldersOfThemes(file: String, isFound: Bool) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(file, "")
    try folder.write(".themes.css", "")
    #expect(try #require(FolderWalk.files(in: folder.path)).map(\.path) == (isFound ? [path] : []))
    try folder.write(".gitignore", ".config\n.themes/\n.local\n")
    #expect(FolderWalk.files(in: folder.path)?.isEmpty == true)
  }

  /// VS Code keeps earlier versions of each file.
  @Test(arguments: [
    (".config/Code/User/History/a/b.css", false), ("User/History.css", true),
    ("History/a.css", true), ("User/in/History/a.css", true),
  ])
  func leavesOutTheHistoryOfAnEditor(file: String, isFound: Bool) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(file, "")
    #expect(try #require(FolderWalk.files(in: folder.path)).map(\.path) == (isFound ? [path] : []))
  }

  /// A repository is one folder: its links may lead anywhere in it.
  @Test func marksLinksThatLeadElsewhere() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.css", "")
    try folder.write("in/b.css", "")
    for (link, target) in [
      ("in/a.css", "../a.css"), ("in/c.css", "b.css"), ("in/d.css", "gone"),
      ("in/e.css", "../gone"), ("in/f.css", "f.css"), ("in/g.css", "e.css"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/\(link)", withDestinationPath: target)
    }
    let inner = "\(folder.path)/in"
    let found = { try #require(FolderWalk.files(in: inner)).filter(\.isElsewhere).map(\.path) }
    #expect(try found() == ["a", "e", "g"].map { "\(inner)/\($0).css" })
    try folder.write(".git/HEAD", "")
    #expect(try found().isEmpty)
  }

  @Test func namesWhatIsNotUTF8() throws {
    let folder = try TemporaryFolder()
    try folder.write("in/a.css", "")
    try folder.write("jörg.css", "")
    let inner = Array("\(folder.path)/in/".utf8CString.dropLast())
    for name: [CChar] in [[99, -23, 46, 99, 115, 115, 0], [-61, 0]] {
      close(open(inner + name, O_CREAT | O_WRONLY, 0o600))
    }
    mkdir(inner + [120, -1, 0], 0o700)
    close(open(inner + [120, -1, 47, 97, 0], O_CREAT | O_WRONLY, 0o600))
    let files = try #require(FolderWalk.files(in: folder.path))
    #expect(
      files == [
        .init("\(folder.path)/in/\\xc3", isMisnamed: true),
        .init("\(folder.path)/in/a.css"),
        .init("\(folder.path)/in/c\\xe9.css", isMisnamed: true),
        .init("\(folder.path)/in/x\\xff", isMisnamed: true, isFolder: true),
        .init("\(folder.path)/jörg.css"),
      ])
  }

  @Test(
    arguments: [
      ([], ""), ([97, 98], "ab"), ([0xc3, 0xa9], "é"), ([0xe9], "\\xe9"), ([0xc3], "\\xc3"),
      ([0xc3, 97], "\\xc3a"), ([0xf0, 0x9f, 0x98, 0x80], "😀"),
      ([0xf0, 0x9f, 0x98], "\\xf0\\x9f\\x98"), ([0xed, 0xa0, 0x80, 98], "\\xed\\xa0\\x80b"),
      ([0xe9, 0xc3, 0xa9], "\\xe9é"), ([5, 0xff], "\u{5}\\xff"),
    ] as [([UInt8], String)])
  func escapesBytesThatAreNotUTF8(bytes: [UInt8], text: String) {
    #expect(String(escapingOtherBytesOf: bytes) == text)
  }

  @Test func endsWhereAFolderLeadsBackToItself() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("in/a.toml", "")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/in/again", withDestinationPath: folder.path)
    #expect(FolderWalk.files(in: folder.path)?.map(\.path) == [file])
    #expect(FolderWalk.files(in: folder.path + "/none") == nil)
  }

  @Test func saysWherePatternsAreTooMany() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("a.toml", "")
    let lines = (0..<20_001).map { "b\($0)\n" }.joined()
    try folder.write(".gitignore", lines)
    var problems: [String] = []
    #expect(FolderWalk.files(in: folder.path) { problems.append($0) }?.map(\.path) == [file])
    #expect(
      problems
        == ["'\(folder.path)/.gitignore' has too many patterns; the last of them are not applied"])
  }
}
