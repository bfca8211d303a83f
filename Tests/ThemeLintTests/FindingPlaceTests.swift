import Foundation
import Testing
import ThemeSource

/// The places of a finding of contrast, which has one cause.
@Suite struct FindingPlaceTests {
  @Test func areThePairsThatTheMessageTellsTheWorstFirst() throws {
    let findings = try Linting.findings("[colors]\nlink = '#888888'\n")
    let finding = try #require(findings.first { $0.rule == "contrast/label" })
    #expect(
      finding.places.map { "\($0.subject) \($0.figure) \($0.circumstances)" } == [
        "'link' in translucent text on 'window-bg' 2.54:1 light",
        "'link' in translucent text on 'view-bg' 2.62:1 light",
        "'link' in translucent text on 'card-bg' 2.62:1 light",
        "'link' on 'card-bg' 3.43:1 dark", "'link' on 'window-bg' 4.38:1 dark",
      ])
    #expect(finding.places.map(\.surface).first == "window-bg")
    #expect(finding.places.map { $0.appearance[0] } == ["light", "light", "light", "dark", "dark"])
    #expect(finding.places.last?.colors == ["#888888ff", "#242424ff"])
    #expect(finding.with(.note).places == finding.places)
  }

  @Test func areLeftOutOfTheHeadline() throws {
    let findings = try Linting.findings("[colors]\nlink = '#888888'\n")
    let finding = try #require(findings.first { $0.rule == "contrast/label" })
    let parts = finding.message.components(separatedBy: "; also ")
    #expect(parts.count == 2 && finding.headline.hasPrefix(parts[0]), "\(finding.headline)")
    #expect(!finding.headline.contains("also") && !finding.headline.contains("view-bg"))
    // What to do about it stays.
    let advice = try #require(finding.headline.split(separator: ";").last)
    #expect(finding.message.hasSuffix(advice), "\(finding.message)")
    #expect(finding.with(.note).headline == finding.headline)
  }

  @Test func areNoneOfWhatIsSeenNowhere() throws {
    let findings = try Linting.findings("[palette]\nsea = '#204060'\n")
    #expect(findings.map(\.rule) == ["reference/unused"])
    #expect(findings[0].places.isEmpty && findings[0].headline == findings[0].message)
  }
}
