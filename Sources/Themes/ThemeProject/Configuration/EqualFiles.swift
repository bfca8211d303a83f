package import ThemeLint
import ThemeSource

/// The files of a run with the same content, whose findings are reported with the first of them.
package struct EqualFiles: Sendable {
  /// A finding, independent of the name of its file.
  private struct Place: Hashable {
    let rule: RuleID
    let severity: Finding.Severity
    let range: Range<Int>
    let message: String
  }

  /// A file that was checked.
  private struct First {
    let name: String
    let findings: Set<Place>
  }

  /// The first file with each content.
  private var first: [[UInt8]: First] = [:]

  /// The names of the files whose findings were left out, each with that of the first file.
  package private(set) var copies: [(copy: String, first: String)] = []

  package init() {}

  /// The file without the findings that were reported with an earlier one of the same content.
  ///
  /// Findings at imported files stay, and so do those that the earlier file does not have.
  package mutating func new(in file: CheckedFile) -> CheckedFile {
    let name = file.text.file
    let own = file.findings.filter { $0.location.file == name }
    // A file that could not be read has no text.
    guard !own.isEmpty, !file.text.bytes.isEmpty else { return file }
    guard let known = first[file.text.bytes] else {
      first[file.text.bytes] = First(name: name, findings: Set(own.map(Self.place)))
      return file
    }
    let new = file.findings.filter { finding in
      finding.location.file != name || !known.findings.contains(Self.place(of: finding))
    }
    if new.count < file.findings.count { copies.append((name, known.name)) }
    return file.with(new)
  }

  private static func place(of finding: Finding) -> Place {
    Place(
      rule: finding.rule, severity: finding.severity, range: finding.location.range,
      message: finding.message)
  }
}
