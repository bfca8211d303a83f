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
      files.map { $0.dropFirst(folder.path.count + 1) }
        == ["a.toml", "in/c.toml", "in/i.tmp", "kept.tmp"])
    // What stands above the folder counts, too.
    let inner = try #require(FolderWalk.files(in: folder.path + "/in"))
    #expect(inner.map { $0.dropFirst(folder.path.count + 4) } == ["c.toml", "i.tmp"])
  }

  @Test func endsWhereAFolderLeadsBackToItself() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("in/a.toml", "")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/in/again", withDestinationPath: folder.path)
    #expect(FolderWalk.files(in: folder.path) == [file])
    #expect(FolderWalk.files(in: folder.path + "/none") == nil)
  }

  @Test func saysWherePatternsAreTooMany() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("a.toml", "")
    let lines = (0..<20_001).map { "b\($0)\n" }.joined()
    try folder.write(".gitignore", lines)
    var complaints: [String] = []
    #expect(FolderWalk.files(in: folder.path) { complaints.append($0) } == [file])
    #expect(
      complaints
        == ["'\(folder.path)/.gitignore' has too many patterns; the last of them are not applied"])
  }
}
