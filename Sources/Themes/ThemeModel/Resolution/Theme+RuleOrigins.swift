import ThemeSource

extension Theme {
  /// The value from which a rule gets a property, as it is written, such as a font's `font-size`.
  ///
  /// For a rule that restores a state's appearance it is the background that hides it; `nil` if the
  /// rule has no such property there, or belongs to another theme.
  package func origin(
    of property: StyleProperty, ofRule index: Int, in resolved: ResolvedTheme
  ) -> DeclarationOrigin? {
    guard rules.rules.indices.contains(index), resolved.isSet.count == names.slotCount else {
      return nil
    }
    if let hidden = rules.rules[index].restores {
      return origin(of: .background, ofRule: hidden, in: resolved)
    }
    let own = applying(property, ofRule: index, in: resolved)
    let font = applying(.font, ofRule: index, in: resolved).flatMap { font in
      names(property, inFontOf: font) ? font : nil
    }
    // A value for a single property wins over a font, unless a child theme names the font.
    let isFont = own.map { own in font.map { own.layer < $0.layer } ?? false } ?? true
    guard let candidate = isFont ? font : own else { return nil }
    let value = layers[candidate.layer].styleValues[candidate.value]
    let selector = rules.list.heads[index].selector
    return DeclarationOrigin(
      layer: candidate.layer,
      location: layers[candidate.layer].text.location(of: value.range),
      roles: roles(behind: value.value.references, in: resolved.appearance),
      name: sharedName(of: candidate, setting: property, of: selector)
        ?? "'\(isFont ? StyleProperty.font.name : property.name)' of '\(selector.text)'")
  }

  /// The value of a property that applies, as resolving the rules finds it.
  private func applying(
    _ property: StyleProperty, ofRule index: Int, in resolved: ResolvedTheme
  ) -> Candidate? {
    let rule = rules.rules[index]
    let usesBase = rule.isDefault || rule.baseReferences.contains { resolved.isSet[$0] }
    return rule.declarations.first { rules.declarations[$0].property == property }
      .flatMap { declaration in
        rules.declarations[declaration].candidates.lazy.map { rules.candidates[$0] }.first {
          $0.traits.isSubset(of: resolved.appearance.traits) && (usesBase || $0.layer > 0)
        }
      }
  }

  /// Whether the font that a value names sets a property.
  private func names(_ property: StyleProperty, inFontOf candidate: Candidate) -> Bool {
    guard case .font(let name) = styleValue(candidate) else { return false }
    return font(name).declarations.contains { $0.0 == property }
  }

  /// The name of a value that a rule gets from a metric or from its component's font.
  private func sharedName(
    of candidate: Candidate, setting property: StyleProperty, of selector: StyleSelector
  ) -> String? {
    let layer = layers[candidate.layer]
    let isShared = layer.sharedRules.contains { rule in
      layer.declarations(of: rule).contains { $0.values.contains(candidate.value) }
    }
    guard isShared else { return nil }
    let component = selector.subject.component
    let metric = Metric.allCases.last { metric in
      layer.metrics[metric] != nil && metric.sets(property, of: component)
    }
    if let metric { return "the metric '\(metric.rawValue)'" }
    let font = FontName.allCases.last { name in
      name.components.contains(component)
        && layer.fonts[name]?.declarations.contains { $0.0 == property } ?? false
    }
    return font.map { "the font '\($0.rawValue)'" }
  }
}
