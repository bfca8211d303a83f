import Fixtures
import Foundation
import LiverySystem
import Testing

@Suite struct FolderWalkTests {
  @Test(arguments: [
    ("*.json", "a/b.json", true), ("*.json", "b.json.txt", false), ("/b.json", "a/b.json", false),
    ("a/*.json", "a/b.json", true), ("a/*.json", "a/c/b.json", false),
    ("a/**/b.json", "a/b.json", true), ("a/**/b.json", "a/x/y/b.json", true),
    ("a/**", "a/x/y", true), ("a/**", "a", false), ("**/y", "a/x/y", true),
    ("?.css", "a.css", true),
    ("[ab].css", "b.css", true), ("[!ab].css", "b.css", false), ("build", "a/build", true),
    ("build/", "build", false), ("\\#a", "#a", true), ("a\\ ", "a ", true),
  ])
  func matchesAsGitDoes(pattern: String, path: String, isMatched: Bool) throws {
    let pattern = try #require(PathPattern(pattern))
    #expect(pattern.matches(path.split(separator: "/"), isFolder: false) == isMatched)
  }

  @Test func readsNoPatternFromAComment() {
    #expect(PathPattern("# a") == nil && PathPattern("") == nil && PathPattern("  ") == nil)
    #expect(PathPattern("!a")?.isNegated == true)
  }

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
}
