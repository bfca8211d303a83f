import ThemeSource

extension Theme {
  /// Whether the theme or one that it extends sets one of some roles, the base aside.
  package func sets(anyOf roles: [ColorRole]) -> Bool {
    layers.dropFirst().contains { layer in
      roles.contains { layer.color(of: ColorSlot($0)) != nil }
    }
  }

  /// The theme as it is where another theme's file lies right above the base; `nil` if colors would
  /// depend on one another without an end.
  ///
  /// What the other sets, colors of roles alone, and no file of this theme does is the other's.
  package func inserting(_ other: Theme) -> Theme? {
    let layers = [layers[0], other.layers[other.ownLayer]] + layers.dropFirst()
    var theme = Theme(
      id: id, name: name, summary: summary, author: author, license: license, homepage: homepage,
      schemes: schemes, allowed: allowed, traits: traits, registered: registered, layers: layers,
      names: names.aboveOneMore, bindings: Bindings(layers, slotCount: names.slotCount),
      rules: RuleBinder.bind(layers))
    return theme.check(within: ReadingBudget()).isEmpty ? theme : nil
  }
}
