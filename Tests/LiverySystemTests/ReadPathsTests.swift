import Fixtures
import Foundation
import LiverySystem
import Testing

@Suite struct ReadPathsTests {
  private func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
  }

  @Test func namesEachLinkOnTheWay() throws {
    let folder = try TemporaryFolder()
    let root = folder.path
    try folder.write("v1/theme.livery.toml", "theme")
    try link(root + "/current", to: "v1")
    try link(root + "/a.livery.toml", to: "./current/../current/theme.livery.toml")
    #expect(
      RegularFile.trail(of: root + "/a.livery.toml") == [
        root + "/a.livery.toml", root + "/current", root + "/v1/theme.livery.toml",
      ])
  }

  @Test func followsALinkThatBeginsAtTheRoot() throws {
    let (folder, other) = (try TemporaryFolder(), try TemporaryFolder())
    let target = try other.write("theme.livery.toml", "theme")
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
}
