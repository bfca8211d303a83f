import ThemeSource

/// A form in which findings are printed.
public enum ReportFormat: String, CaseIterable, Sendable {
  /// A finding a line, for people.
  case text

  /// A JSON object in Livery's own format.
  case json

  /// SARIF 2.1.0, which code hosts and editors read.
  case sarif

  /// The XML of JUnit, which build servers read.
  case junit

  /// Annotations of GitHub's workflows.
  case github

  /// GitLab's report of code quality.
  case gitlab

  /// The names of all forms, for help.
  public static let choices = allCases.map(\.rawValue).joined(separator: ", ")

  /// The report of some files; `nil` for a text, which is printed while files are judged.
  public func report(
    of files: [CheckedFile], by command: String, version: String, isStrict: Bool
  ) -> String? {
    switch self {
    case .text: nil
    case .json: JSONReport.value(files.findings).text + "\n"
    case .sarif: SARIFReport.value(files, version: version).text + "\n"
    case .junit: JUnitReport.text(files, of: command, isStrict: isStrict)
    case .github: GitHubReport.text(files.findings)
    case .gitlab: GitLabReport.value(files.findings).text + "\n"
    }
  }
}
