import Fixtures
import LiverySystem
import Testing

/// Files that git ignores, whether they exist or not.
@Suite struct IgnoredFileTests {
  @Test(arguments: [
    ("a.css", true), ("in/a.css", true), ("b.css", false), ("in/b.css", true), ("in/c.css", false),
    ("made/x/y/b.css", true), ("made", false), ("in/made/b.css", true), ("in/deep/a.css", true),
    ("in/kept/a.css", false), (".git", false),
  ])
  func areThoseOfEachFolderUpToTheRepository(path: String, isIgnored: Bool) throws {
    let folder = try TemporaryFolder()
    try folder.write(".gitignore", "*.css\n")
    try folder.write("repository/.git/HEAD", "")
    try folder.write("repository/.gitignore", "a.css\nmade/\n")
    try folder.write("repository/in/.gitignore", "/b.css\n")
    try folder.write("repository/in/kept/.gitignore", "!a.css\n")
    var ignored = IgnoredFiles()
    // The second time, the patterns are known.
    for _ in 0..<2 {
      let found = ignored.contains("\(folder.path)/repository/\(path)")
      #expect(found == isIgnored)
    }
    let isOutside = ignored.contains("\(folder.path)/x.css")
    #expect(!isOutside)
  }
}
