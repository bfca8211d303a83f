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
        "syntax", "name", "reference", "value", "css", "contrast", "color-vision", "shade",
        "target",
        "style",
      ])
  }

  @Test func saysOfEachRuleWhatItFindsAndWhatMendsIt() {
    for rule in RuleCatalog.all {
      #expect(!rule.severities.isEmpty && !rule.summary.isEmpty && !rule.remedy.isEmpty)
      #expect(!rule.summary.hasSuffix(".") && !rule.remedy.hasSuffix("."))
      #expect(rule.severities == rule.severities.sorted(by: >))
    }
  }
}
