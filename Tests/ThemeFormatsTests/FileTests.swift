import Fixtures
import Foundation
import System
import Testing
import ThemeFormats

@Suite struct FileTests {
  @Test(arguments: [
    ("ocean.livery.toml", "ocean"), ("a/b/Ocean Blue.livery.json", "Ocean-Blue"),
    ("x.yaml", "x"), ("mint-y-dark", "mint-y-dark"), ("rosé.toml", "ros--"),
    (".hidden.toml", "theme.hidden"), ("-", "theme"),
  ])
  func namesAThemeForItsFile(file: String, id: String) {
    #expect(ThemeLibrary.id(ofFile: file) == id)
  }

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
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == [
        "link", "target",
      ])
  }

  @Test func leavesNothingBesideAFileItCannotReplace() throws {
    let folder = try TemporaryFolder()
    #expect(throws: FileError.self) {
      try AtomicFile.write([1], to: folder.path)
    }
    #expect(throws: FileError.self) {
      try AtomicFile.write([1], to: folder.path + "/none/file")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }
}
