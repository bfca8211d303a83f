import Fixtures
import Foundation
import LiverySystem
import Testing
import ThemeFormats

@Suite struct WrittenThemeTests {
  /// A theme as a resolver and the files that it names.
  private static func tokens(named name: String) throws -> WrittenTheme {
    ThemeWriter(try SampleThemes.livery.theme).written(as: .dtcg, named: name)
  }

  @Test(arguments: ["t.resolver.json", "new/deep/t.resolver.json", "jörg/t.resolver.json"])
  func writesAllFilesInFoldersThatItCreates(path: String) throws {
    let folder = try TemporaryFolder()
    let written = try WrittenThemeTests.tokens(named: "t.resolver.json")
    try written.write(to: "\(folder.path)/\(path)")
    let start = path.hasSuffix("/t.resolver.json") ? path.dropLast("t.resolver.json".count) : ""
    #expect(written.files.count > 2)
    for file in written.files {
      #expect(try folder.read(start + file.name) == Data(file.bytes))
    }
  }

  @Test func givesTheFirstFileTheNameThatIsAskedFor() throws {
    let folder = try TemporaryFolder()
    let written = try WrittenThemeTests.tokens(named: "t.resolver.json")
    try written.write(to: folder.path + "/other.json", isDurable: false)
    #expect(try folder.read("other.json") == Data(written.files[0].bytes))
    #expect(try folder.read(written.files[1].name) == Data(written.files[1].bytes))
  }

  /// A file that names others is written only after them.
  @Test func writesNoFileThatNamesMissingOnes() throws {
    let folder = try TemporaryFolder()
    let written = try WrittenThemeTests.tokens(named: "t.resolver.json")
    try folder.write("t", "a file where a folder has to be")
    #expect(throws: FileError.self) { try written.write(to: folder.path + "/t.resolver.json") }
    #expect(throws: (any Error).self) { try folder.read("t.resolver.json") }
  }
}
