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

extension FontName {
  /// The components that are set in the font.
  var components: [Component] {
    switch self {
    case .body: [.window, .dialog]
    case .heading: [.sectionHeader, .headline]
    case .headline: [.headline]
    case .title: [.title]
    case .caption: [.caption, .subhead]
    case .footnote: [.footnote]
    case .monospace: [.monospace]
    case .document: [.document]
    }
  }
}

extension Font {
  /// The declarations that set what the font says.
  public var declarations: [(StyleProperty, StyleValue)] {
    var all: [(StyleProperty, StyleValue)] = []
    if let family { all.append((.fontFamily, .family(family))) }
    if let size { all.append((.fontSize, .points(size))) }
    if let weight { all.append((.fontWeight, .number(weight))) }
    if let style { all.append((.fontStyle, .keyword(style))) }
    if let letterSpacing { all.append((.letterSpacing, .lengths([letterSpacing]))) }
    return all
  }
}
