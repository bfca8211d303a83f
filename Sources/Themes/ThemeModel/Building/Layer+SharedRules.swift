extension Layer {
  /// Adds the rules that follow from the file's fonts and metrics.
  mutating func addSharedRules() {
    for metric in Metric.allCases {
      guard let value = metrics[metric] else { continue }
      let range = metricRanges[metric] ?? 0..<0
      for component in metric.components {
        addSharedRule(component, [(metric.property, .metric(value), range)])
      }
    }
    for name in FontName.allCases {
      guard let font = fonts[name] else { continue }
      let ranges = fontRanges[name] ?? [:]
      let declarations = font.declarations.map { ($0, $1, ranges[$0] ?? 0..<0) }
      for component in name.components { addSharedRule(component, declarations) }
    }
  }

  private mutating func addSharedRule(
    _ component: Component, _ declarations: [(StyleProperty, StyleValue, Range<Int>)]
  ) {
    let first = self.declarations.count
    for (property, value, range) in declarations {
      self.declarations.append(
        StyleRule.Declaration(
          property: property, values: styleValues.count..<styleValues.count + 1, range: range))
      styleValues.append(AppearanceValue(traits: [], value: value, range: range))
    }
    sharedRules.append(
      StyleRule(
        selector: StyleSelector([StyleSelector.Step(component)]),
        declarations: first..<self.declarations.count, range: 0..<0))
  }
}
