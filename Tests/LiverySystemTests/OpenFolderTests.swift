import Fixtures
import Foundation
import LiverySystem
import Testing

@Suite struct OpenFolderTests {
  private let folder: TemporaryFolder
  private let open: OpenFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("outside/file", "precious")
    try folder.write("in/a/file", "old")
    symlink("../outside", "\(folder.path)/in/link")
    symlink("../outside/file", "\(folder.path)/in/file")
    mkfifo("\(folder.path)/in/pipe", 0o600)
    open = try OpenFolder("\(folder.path)/in")
  }

  @Test(
    arguments: [
      ("a/file", .file), ("a", .folder), ("link", .link), ("link/file", .link), ("file", .link),
      ("pipe", .special), ("none", .none), ("none/file", .none), ("a/file/b", .none),
    ] as [(String, OpenFolder.Kind)])
  func tellsLinksFromWhatTheyLeadTo(path: String, kind: OpenFolder.Kind) {
    #expect(open.kind(of: path) == kind)
  }

  @Test(arguments: [
    "link/file", "link/new", "file", "../outside/file", "a/../../outside/file", "/etc/hostname", "",
    "a//file", "./a/file", "pipe/file", "a/file/file",
  ])
  func changesNothingBehindALink(path: String) throws {
    let other = try OpenFolder(folder.path)
    #expect(throws: FileError.self) { try open.create(path, [1]) }
    #expect(throws: FileError.self) { try open.read(path, upTo: 10) }
    if path != "file" {
      #expect(throws: FileError.self) { try open.move(path, to: other) }
      open.remove(path)
    }
    #expect(try folder.read("outside/file") == Data("precious".utf8))
    #expect(Folder.names(in: "\(folder.path)/outside") == ["file"])
    #expect(try folder.read("in/a/file") == Data("old".utf8))
  }

  @Test func readsNoPipe() {
    #expect(throws: FileError.self) { try open.read("pipe", upTo: 10) }
  }

  @Test func replacesALinkAndNotWhatItLeadsTo() throws {
    try folder.write("from/file", "new")
    try OpenFolder("\(folder.path)/from").move("file", to: open)
    #expect(open.kind(of: "file") == .file)
    #expect(try folder.read("outside/file") == Data("precious".utf8))
  }

  @Test func removesFoldersThatAFileLeavesEmpty() throws {
    try open.create("b/c/one", [1])
    try open.create("b/two", [1])
    open.remove("b/c/one")
    #expect(open.kind(of: "b/c") == .none && open.kind(of: "b/two") == .file)
  }

  @Test func copiesAFileWithItsModeAndALinkAsOne() throws {
    chmod("\(folder.path)/in/a/file", 0o640)
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/copy", withIntermediateDirectories: false)
    let copy = try OpenFolder("\(folder.path)/copy")
    for file in ["a/file", "file"] { try open.copy(file, to: copy) }
    #expect(try copy.read("a/file", upTo: 10).bytes == Array("old".utf8))
    #expect(try copy.read("a/file", upTo: 10).mode == 0o640)
    #expect(RegularFile.target(of: "\(folder.path)/copy/file") == "../outside/file")
    #expect(throws: FileError.self) { try open.copy("pipe", to: copy) }
  }
}

extension RegularFile {
  /// What a link points to.
  fileprivate static func target(of link: String) -> String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: link)
  }
}
