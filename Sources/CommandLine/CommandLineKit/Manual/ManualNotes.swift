import EmbeddedFiles
import FoundationEssentials

/// What the manual page of a program says beside its commands, from `Resources/manual`.
struct ManualNotes: Decodable {
  /// Terms with what they mean: paths and variables that the program reads, and command lines.
  let files, environment, examples: [[String]]

  /// Another page, such as `livery-preview(1)`.
  let related: String

  init(of program: String) throws {
    let bytes = EmbeddedFile("manual/\(program).json")?.bytes ?? []
    self = try JSONDecoder().decode(ManualNotes.self, from: Data(bytes))
  }
}
