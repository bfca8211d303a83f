package import ThemeLint
import ThemeSource

/// The findings that a run has reported, so that one in a file that several others read, such as a
/// stylesheet that they import, is reported with the first of them alone; so is for which releases
/// stylesheets are judged.
package struct ReportedFindings: Sendable {
  /// What is wrong at a place, whatever it comes to beside the rest of a theme.
  private struct Thing: Hashable {
    let location: SourceLocation
    let key: KnownFinding.Key
  }

  private var things: Set<Thing> = []

  /// What was said of the releases.
  private var targets: Set<String> = []

  package init() {}

  /// The file without what was reported with an earlier one.
  package mutating func new(in file: CheckedFile) -> CheckedFile {
    let said = file.findings.map { finding in
      KnownFinding.all(of: finding, in: ".").map { Thing(location: finding.location, key: $0.key) }
    }
    let new = zip(file.findings, said).filter { !$0.1.allSatisfy(things.contains) }
    things.formUnion(said.joined())
    return file.with(
      new.map(\.0).filter { finding in
        finding.targetOfRun.map { targets.insert($0).inserted } ?? true
      })
  }
}
