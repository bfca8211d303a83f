import CommandLineKit
import ThemeSource

/// What is to be printed about a theme that was adjusted.
struct AdjustmentReport: Sendable {
  /// Findings in a file, with its text.
  private(set) var findings: [(list: [Finding], text: SourceText)] = []

  /// Why the theme cannot be adjusted.
  private(set) var errors: [String] = []

  /// What else people should know.
  var notes: [String] = []

  mutating func add(_ list: [Finding], in text: SourceText) {
    if !list.isEmpty { findings.append((list, text)) }
  }

  mutating func addError(_ line: String) { errors.append(line) }

  /// Does something; its error is kept to be printed, and its status thrown instead.
  mutating func keepingErrors<Result, Failure: ExitError>(
    _ body: () throws(Failure) -> Result
  ) throws(Status) -> Result {
    do throws(Failure) {
      return try body()
    } catch {
      addError("\(error)")
      throw error.status
    }
  }

  /// Prints all on standard error; of one file among several its name goes before what is not in
  /// it.
  func print(of file: String? = nil) {
    for (list, text) in findings {
      try? FindingPrinter(stream: .error).write(list, of: text)
    }
    let name = file.map { "'\($0)': " } ?? ""
    for line in errors { Terminal.printError(name + line) }
    for line in notes { Terminal.say(name + line) }
  }
}
