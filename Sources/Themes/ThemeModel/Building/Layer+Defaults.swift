extension Layer {
  /// Adds the default rules of registered components, for themes that do not style them.
  mutating func addDefaults(_ rules: [DefaultReader.Rule]) {
    for rule in rules {
      let first = declarations.count
      for declaration in rule.declarations {
        let start = styleValues.count
        for (value, traits) in zip(declaration.values, declaration.traits) {
          styleValues.append(AppearanceValue(traits: traits, value: value, range: 0..<0))
        }
        declarations.append(
          StyleRule.Declaration(
            property: declaration.property, values: start..<styleValues.count, range: 0..<0))
      }
      defaultRules.append(
        StyleRule(
          selector: rule.selector, declarations: first..<declarations.count, range: 0..<0))
    }
  }
}
