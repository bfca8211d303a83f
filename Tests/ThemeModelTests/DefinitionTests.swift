import Testing
import ThemeModel

@Suite struct DefinitionTests {
  /// Rows are found by the raw value of a case, so that each has to be at the index of its case.
  @Test func tablesHaveTheCasesInOrder() {
    #expect(ColorRole.allCases.map(\.name) == ColorRole.allCases.map { words("\($0)") })
    #expect(StyleProperty.known.map(\.name) == StyleProperty.Known.allCases.map { words("\($0)") })
    #expect(
      Component.known.map(\.name)
        == Component.Known.allCases.map { $0 == .switchControl ? "switch" : words("\($0)") })
  }

  /// The name of a case with hyphens between its words: `accentBg` as `accent-bg`.
  private func words(_ name: String) -> String {
    name.map { $0.isUppercase || $0.isNumber ? "-\($0.lowercased())" : "\($0)" }.joined()
  }
}
