import Testing

@testable import ThemeModel

struct ChildRulesTests {
  private let heirs = ChildRules()

  /// How often rules were bound for files with so many rules, and with rules of the base left out.
  private func bindings(_ files: [(rules: Int, leftOut: Set<Int>)]) -> Int {
    var count = 0
    for file in files {
      let rule = StyleRule(
        selector: StyleSelector([StyleSelector.Step(.button)]), declarations: 0..<0, range: 0..<0)
      let own = Layer.Rules(
        rules: Array(repeating: rule, count: file.rules), sharedRules: [], defaultRules: [],
        declarations: [],
        values: [])
      _ = heirs.rules(of: own, leavingOut: file.leftOut) {
        count += 1
        return BoundRules()
      }
    }
    return count
  }

  @Test func bindsThoseThatAreAlikeOnce() {
    #expect(bindings([(2, [1]), (2, [1]), (2, [1])]) == 1)
  }

  @Test func bindsOthersAnew() {
    #expect(bindings([(0, []), (1, []), (1, [3]), (0, [])]) == 3)
  }

  @Test func keepsNeitherManyNorLongOnes() {
    let many = (0..<40).map { (rules: 0, leftOut: Set([$0])) }
    #expect(bindings(many + many) > 40)
    #expect(bindings([(1_000, []), (1_000, [])]) == 2)
  }
}
