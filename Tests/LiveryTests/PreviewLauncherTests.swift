import Fixtures
import Foundation
import Testing

@Suite struct PreviewLauncherTests {
  private let folder: TemporaryFolder
  private let livery: String

  /// A copy of the program with nothing beside it.
  init() throws {
    folder = try TemporaryFolder()
    livery = folder.path + "/livery"
    try ProgramFile.copy(Program.path(of: "livery"), to: livery)
  }

  @Test(arguments: [
    (["preview", "a.livery.toml", "--page", "text"], "a.livery.toml --page text"),
    (["preview", "--target", "4.18"], "--target 4.18"), (["preview"], ""),
    (["preview", "--help"], "--help"), (["preview", "--", "-x"], "-- -x"),
    (["render", "ocean", "-o", "out"], "render ocean -o out"),
    (["compare", "old", "new", "--approve"], "compare old new --approve"),
    (["audit", "ocean", "--ui", "a.ui", "--strict"], "audit ocean --ui a.ui --strict"),
  ])
  func handsTheWordsOverToTheProgramBesideIt(words: [String], handed: String) throws {
    try addPreview(in: folder.path, saying: "beside")
    let result = try Program.run(words, of: livery)
    #expect(result.output == "beside \(handed)\n")
    #expect(result.status == 3)
  }

  @Test func findsTheProgramOnThePath() throws {
    let bin = folder.path + "/bin"
    try FileManager.default.createDirectory(atPath: bin, withIntermediateDirectories: true)
    try addPreview(in: bin, saying: "path")
    let result = try Program.run(
      ["render"], of: livery, environment: ["PATH": "/nonexistent:\(bin):/usr/bin:/bin"])
    #expect(result.output == "path render\n")
  }

  @Test(arguments: ["preview", "render", "compare", "audit"])
  func saysWhatToInstallWhereTheProgramIsMissing(command: String) throws {
    let result = try Program.run([command], of: livery, environment: ["PATH": "/usr/bin"])
    #expect(result.status == 69)
    #expect(result.errors.contains("'livery-preview'") && result.errors.contains("install"))
    #expect(result.output.isEmpty)
  }

  /// Puts a stand-in for `livery-preview` into a folder, which says its words and exits with 3.
  private func addPreview(in folder: String, saying word: String) throws {
    try ProgramFile.write(
      "#!/bin/sh\necho \(word) \"$*\"\nexit 3\n", to: folder + "/livery-preview")
  }
}
