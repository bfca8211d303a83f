import Fixtures
import Testing
import ThemeCSS
import ThemeLint
import ThemeSource

@testable import ThemeTemplates

@Suite struct TemplateExampleTests {
  private static let rules = RuleCatalog.all.filter {
    $0.id.family == "template" && $0.example != nil
  }.map(\.id)

  @Test(arguments: rules)
  func showWhatTheRuleFinds(rule: RuleID) throws {
    let example = try #require(RuleCatalog.all.first { $0.id == rule }?.example)
    let found = try problems(of: example.bad).filter { $0.rule == rule }
    #expect(found.first.map { "\($0.severity): \($0.message)" } == example.finding)
    #expect(try problems(of: example.good) == [])
  }

  /// What keeps a template from being proved with a palette.
  private func problems(of text: String) throws -> [Finding] {
    let source = SourceText(file: "template", text)
    let language = TemplateLanguage(recognizing: source) ?? .mustache
    let folder = try TemporaryFolder()
    if language == .pywal {
      try folder.write("palette.json", Samples.pywal)
    } else {
      try folder.write("scheme.yaml", Samples.scheme())
    }
    let supply = try #require(PaletteSupply(folder: folder.path))
    return Proof(Template(source, in: language), with: supply, on: .v4_8).problems
  }
}
