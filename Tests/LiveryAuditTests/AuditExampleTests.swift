import Fixtures
import GTKFixtures
import Testing
import ThemeLint
import ThemeSource

/// What an audit says of the examples of its rules.
@Suite(.enabled("needs a screen") { PreviewCommand.hasScreen })
struct AuditExampleTests {
  @MainActor
  @Test(arguments: [
    ("controls", ["focus", "state", "border", "overlap", "hit-area"]),
    ("navigation", ["clipped"]), ("surfaces", ["contrast"]),
  ])
  func showWhatTheRulesFind(page: String, names: [String]) throws {
    let folder = try TemporaryFolder()
    for name in names {
      let rule = try #require(RuleCatalog.all.first { $0.id.rawValue == "audit/\(name)" })
      let example = try #require(rule.example)
      for (kind, css) in [("bad", example.bad), ("good", example.good)] {
        try folder.write(
          "\(name)-\(kind).livery.toml", RuleExample.Language.head + "[extra]\ncss = '\(css)'\n")
      }
    }
    let reading = try AuditReading(["--page", page, "--appearance", "light", folder.path])
    for name in names {
      let found = { (kind: String) in
        reading.findings.contains {
          $0.theme.hasSuffix("/\(name)-\(kind).livery.toml") && $0.rule == "audit/\(name)"
        }
      }
      #expect(found("bad") && !found("good"), "\(name)")
    }
  }
}
