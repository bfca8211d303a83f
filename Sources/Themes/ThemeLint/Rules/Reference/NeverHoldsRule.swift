import ThemeModel
import ThemeSource

/// A value for an appearance that the theme never has.
///
/// `default` beside `light` and `dark` never applies, nor does `light` in a dark theme.
struct NeverHoldsRule: LintRule {
  let description = RuleDescription(
    "reference/never-holds", .warning,
    finds: "a value for an appearance that the theme never has",
    remedy: "delete the value, or add the appearance to 'appearances'")

  func check(_ subject: LintSubject) -> [Finding] {
    let theme = subject.theme
    // What the base has for more appearances holds in the themes that ask for them.
    guard !subject.isBase else { return [] }
    let colors = subject.declaredColors.flatMap { idle($0.values, in: subject) }
    let rules = subject.declaredRules.flatMap(\.declarations).flatMap {
      idle($0.values, in: subject)
    }
    return (colors + rules).map { location, traits in
      let key = theme.traits.key(of: traits)
      let isForeign = Appearance.Scheme.allCases.contains { scheme in
        !theme.isMade(for: scheme) && traits.isSuperset(of: scheme.trait)
      }
      return Finding(
        .warning, "reference/never-holds", at: location,
        "the value for '\(key)' never holds: "
          + (isForeign
            ? "the theme is made for \(theme.schemes[0].rawValue) alone"
            : "each appearance has one of its own"))
    }
  }

  /// The values that apply in no appearance; those with the most traits come first.
  private func idle<Value>(
    _ values: [Theme.DeclaredValue<Value>], in subject: LintSubject
  ) -> [(SourceLocation, TraitSet)] {
    guard values.count > 1 || values.first?.traits.isEmpty == false else { return [] }
    let applying = subject.judgedAppearances.compactMap { judged in
      values.firstIndex { $0.traits.isSubset(of: judged.appearance.traits) }
    }
    // What a reader has added stands nowhere.
    return values.indices.filter { !applying.contains($0) && !values[$0].location.range.isEmpty }
      .map { (values[$0].location, values[$0].traits) }
  }
}
