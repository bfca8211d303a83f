package import ThemeLint
import ThemeSource

/// The findings that a run has reported.
///
/// A finding in a file that several others read, such as an imported stylesheet, is reported only
/// with the first of them; so is the finding about the judged releases.
package struct ReportedFindings: Sendable {
  /// A problem at a place, independent of the rest of a theme.
  private struct Subject: Hashable {
    let location: SourceLocation
    let key: KnownFinding.Key
  }

  private var things: Set<Subject> = []

  /// The findings about releases so far.
  private var targets: Set<String> = []

  package init() {}

  /// The file without findings that were reported with an earlier one.
  package mutating func new(in file: CheckedFile) -> CheckedFile {
    let said = file.findings.map { finding in
      KnownFinding.all(of: finding, in: ".").map {
        Subject(location: finding.location, key: $0.key)
      }
    }
    let new = zip(file.findings, said).filter { !$0.1.allSatisfy(things.contains) }
    things.formUnion(said.joined())
    return file.with(
      new.map(\.0).filter { finding in
        finding.targetOfRun.map { targets.insert($0).inserted } ?? true
      })
  }
}
