package import ThemeSource

extension Theme {
  /// The base theme of the theme's chain, without its name and other information.
  package var base: Theme {
    guard layers.count > 1 else { return self }
    let layers = [layers[0]]
    return Theme(
      id: layers[0].id, name: layers[0].id, summary: nil, author: nil, license: nil, homepage: nil,
      schemes: Appearance.Scheme.allCases, allowed: [], traits: Traits(),
      registered: registered, layers: layers, names: SlotNames(),
      bindings: Bindings(layers, slotCount: SlotNames().slotCount),
      rules: RuleBinder.bind(layers))
  }

  /// Whether two themes have the same base theme.
  package func isSameBase(as other: Theme) -> Bool { layers[0].text == other.layers[0].text }

  /// The theme on the base theme of another: that base provides the values that the theme does not
  /// set.
  ///
  /// Bases differ only in colors, so that new dependencies between colors may arise.
  ///
  /// - Returns: The theme with its colors in each of its appearances, or the errors that prevent
  ///   resolving it.
  package func rebased(
    onBaseOf other: Theme
  ) -> (theme: Theme?, resolved: [ResolvedTheme], findings: [Finding]) {
    guard !isSameBase(as: other) else { return (self, appearances.map(resolved), []) }
    let layers = [other.layers[0]] + layers.dropFirst()
    let theme = Theme(
      id: id, name: name, summary: summary, author: author, license: license, homepage: homepage,
      schemes: schemes, allowed: allowed, traits: traits, registered: registered, layers: layers,
      names: names, bindings: Bindings(layers, slotCount: names.slotCount), rules: rules)
    var resolved: [ResolvedTheme] = []
    var findings: [Finding] = []
    for appearance in theme.appearances {
      var resolver = Resolver(theme, in: appearance)
      if let known = settled.first(where: { $0.appearance == appearance }) { resolver.keep(known) }
      if let own = resolver.resolve() { resolved.append(own) }
      findings += resolver.findings.filter { !findings.contains($0) }
    }
    return findings.isEmpty ? (theme, resolved, []) : (nil, [], findings)
  }
}
