import Fixtures
import Foundation
import System
import Testing
import ThemeFormats

@Suite struct TrailTests {
  private static let child = "livery = 1\nname = 'Child'\nextends = 'base'\n"
  private static let base = "livery = 1\nname = 'Base'\n"

  private func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
  }

  @Test func namesEachLinkOnTheWay() throws {
    let folder = try TemporaryFolder()
    let root = folder.path
    try folder.write("v1/theme.livery.toml", TrailTests.base)
    try link(root + "/current", to: "v1")
    try link(root + "/a.livery.toml", to: "./current/../current/theme.livery.toml")
    #expect(
      RegularFile.trail(of: root + "/a.livery.toml") == [
        root + "/a.livery.toml", root + "/current", root + "/v1/theme.livery.toml",
      ])
  }

  @Test func followsALinkThatBeginsAtTheRoot() throws {
    let (folder, other) = (try TemporaryFolder(), try TemporaryFolder())
    let target = try other.write("theme.livery.toml", TrailTests.base)
    try link(folder.path + "/a", to: target)
    #expect(RegularFile.trail(of: folder.path + "/a") == [folder.path + "/a", target])
  }

  @Test func endsAtALoop() throws {
    let folder = try TemporaryFolder()
    try link(folder.path + "/a", to: "b")
    try link(folder.path + "/b", to: "a")
    #expect(
      RegularFile.trail(of: folder.path + "/a") == [folder.path + "/a", folder.path + "/b"])
  }

  @Test func namesAFileThatIsNotThereYet() {
    #expect(RegularFile.trail(of: "/none/here.toml") == ["/none/here.toml"])
    let folder = FileManager.default.currentDirectoryPath
    #expect(RegularFile.trail(of: "none/here.toml") == [folder + "/none/here.toml"])
  }

  @Test func aReadingNamesWhatItExtends() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("child.livery.toml", TrailTests.child)
    try folder.write("shared/base.livery.toml", TrailTests.base)
    try link(folder.path + "/base.livery.toml", to: "shared/base.livery.toml")
    let reading = try ThemeLibrary(userFolder: nil).readFile(path)
    #expect(reading.theme != nil)
    // The bare name comes first, and would be taken if it were there.
    #expect(
      reading.files == [
        path, folder.path + "/base", folder.path + "/base.livery.toml",
        folder.path + "/shared/base.livery.toml",
      ])
  }

  @Test(arguments: [nil, "livery = 1\nname ="])
  func aReadingNamesWhatItExtendsInVain(base: String?) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("child.livery.toml", TrailTests.child)
    if let base { try folder.write("base.livery.toml", base) }
    let reading = try ThemeLibrary(userFolder: nil).readFile(path)
    #expect(reading.theme == nil)
    #expect(reading.files.contains(folder.path + "/base.livery.toml"))
  }

  @Test func findsWhatATextExtendsWhoseFileIsGone() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("child.livery.toml", TrailTests.child)
    try folder.write("base.livery.toml", TrailTests.base)
    let library = ThemeLibrary(userFolder: nil)
    let text = try library.readFile(path).text
    try FileManager.default.removeItem(atPath: path)
    #expect(try library.read(text, path: path).theme != nil)
  }
}
