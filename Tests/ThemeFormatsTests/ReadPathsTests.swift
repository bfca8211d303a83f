import Fixtures
import Foundation
import Testing
import ThemeFormats

@Suite struct ReadPathsTests {
  private static let child = "livery = 1\nname = 'Child'\nextends = 'base'\n"
  private static let base = "livery = 1\nname = 'Base'\n"

  private func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
  }

  @Test func aReadingNamesWhatItExtends() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("child.livery.toml", ReadPathsTests.child)
    try folder.write("shared/base.livery.toml", ReadPathsTests.base)
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
    let path = try folder.write("child.livery.toml", ReadPathsTests.child)
    if let base { try folder.write("base.livery.toml", base) }
    let reading = try ThemeLibrary(userFolder: nil).readFile(path)
    #expect(reading.theme == nil)
    #expect(reading.files.contains(folder.path + "/base.livery.toml"))
  }

  @Test func findsWhatATextExtendsWhoseFileIsGone() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("child.livery.toml", ReadPathsTests.child)
    try folder.write("base.livery.toml", ReadPathsTests.base)
    let library = ThemeLibrary(userFolder: nil)
    let text = try library.readFile(path).text
    try FileManager.default.removeItem(atPath: path)
    #expect(try library.read(text, path: path).theme != nil)
  }
}
