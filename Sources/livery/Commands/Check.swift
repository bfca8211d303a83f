import ArgumentParser
import Console
import ThemeArguments
import ThemeCSS
import ThemeFormats
import ThemeLint
import ThemeSource

/// `livery check FILE` prints every finding and exits with 1 where there is an error.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints every problem of themes, each with its place.")

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, sarif, junit, github, gitlab
  }

  @Argument(help: "Files, folders, ids, or '-'.") var files: [String] = []
  @Flag(help: "Count warnings as errors.") var strict = false
  @Flag(help: "Write the changes that findings suggest into the files.") var fix = false
  @Option(help: "How to print: \(Format.allCases.map(\.rawValue).joined(separator: ", ")).")
  var format = Format.text
  @Option(
    help: "The GTK that is to read the themes: \(Target.choices), or a range such as 4.8..4.18.",
    transform: Target.init(argument:))
  var target = Target.all4
  @Flag(help: "Print the rules, as text or json, and judge nothing.") var listRules = false
  @OptionGroup var input: InputOptions

  func validate() throws {
    if listRules {
      guard files.isEmpty, !fix, format == .text || format == .json else {
        throw ValidationError("'--list-rules' goes with '--format text' or 'json' and nothing else")
      }
    } else if files.isEmpty {
      throw ValidationError("expected a theme's file, its id, a folder of them, or '-'")
    }
    if fix, files.contains("-") {
      throw ValidationError("'--fix' writes into files, and standard input is none")
    }
  }

  func run() throws {
    if listRules { return try Terminal.write(RuleList(isJSON: format == .json).text) }
    var status = Status.fine
    var checked: [CheckedFile] = []
    let list = files.flatMap(ThemeArgument.expand)
    var progress = Progress(count: list.count)
    for file in list {
      progress.advance()
      do {
        let result = try check(file.text)
        status = status.worse(result.status)
        checked.append(result.file)
        if format == .text {
          progress.clear()
          try FindingPrinter(stream: .output).write(result.file.findings, of: result.file.text)
        }
      } catch let error as ThemeFileError {
        if file.ignores(error) { continue }
        progress.clear()
        Terminal.complain("\(error)")
        status = status.worse(error.status)
      }
    }
    progress.clear()
    if let report = report(of: checked) { try Terminal.write(report) }
    if format == .text, !checked.isEmpty, Terminal.Stream.error.isTerminal {
      Terminal.say(summary(of: checked))
    }
    if status != .fine { throw status }
  }

  /// Checks a file, and fixes it with `--fix`.
  private func check(_ path: String) throws -> (file: CheckedFile, status: Status) {
    let library = InputOptions.library
    let reading = try library.read(path, as: input.from)
    var file = CheckedFile(reading, Linter.check(reading, target: target))
    var status = Status.fine
    if fix, file.findings.contains(where: { $0.fix != nil }) {
      (file, status) = try Fixer(library: library, target: target).fix(file, reading)
    }
    let worst = file.findings.map(\.severity).max() ?? .note
    let fails = worst == .error || worst == .warning && strict
    return (file, fails ? status.worse(.findings) : status)
  }

  /// The counts of findings by severity, and of those that can be fixed.
  private func summary(of files: [CheckedFile]) -> String {
    let findings = files.flatMap(\.findings)
    let counts = Finding.Severity.allCases.reversed().compactMap { severity in
      let count = findings.count { $0.severity == severity }
      return count == 0 ? nil : "\(count) \(severity)\(count == 1 ? "" : "s")"
    }
    let fixes = fix ? 0 : findings.count { $0.fix != nil }
    return (counts.isEmpty ? "nothing to report" : counts.joined(separator: ", "))
      + (fixes == 0 ? "" : "; '--fix' mends \(fixes) of them")
  }

  private func report(of files: [CheckedFile]) -> String? {
    format.report(of: files, command: "livery check", isStrict: strict)
  }
}

extension Check.Format {
  /// The report of files; `nil` for text, which is printed file by file.
  func report(of files: [CheckedFile], command: String, isStrict: Bool) -> String? {
    switch self {
    case .text: nil
    case .json: JSONReport.value(files.findings).text + "\n"
    case .sarif: SARIFReport.value(files, version: Version.current).text + "\n"
    case .junit: JUnitReport.text(files, of: command, isStrict: isStrict)
    case .github: GitHubReport.text(files.findings)
    case .gitlab: GitLabReport.value(files.findings).text + "\n"
    }
  }
}
