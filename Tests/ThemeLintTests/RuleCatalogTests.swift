import Foundation
import Testing
import ThemeLint
import ThemeSource

@Suite struct RuleCatalogTests {
  @Test func namesEachRuleOnceInItsFamily() {
    let ids = RuleCatalog.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    let families = ids.map(\.family).reduce(into: [Substring]()) { families, family in
      if families.last != family { families.append(family) }
    }
    #expect(Set(families).count == families.count, "a family is in two places")
    #expect(
      Set(families) == [
        "syntax", "name", "reference", "value", "css", "deprecated", "contrast", "color-vision",
        "shade", "target", "style", "format", "audit", "template",
      ])
  }

  /// Whatever a finding may be printed under can be looked up.
  @Test func listsEveryRuleThatTheCodeNames() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let families = RuleCatalog.all.map { String($0.id.family) }
    var named: Set<String> = []
    let files = FileManager.default.enumerator(atPath: root.appending(path: "Sources").path)
    while let file = files?.nextObject() as? String {
      guard file.hasSuffix(".swift") else { continue }
      let text = try String(contentsOf: root.appending(path: "Sources/\(file)"), encoding: .utf8)
      for match in text.matches(of: /"(?<family>[a-z-]+)\/[a-z-]+"/)
      where families.contains(String(match.family)) {
        named.insert(String(match.output.0.dropFirst().dropLast()))
      }
    }
    #expect(named.count > 40)
    #expect(named.subtracting(RuleCatalog.all.map(\.id.rawValue)).sorted() == [])
  }

  @Test func saysOfEachRuleWhatItFindsAndWhatMendsIt() {
    for rule in RuleCatalog.all {
      #expect(!rule.severities.isEmpty && !rule.summary.isEmpty && !rule.remedy.isEmpty)
      #expect(!rule.summary.hasSuffix(".") && !rule.remedy.hasSuffix("."))
      #expect(rule.severities == rule.severities.sorted(by: >))
    }
  }
}
