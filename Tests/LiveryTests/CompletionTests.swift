import Fixtures
import Foundation
import Testing

/// What shells complete, in the shells themselves.
@Suite struct CompletionTests {
  private static let completed = [
    "livery check mid": "check|midnight",
    "livery check the": "check|themes/",
    "livery check themes/": "check|themes/a b.livery.toml",
    "livery diff ocean mi": "diff|ocean|mi",
    "livery diff ocean min": "diff|ocean|mint",
    "livery di": "diff",
    "livery css ocean --appearance da": "css|ocean|--appearance|dark",
    "livery css ocean --appearance dark+p": "css|ocean|--appearance|dark+pure-black",
    "livery css ocean --target 3": "css|ocean|--target|3.24",
    "livery css ocean --target 4.8..4.24": "css|ocean|--target|4.8..4.24",
    "livery css ocean --comp": "css|ocean|--complete",
    "livery check ocean --color al": "check|ocean|--color|always",
    "livery check ocean --format sa": "check|ocean|--format|sarif",
    "livery check ocean --config li": "check|ocean|--config|livery.toml",
    "livery convert ocean --to base2": "convert|ocean|--to|base24",
    "livery export ocean --kind us": "export|ocean|--kind|user",
    "livery check x": "check|x",
  ]

  @Test(arguments: CompletingShell.allCases.filter(\.isInstalled))
  func namesOptionsAndTheirValuesAreCompleted(_ shell: CompletingShell) throws {
    let folder = try TemporaryFolder()
    try folder.write("themes/a b.livery.toml", "livery = 1\n")
    try folder.write("livery.toml", "")
    // Bash would run the command while it completes; what is no theme is not offered.
    try folder.write("x$(touch pwned).livery.toml", "")
    try folder.write("x.txt", "")
    let lines = Self.completed.keys.sorted()
    let called = try shell.complete(lines, of: Program.path(of: "livery"), in: folder)
    #expect(called == lines.map { Self.completed[$0] })
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/pwned"))
  }

  @Test func aUsersThemesAreOfferedByTheirIDs() throws {
    let folder = try TemporaryFolder()
    try folder.write("livery/themes/reef.livery.toml", "livery = 1\n")
    let run = try Program.run(
      "---completion", "css", "--", "positional@0", "2", "2", "livery", "css", "re",
      environment: ["XDG_DATA_HOME": folder.path, "SAP_SHELL": "bash"], in: folder.path)
    #expect(run.output == "reef\n", "\(run)")
  }

  @Test func aFolderOfManyFilesOffersSomeOfThem() throws {
    let folder = try TemporaryFolder()
    for number in 1...600 { try folder.write("\(number).css", "") }
    let run = try Program.run(
      "---completion", "css", "--", "positional@0", "2", "0", "livery", "css", "",
      environment: ["SAP_SHELL": "bash"], in: folder.path)
    #expect(run.output.split(separator: "\n").count == 500)
  }
}
