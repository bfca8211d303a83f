import Fixtures
import Foundation
import LiverySystem
import Testing

@Suite struct ScratchFolderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private var names: [String] { Folder.names(in: folder.path) }

  /// The file by which Livery knows its folders, as a folder in use has it.
  private func mark() throws -> (name: String, content: Data) {
    let scratch = try ScratchFolder(in: folder.path, prefix: "look-")
    defer { scratch.remove() }
    let names = Folder.names(in: scratch.path)
    let name = try #require(names.count == 1 ? names.first : nil)
    return (name, try Data(contentsOf: URL(fileURLWithPath: "\(scratch.path)/\(name)")))
  }

  @Test func removesWhatHasTheMarkAndIsNotInUse() throws {
    let mark = try mark()
    try folder.write("run-left/\(mark.name)", mark.content)
    try folder.write("run-left/in/file", "left")
    try folder.write("run-mine/file", "precious")
    try folder.write("run-empty/\(mark.name)", "")
    try folder.write("run-file", mark.content)
    try folder.write("other-left/\(mark.name)", mark.content)
    try folder.write("target/\(mark.name)", mark.content)
    symlink("target", "\(folder.path)/run-link")
    try folder.write("run-linked/file", "precious")
    symlink("../target/\(mark.name)", "\(folder.path)/run-linked/\(mark.name)")
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/run-pipe", withIntermediateDirectories: true)
    mkfifo("\(folder.path)/run-pipe/\(mark.name)", 0o600)
    let used = try ScratchFolder(in: folder.path, prefix: "run-")
    let before = names
    ScratchFolder.removeLeftovers(in: folder.path, prefix: "run-")
    #expect(names == before.filter { $0 != "run-left" })
    #expect(folder.exists("target/\(mark.name)") && folder.exists("run-mine/file"))
    used.remove()
    #expect(!names.contains(RegularFile.name(of: used.path)))
  }

  @Test(.enabled(if: getuid() == 0, "only root may give a folder away"))
  func leavesThatOfAnotherUser() throws {
    let mark = try mark()
    try folder.write("run-theirs/\(mark.name)", mark.content)
    chown("\(folder.path)/run-theirs", 65_534, 65_534)
    ScratchFolder.removeLeftovers(in: folder.path, prefix: "run-")
    #expect(names == ["run-theirs"])
  }

  @Test func isForThisUserAlone() throws {
    let scratch = try ScratchFolder(in: folder.path, prefix: "run-")
    defer { scratch.remove() }
    let attributes = try FileManager.default.attributesOfItem(atPath: scratch.path)
    #expect(attributes[.posixPermissions] as? Int == 0o700)
    #expect(throws: FileError.self) {
      try ScratchFolder(in: folder.path + "/none", prefix: "run-")
    }
  }
}

extension TemporaryFolder {
  fileprivate func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(path)/\(name)")
  }
}
