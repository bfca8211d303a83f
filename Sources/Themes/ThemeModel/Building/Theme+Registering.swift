extension Theme {
  /// The theme with the components of an app, so that it and themes that extend it may style them.
  ///
  /// A component is left out if the theme already has one with its name or node.
  package func registering(_ registry: ComponentRegistry) -> Theme {
    let known = components.components.compactMap(\.own)
    let own = registry.components.filter { component in
      !known.contains { $0.name == component.name || $0.node == component.own?.node }
    }
    guard !own.isEmpty else { return self }
    let defaults = registry.defaults.filter { own.contains($0.selector.subject.component) }
    // They are in the base, which all themes of the chain have.
    var layers = layers
    layers[0].addDefaults(defaults)
    return Theme(
      id: id, name: name, summary: summary, author: author, license: license, homepage: homepage,
      schemes: schemes, allowed: allowed, traits: traits, registered: registered + own,
      layers: layers, names: names, bindings: bindings,
      rules: defaults.isEmpty ? rules : RuleBinder.bind(layers))
  }
}
