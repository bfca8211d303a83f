import Fixtures
import Testing
import ThemeCSS
import ThemeFormats
import ThemeLint
import ThemeProject
import ThemeSource

@Suite struct RuleExampleTests {
  /// What is not judged here: GTK has to paint the ones, and palettes have to fill the others.
  private static let judgedElsewhere: Set<Substring> = ["audit", "template"]

  private static let judged = RuleCatalog.all.filter { !judgedElsewhere.contains($0.id.family) }

  @Test func existForAllRulesButThoseOfLongTextsAndFileNames() {
    #expect(
      RuleCatalog.all.filter { $0.example == nil }.map(\.id.rawValue) == [
        "reference/too-long", "deprecated/stylesheet-name", "template/palette",
      ])
  }

  @Test(arguments: judged.filter { $0.example != nil }.map(\.id))
  func showWhatTheRuleFinds(rule: RuleID) throws {
    let description = try #require(RuleCatalog.all.first { $0.id == rule })
    let example = try #require(description.example)
    // Older releases refuse '@media' as a whole; what needs a later release is reported without a
    // target.
    let targets: [RuleID: Target?] = [
      "css/media": .v4_20, "css/left-out": .v4_20, "target/release": nil,
      "deprecated/color-name": .v4_20, "deprecated/color-function": .v4_20,
      "deprecated/name": .v4_20,
    ]
    let target = targets[rule] ?? .all4
    let found = try findings(in: example.bad, example.language, target).filter { $0.rule == rule }
    #expect(found.first.map { "\($0.severity): \($0.message)" } == example.finding)
    #expect(found.allSatisfy { description.severities.contains($0.severity) })
    let left = try findings(in: example.good, example.language, target)
    #expect(left.filter { $0.rule == rule || $0.severity == .error } == [])
  }

  /// What `check` says of a text in a file.
  private func findings(
    in text: String, _ language: RuleExample.Language, _ target: Target?
  ) throws -> [Finding] {
    if language == .configuration {
      let folder = try TemporaryFolder()
      try folder.write("livery.toml", text)
      return try ConfigurationFile.read("\(folder.path)/livery.toml").findings.map { finding in
        Finding(
          finding.severity, finding.rule, at: finding.location,
          finding.message.replacing("\(folder.path)/", with: ""))
      }
    }
    let whole = language == .theme ? RuleExample.Language.head + text : text
    let odd = Array("\u{fffd}".utf8)
    let bytes = [UInt8](
      Array(whole.utf8).split(separator: odd, omittingEmptySubsequences: false)
        .joined(separator: [0xff]))
    return try Linting.check(
      SourceText(file: "example", bytes: bytes), as: #require(format(of: language)),
      target: target)
  }

  private func format(of language: RuleExample.Language) -> ThemeFormat? {
    switch language {
    case .theme, .file, .json: .livery
    case .base16: .base16
    case .tokens: .dtcg
    case .css: .gtkCSS
    case .template, .configuration: nil
    }
  }
}
