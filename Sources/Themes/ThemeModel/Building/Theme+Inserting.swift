import ThemeSource

extension Theme {
  /// Whether the theme, or one that it extends except the base, sets one of some roles.
  package func sets(anyOf roles: [ColorRole]) -> Bool {
    layers.dropFirst().contains { layer in
      roles.contains { layer.color(of: ColorSlot($0)) != nil }
    }
  }

  /// The theme with another theme's file inserted directly above the base; `nil` if colors would
  /// then form a loop.
  ///
  /// Only colors of roles are taken from it, where no file of this theme sets them.
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
