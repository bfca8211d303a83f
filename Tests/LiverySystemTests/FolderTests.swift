import Fixtures
import Foundation
import LiverySystem
import Testing

@Suite struct FolderTests {
  @Test func createsAFolderThatNobodyElseMayLookInto() throws {
    let path = try #require(Folder.createTemporary("livery-tests-"))
    defer { try? AtomicFile.removeEmptyFolder(path) }
    #expect(path.hasPrefix(Folder.temporary + "/livery-tests-"))
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o700)
    #expect(Folder.names(in: path).isEmpty)
  }

  @Test func locksAFileOnce() throws {
    let folder = try TemporaryFolder()
    let lock = try #require(FileLock(path: folder.path + "/file"))
    withExtendedLifetime(lock) { #expect(FileLock(path: folder.path + "/file") == nil) }
    #expect(FileLock(path: folder.path + "/none/file") == nil)
  }

  @Test func letsGoOfALockedFile() throws {
    let path = try TemporaryFolder().path + "-lock"
    defer { try? AtomicFile.remove(path) }
    #expect(FileLock(path: path) != nil)
    #expect(FileLock(path: path) != nil)
  }

  @Test func exchangesTwoFolders() throws {
    let folder = try TemporaryFolder()
    try folder.write("one/a", "")
    try folder.write("two/b", "")
    #expect(Folder.exchange(folder.path + "/one", folder.path + "/two"))
    #expect(Folder.names(in: folder.path + "/one") == ["b"])
    #expect(!Folder.exchange(folder.path + "/one", folder.path + "/none"))
  }

  @Test func linksToAllButOneName() throws {
    let folder = try TemporaryFolder()
    try folder.write("one/a", "kept")
    try folder.write("one/b/c", "kept")
    try folder.write("one/d", "kept")
    try folder.write("two/own", "")
    Folder.link(to: folder.path + "/one", in: folder.path + "/two", without: "d")
    #expect(Folder.names(in: folder.path + "/two") == ["a", "b", "own"])
    #expect(try folder.read("two/b/c") == Data("kept".utf8))
    try FileManager.default.removeItem(atPath: folder.path + "/two")
    #expect(try folder.read("one/b/c") == Data("kept".utf8))
  }

  @Test func makesAFolderPrivate() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/one/two"
    let mode = {
      try FileManager.default.attributesOfItem(atPath: $0)[.posixPermissions] as? Int
    }
    for _ in 0..<2 {
      #expect(Folder.makePrivate(path))
      #expect(try mode(path) == 0o700 && mode(folder.path + "/one") == 0o700)
      chmod(path, 0o777)
    }
  }

  @Test func makesNothingPrivateThatIsNotAFolderOfThisUser() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("file", "")
    let link = folder.path + "/link"
    symlink(folder.path, link)
    for path in [file, file + "/none", link] { #expect(!Folder.makePrivate(path)) }
  }

  @Test(.enabled(if: getuid() == 0, "only root may give a folder away"))
  func makesNoFolderPrivateOfAnotherUser() throws {
    let folder = try TemporaryFolder()
    try folder.write("theirs/file", "")
    let path = folder.path + "/theirs"
    chown(path, 65_534, 65_534)
    #expect(!Folder.makePrivate(path))
  }
}
