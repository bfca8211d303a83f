import Fixtures
import Foundation
import LiverySystem
import Testing

@Suite struct AtomicFileTests {
  @Test func keepsALinkAndTheModeOfAFile() throws {
    let folder = try TemporaryFolder()
    let target = try folder.write("target", "old")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: target)
    let link = folder.path + "/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    try AtomicFile.write(Array("new".utf8), to: link)
    #expect(try folder.read("target") == Data("new".utf8))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == target)
    let attributes = try FileManager.default.attributesOfItem(atPath: target)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(try names(in: folder.path) == ["link", "target"])
  }

  @Test func replacesAFileThatIsWhatIsKnown() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("theme.toml", "old")
    let link = folder.path + "/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
    #expect(try !AtomicFile.replace(link, holding: Array("other".utf8), with: [1]))
    #expect(try folder.read("theme.toml") == Data("old".utf8))
    #expect(try AtomicFile.replace(link, holding: Array("old".utf8), with: Array("new".utf8)))
    #expect(try folder.read("theme.toml") == Data("new".utf8))
    #expect(try names(in: folder.path) == ["link", "theme.toml"])
  }

  @Test func createsAFileThatIsNotThere() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/theme.toml"
    #expect(try !AtomicFile.replace(path, holding: Array("old".utf8), with: [1]))
    #expect(try names(in: folder.path).isEmpty)
    #expect(try AtomicFile.replace(path, holding: nil, with: Array("new".utf8)))
    #expect(try !AtomicFile.replace(path, holding: nil, with: [1]))
    #expect(try folder.read("theme.toml") == Data("new".utf8))
    #expect(try names(in: folder.path) == ["theme.toml"])
  }

  @Test func leavesNothingBesideAFileItCannotReplace() throws {
    let folder = try TemporaryFolder()
    #expect(throws: FileError.self) {
      try AtomicFile.write([1], to: folder.path)
    }
    #expect(throws: FileError.self) {
      try AtomicFile.write([1], to: folder.path + "/none/file")
    }
    #expect(try names(in: folder.path).isEmpty)
  }

  @Test(arguments: ["plain", "jörg", "日本", "e\u{301}"])
  func removesWhatAKilledProcessLeft(folderName: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("\(folderName)/thème.toml", "kept")
    // No process has this ID: it is above the limit of the kernel (PID_MAX_LIMIT).
    try folder.write("\(folderName)/thème.toml.livery-5000000", "left")
    try folder.write("\(folderName)/thème.toml.livery-\(getpid())", "still written")
    try folder.write("\(folderName)/thème.toml.livery-notes", "somebody's own")
    AtomicFile.removeLeftovers(of: path)
    #expect(
      try names(in: "\(folder.path)/\(folderName)") == [
        "thème.toml", "thème.toml.livery-\(getpid())", "thème.toml.livery-notes",
      ])
  }

  @Test func removesWhatKilledProcessesLeftBesideSeveralFiles() throws {
    let folder = try TemporaryFolder()
    for name in ["a.png", "b.png", "c.png"] {
      try folder.write("\(name).livery-5000000", "left")
    }
    try folder.write("b.png.other-5000000", "somebody's own")
    AtomicFile.removeLeftovers(of: ["a.png", "b.png"], in: folder.path)
    #expect(try names(in: folder.path) == ["b.png.other-5000000", "c.png.livery-5000000"])
  }

  @Test func removesWhatIsTooOldToBeStillWritten() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("theme.toml", "kept")
    let left = try folder.write("theme.toml.livery-\(getpid())", "left")
    let date = Date(timeIntervalSinceNow: -7_200)
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: left)
    AtomicFile.removeLeftovers(of: path)
    #expect(try names(in: folder.path) == ["theme.toml"])
  }

  @Test func removesWhatAKilledWriteLeftAtTheNext() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("theme.toml", "old")
    try folder.write("theme.toml.livery-5000000", "left")
    try AtomicFile.write(Array("new".utf8), to: path)
    #expect(try names(in: folder.path) == ["theme.toml"])
    #expect(try folder.read("theme.toml") == Data("new".utf8))
  }

  @Test func waitsForNoReaderOfAPipe() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/pipe"
    #expect(mkfifo(path, 0o600) == 0)
    for place in [path, "/dev/null"] {
      #expect(throws: FileError.self) { try AtomicFile.write([1], to: place, takesDevices: false) }
    }
    #expect(try names(in: folder.path) == ["pipe"])
  }

  private func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }
}
