import ThemeModel

extension FocusContrastRule {
  /// The states in which a component shows a focus ring.
  private static let states: [StateSet] = [.focus, .focusVisible, .focusWithin]

  /// The colors that the theme's rules give focus rings in an appearance, each once.
  func ringColors(in judged: JudgedAppearance, of theme: Theme) -> [ContrastPair.Foreground] {
    var foregrounds: [ContrastPair.Foreground] = []
    for rule in judged.resolved.rules {
      // Few rules have one; a selector takes longer to look at.
      guard judged.resolved.declares(in: rule, where: { $0 == .outlineColor }) else { continue }
      let selector = judged.resolved.selector(of: rule)
      guard isFocused(selector) else { continue }
      for declaration in judged.resolved.declarations(of: rule)
      where declaration.property == .outlineColor {
        guard let foreground = foreground(declaration.value, of: selector, in: judged, of: theme)
        else { continue }
        let isKnown = foregrounds.contains {
          $0.role == foreground.role && $0.location == foreground.location
        }
        if !isKnown { foregrounds.append(foreground) }
      }
    }
    return foregrounds
  }

  private func isFocused(_ selector: StyleSelector) -> Bool {
    FocusContrastRule.states.contains(where: selector.subject.states.contains)
  }

  private func foreground(
    _ value: ResolvedValue, of selector: StyleSelector, in judged: JudgedAppearance, of theme: Theme
  ) -> ContrastPair.Foreground? {
    if case .role(let role) = value { return .init(role, prefix: "the focus ring, ", suffix: ",") }
    guard let color = value.color(in: judged.resolved) else { return nil }
    return declared(selector, in: judged, of: theme).map { .init(color, of: $0, "the focus ring") }
  }

  /// Where the theme's own file gives the outline's color, first for the most traits.
  private func declared(
    _ selector: StyleSelector, in judged: JudgedAppearance, of theme: Theme
  ) -> Theme.DeclaredValue<StyleValue>? {
    theme.declaredRules.last { $0.selector == selector }?.declarations
      .first { $0.property == .outlineColor }?.values
      .first { $0.traits.isSubset(of: judged.appearance.traits) }
  }
}
