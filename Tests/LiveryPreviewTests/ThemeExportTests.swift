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

  private func files() throws -> [WrittenTheme.File] {
    let theme = try #require(ThemeLibrary(userFolder: nil).builtIn("ocean")?.theme)
    return ThemeWriter(theme).written(as: .dtcg, named: "sea.resolver.json").files
  }

  private func export(isConfirmed: Bool = true) throws -> ThemeExport {
    ThemeExport(
      try files(), toFile: "\(folder.path)/sea.resolver.json", isConfirmed: isConfirmed)
  }

  @Test func createsTheFolderOfTheTokens() throws {
    try export().write()
    let files = try folder.contents(of: ".").keys.sorted()
    #expect(files.contains("sea.resolver.json") && files.contains("sea/light.tokens.json"))
    #expect(files.count > 2)
  }

  @Test func namesTheFilesThatNobodyAskedAbout() throws {
    #expect(try export().replacedNames == [])
    try folder.write("sea.resolver.json", "mine")
    #expect(try export().replacedNames == [])
    #expect(try export(isConfirmed: false).replacedNames == ["sea.resolver.json"])
    try folder.write("sea/light.tokens.json", "mine")
    #expect(try export().replacedNames == ["sea/light.tokens.json"])
    #expect(
      try ThemeExport(files(), toFolder: folder.path).replacedNames
        == ["sea.resolver.json", "sea/light.tokens.json"])
    #expect(try folder.read("sea/light.tokens.json") == Data("mine".utf8))
  }

  @Test func knowsTheFilesOfTheThemeThroughLinks() throws {
    try folder.write("harbor.toml", "livery = 1")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/sea.resolver.json",
      withDestinationPath: "\(folder.path)/harbor.toml")
    #expect(
      try export().overwritten(of: ["\(folder.path)/harbor.toml"])
        == "\(folder.path)/sea.resolver.json")
    #expect(try export().overwritten(of: ["\(folder.path)/other.toml"]) == nil)
  }

  @Test func offersEachFormatOfTheCommandLineUnderANameOfItsOwn() {
    let formats = ExportKind.all.compactMap { kind -> ThemeFormat? in
      if case .file(let format, _) = kind { format } else { nil }
    }
    #expect(Set(formats) == Set(ThemeFormat.allCases))
    let labels = ExportKind.all.map(\.label)
    #expect(Set(labels).count == labels.count)
    for format in ThemeFormat.allCases {
      #expect(!labels.contains { $0.hasPrefix("\(format.rawValue) (") }, "\(format)")
    }
  }
}
