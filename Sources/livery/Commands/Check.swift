import ArgumentParser
import ThemeFormats
import ThemeLint
import ThemeSource

/// `livery check FILE` prints every problem and exits with 1 where there is an error.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints every problem of themes, each with its place.")

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  @Argument(help: "Files, folders, ids, or '-'.") var files: [String]
  @Flag(help: "Count warnings as errors.") var strict = false
  @Option(help: "How to print: text or json.") var format = Format.text
  @OptionGroup var input: InputOptions

  func run() throws {
    var status = Status.fine
    var findings: [Diagnostic] = []
    for file in files.flatMap(expanded) {
      do throws(ThemeFileProblem) {
        let reading = try InputOptions.library.read(file.path, as: input.from)
        let diagnostics = Linter.check(reading)
        findings += diagnostics
        if format == .text {
          try? Findings(stream: .output).write(diagnostics, of: reading.text)
        }
        let worst = diagnostics.map(\.severity).max() ?? .note
        if worst == .error || worst == .warning && strict { status = status.worse(.findings) }
      } catch {
        if file.isListed, case .unrecognized = error { continue }
        Terminal.complain("\(error)")
        status = status.worse(error.status)
      }
    }
    if format == .json { try Terminal.write(findings.sortedByPlace().json.text + "\n") }
    if status != .fine { throw status }
  }

  /// The files that an argument stands for; those of a folder are only looked at.
  private func expanded(_ argument: String) -> [(path: String, isListed: Bool)] {
    guard RegularFile.isFolder(argument), let files = ThemeLibrary.files(in: argument) else {
      return [(argument, false)]
    }
    return files.map { ($0, true) }
  }
}
