extension Layer {
  /// Adds the rules that the file's fonts and metrics come to.
  mutating func addSharedRules() {
    for metric in Metric.allCases {
      guard let value = metrics[metric] else { continue }
      for component in metric.components {
        addSharedRule(component, [(metric.property, .lengths([value]))])
      }
    }
    for name in FontName.allCases {
      guard let font = fonts[name] else { continue }
      for component in name.components { addSharedRule(component, font.declarations) }
    }
  }

  private mutating func addSharedRule(
    _ component: Component, _ declarations: [(StyleProperty, StyleValue)]
  ) {
    let first = self.declarations.count
    for (property, value) in declarations {
      self.declarations.append(
        StyleRule.Declaration(
          property: property, values: styleValues.count..<styleValues.count + 1, range: 0..<0))
      styleValues.append(AppearanceValue(traits: [], value: value, range: 0..<0))
    }
    sharedRules.append(
      StyleRule(
        selector: StyleSelector([StyleSelector.Step(component)]),
        declarations: first..<self.declarations.count, range: 0..<0))
  }
}
