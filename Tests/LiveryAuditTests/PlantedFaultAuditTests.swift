import Fixtures
import Foundation
import GTKFixtures
import GTKKnowledge
import LiveryAdwaita
import LiveryGTK
import LiveryGallery
import Testing

/// An audit of good themes with one fault each.
@Suite(.enabled("needs a screen") { PreviewCommand.hasScreen })
struct PlantedFaultAuditTests {
  /// What an audit says of a planted fault.
  private struct Verdict {
    let fault: PlantedFault
    let findings: [AuditReading.Finding]

    /// The findings that are about the fault.
    var about: [AuditReading.Finding] {
      findings.filter { finding in
        finding.rule == "audit/\(fault.kind.rawValue)"
          && finding.places.contains { place in
            fault.specimens.contains(place.specimen ?? "")
              && fault.states.contains { $0.rawValue == place.state }
              && fault.appearances.contains(place.appearance)
          }
      }
    }

    /// Whether the declaration is named.
    func isNamed() throws -> Bool { try about.contains(where: isAtFault) }

    /// What is found besides, and does not follow from the fault.
    func others() throws -> [AuditReading.Finding] {
      let about = Set(about.map(\.message))
      return try findings.filter { try !about.contains($0.message) && !isAtFault($0) }
    }

    /// Whether a finding is at one of the declarations that are to blame.
    private func isAtFault(_ finding: AuditReading.Finding) throws -> Bool {
      // A file that a theme extends has the name that the theme calls it by.
      let file = finding.file == finding.theme ? fault.theme.name : finding.file
      return try fault.places().contains { $0.file == file && $0.line == finding.line }
    }
  }

  /// What an audit says of a page in all themes with a fault on it, beside the good themes; each in
  /// the first of the appearances that its fault is seen in.
  private static func verdicts(_ page: Page, in folder: TemporaryFolder) throws -> [Verdict] {
    let groups = Dictionary(grouping: PlantedFault.all.filter { $0.page == page }) { fault in
      fault.appearances.contains("light") ? "light" : fault.appearances.sorted()[0]
    }
    return try groups.sorted { $0.key < $1.key }.flatMap {
      try verdicts($0.value, page, in: $0.key, folder)
    }
  }

  private static func verdicts(
    _ faults: [PlantedFault], _ page: Page, in appearance: String, _ folder: TemporaryFolder
  ) throws -> [Verdict] {
    let themes = Set(faults.map(\.theme)).sorted { $0.name < $1.name }
    let good = themes.map { theme in
      PlantedFault(
        "good-\(theme.name)-\(page)-\(appearance)", in: theme, .contrast, on: page, [], by: .css("")
      )
    }
    let paths = try (faults + good).map { try $0.write(to: folder) }
    let reading = try AuditReading(
      ["--page", page.rawValue, "--appearance", appearance] + paths)
    let findings = { (fault: PlantedFault) in
      reading.findings.filter { $0.theme.contains("/\(fault.id)/") }
    }
    return faults.map { fault in
      let usual = good.filter { $0.theme == fault.theme }.flatMap(findings)
      return Verdict(
        fault: fault,
        findings: findings(fault).filter { finding in
          !usual.contains { $0.rule == finding.rule && $0.declaration == finding.declaration }
        })
    }
  }

  @MainActor @Test func findsThePlantedFaultsAndLittleElse() throws {
    let folder = try TemporaryFolder()
    let verdicts = try Page.allCases.flatMap { try Self.verdicts($0, in: folder) }
    #expect(verdicts.count == PlantedFault.all.count)
    let missed = verdicts.filter(\.about.isEmpty)
    // Later releases paint some of them elsewhere than the specimens that are expected.
    #expect(missed.count <= (Toolkit.release == .v4_8 ? 3 : 10), "\(missed.map(\.fault.id))")
    let unnamed = try verdicts.filter { try !$0.about.isEmpty && !$0.isNamed() }
    #expect(unnamed.count <= 6, "\(unnamed.map(\.fault.id))")
    // What follows from a fault somewhere else: a hover that cannot be seen on text that cannot.
    let others = try verdicts.flatMap { try $0.others() }
    #expect(others.count <= 50, "\(others.map(\.message))")
  }
}
