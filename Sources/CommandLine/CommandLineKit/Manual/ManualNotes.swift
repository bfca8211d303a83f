import EmbeddedFiles
import FoundationEssentials

/// The parts of a program's manual page that are not about its commands, from `Resources/manual`.
struct ManualNotes: Decodable {
  /// Terms and their meanings: paths and variables that the program reads, and command lines.
  let files, environment, examples: [[String]]

  /// Another page, such as `livery-preview(1)`.
  let related: String

  init(of program: String) throws {
    let bytes = EmbeddedFile("manual/\(program).json")?.bytes ?? []
    self = try JSONDecoder().decode(ManualNotes.self, from: Data(bytes))
  }
}
