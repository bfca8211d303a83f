import Fixtures
import Foundation
import System
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

  @Test func locksAFolderOnce() throws {
    let folder = try TemporaryFolder()
    let lock = try #require(FileLock(folder: folder.path))
    withExtendedLifetime(lock) { #expect(FileLock(folder: folder.path) == nil) }
    #expect(FileLock(folder: folder.path + "/none") == nil)
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
}
