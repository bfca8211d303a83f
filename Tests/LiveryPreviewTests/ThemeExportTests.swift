import Fixtures
import Foundation
import Testing
import ThemeFormats
import ThemeModel

@testable import LiveryPreview

@MainActor @Suite struct ThemeExportTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func export(_ name: String) throws -> ThemeExport {
    let theme = try #require(ThemeLibrary(userFolder: nil).builtIn("ocean")?.theme)
    return try #require(ThemeExport(theme, in: Appearance(.light), to: "\(folder.path)/\(name)"))
  }

  @Test func createsTheFolderOfTheTokens() throws {
    try export("sea.resolver.json").write()
    let files = try folder.contents(of: ".").keys.sorted()
    #expect(files.contains("sea.resolver.json") && files.contains("sea/light.tokens.json"))
    #expect(files.count > 2)
  }

  @Test func namesTheFilesThatItWouldReplaceBesideTheChosenOne() throws {
    #expect(try export("sea.resolver.json").replacedNames == [])
    try folder.write("sea.resolver.json", "mine")
    #expect(try export("sea.resolver.json").replacedNames == [])
    try folder.write("sea/light.tokens.json", "mine")
    #expect(try export("sea.resolver.json").replacedNames == ["sea/light.tokens.json"])
    #expect(try folder.read("sea/light.tokens.json") == Data("mine".utf8))
  }

  @Test func hasNoFormatForAnotherEnding() throws {
    let theme = ThemeLibrary(userFolder: nil).base
    #expect(ThemeExport(theme, in: Appearance(.light), to: "/tmp/quay") == nil)
  }
}
