import Fixtures
import Foundation
import LiverySystem
import Testing

@Suite struct PathTests {
  @Test(arguments: [
    ("/a/b/c", "/a/b"), ("/a", "/"), ("a/b", "a"), ("a", "."), ("/home/jörg/a", "/home/jörg"),
  ])
  func namesTheFolderOfAPath(path: String, folder: String) {
    #expect(RegularFile.folder(of: path) == folder)
  }

  @Test(arguments: [
    ("c", "/a/b", "/a/b/c"), ("../c/./d", "/a/b", "/a/c/d"), ("/c//d/", "/a", "/c/d"),
    ("../../..", "/a", "/"),
  ])
  func readsAPathInAFolder(path: String, folder: String, expected: String) {
    #expect(RegularFile.path(path, in: folder) == expected)
  }

  @Test func findsProgramsByPathAndByName() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("program", "#!/bin/sh\n")
    #expect(Program.find(path) == nil)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    #expect(Program.find(path) == path)
    #expect(Program.find("sh")?.hasSuffix("/sh") == true)
    #expect(Program.find(folder.path) == nil)
    #expect(Program.find("no-such-program") == nil)
  }
}
