import ThemeModel

extension FocusContrastRule {
  /// The states in which a component shows a focus ring.
  private static let states: [StateSet] = [.focus, .focusVisible, .focusWithin]

  /// The colors that the theme's rules give focus rings in an appearance, each once.
  func ringColors(in look: JudgedAppearance, of theme: Theme) -> [ContrastPair.Ink] {
    var inks: [ContrastPair.Ink] = []
    for rule in look.resolved.rules {
      // Few rules have one; a selector takes longer to look at.
      guard look.resolved.declares(in: rule, where: { $0 == .outlineColor }) else { continue }
      let selector = look.resolved.selector(of: rule)
      guard isFocused(selector) else { continue }
      for declaration in look.resolved.declarations(of: rule)
      where declaration.property == .outlineColor {
        guard let ink = ink(declaration.value, of: selector, in: look, of: theme) else { continue }
        let isKnown = inks.contains { $0.role == ink.role && $0.location == ink.location }
        if !isKnown { inks.append(ink) }
      }
    }
    return inks
  }

  private func isFocused(_ selector: StyleSelector) -> Bool {
    FocusContrastRule.states.contains(where: selector.subject.states.contains)
  }

  private func ink(
    _ value: ResolvedValue, of selector: StyleSelector, in look: JudgedAppearance, of theme: Theme
  ) -> ContrastPair.Ink? {
    if case .role(let role) = value { return .init(role, prefix: "the focus ring, ", suffix: ",") }
    guard let color = value.color(in: look.resolved) else { return nil }
    return declared(selector, in: look, of: theme).map { .init(color, of: $0, "the focus ring") }
  }

  /// Where the theme's own file gives the outline's color, first for the most traits.
  private func declared(
    _ selector: StyleSelector, in look: JudgedAppearance, of theme: Theme
  ) -> Theme.DeclaredValue<StyleValue>? {
    theme.declaredRules.last { $0.selector == selector }?.declarations
      .first { $0.property == .outlineColor }?.values
      .first { $0.traits.isSubset(of: look.appearance.traits) }
  }
}
