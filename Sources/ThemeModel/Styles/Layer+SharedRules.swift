extension Layer {
  /// What the file's fonts and metrics come to, as rules that its own styles win over.
  var sharedRules: [StyleRule] { metricRules + fontRules }

  private var metricRules: [StyleRule] {
    Metric.allCases.flatMap { metric in
      guard let value = metrics[metric] else { return [StyleRule]() }
      return metric.components.map { component in
        rule(component, [(metric.property, .lengths([value]))])
      }
    }
  }

  private var fontRules: [StyleRule] {
    FontName.allCases.flatMap { name in
      guard let font = fonts[name] else { return [StyleRule]() }
      return name.components.map { rule($0, font.declarations) }
    }
  }

  private func rule(
    _ component: Component, _ declarations: [(StyleProperty, StyleValue)]
  ) -> StyleRule {
    StyleRule(
      selector: StyleSelector([StyleSelector.Step(component)]),
      declarations: declarations.map { property, value in
        StyleRule.Declaration(
          property: property,
          values: [AppearanceValue(traits: [], value: value, range: 0..<0)], range: 0..<0)
      }, range: 0..<0)
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
