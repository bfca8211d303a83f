import Fixtures
import Foundation
import Testing
import ThemeLint
import ThemeSource

@Suite struct FixedFileTests {
  private let judged = SourceText(file: "t", "judged")
  private let repaired = SourceText(file: "t", "repaired")

  @Test func replacesTheFileThatWasJudged() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("t.toml", "judged")
    try FixedFile.replace(path, holding: judged, with: repaired)
    #expect(try folder.read("t.toml") == Data("repaired".utf8))
  }

  @Test(arguments: ["judged otherwise", "judge", "Judged", ""])
  func leavesAFileThatChangedMeanwhile(content: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("t.toml", content)
    #expect(throws: FixError.changed(path: path)) {
      try FixedFile.replace(path, holding: judged, with: repaired)
    }
    #expect(try folder.read("t.toml") == Data(content.utf8))
  }

  @Test func leavesAFileThatIsGone() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/none"
    #expect(throws: FixError.self) {
      try FixedFile.replace(path, holding: judged, with: repaired)
    }
    #expect(!FileManager.default.fileExists(atPath: path))
  }
}
