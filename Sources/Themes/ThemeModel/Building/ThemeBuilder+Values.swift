import ThemeSource

extension ThemeBuilder: ColorScope {
  package func slot(named name: ArraySlice<UInt8>) -> ColorSlot? {
    if let role = ColorRole(name: name) { return ColorSlot(role) }
    if let index = palette.index(of: name) { return paletteSlots[index] }
    return custom.index(of: name).map { customSlots[$0] }
  }

  package var names: [String] { ColorRole.names.names + palette.names + custom.names }
}

extension ThemeBuilder {
  /// Sets a color, in all appearances or for some traits, replacing its earlier value there.
  package mutating func set(
    _ slot: ColorSlot, to expression: ColorExpression, at range: Range<Int>,
    when traits: TraitSet = []
  ) {
    let value = AppearanceValue(traits: traits, value: expression, range: range)
    let end = layer.colorValues.count
    guard let known = layer.color(of: slot) else {
      layer.colorValues.append(value)
      layer.declare(ColorDeclaration(slot: slot, values: end..<end + 1, keyRange: range))
      return
    }
    var values = Array(layer.values(of: known))
    values.removeAll { $0.traits == traits }
    // The values with the most traits come first.
    let index = values.firstIndex { $0.traits.count < traits.count } ?? values.count
    values.insert(value, at: index)
    if known.values.upperBound == end { layer.colorValues.removeLast(known.values.count) }
    let first = layer.colorValues.count
    layer.colorValues += values
    layer.declare(
      ColorDeclaration(slot: slot, values: first..<layer.colorValues.count, keyRange: range))
  }

  /// Whether the file itself sets a color.
  package func sets(_ slot: ColorSlot) -> Bool {
    layer.color(of: slot) != nil
  }

  /// Whether the file itself sets a color for all appearances with some traits.
  package func sets(_ slot: ColorSlot, when traits: TraitSet) -> Bool {
    guard let color = layer.color(of: slot) else { return false }
    return layer.values(of: color).contains { $0.traits.isSubset(of: traits) }
  }

  /// Sets a property of a component in all appearances, to a value that fits it.
  package mutating func set(
    _ property: StyleProperty, of selector: StyleSelector, to value: StyleValue,
    at range: Range<Int>
  ) {
    let known = layer.rules.firstIndex { $0.selector == selector }
    let others = known.map { layer.declarations(of: layer.rules[$0]) } ?? []
    let first = layer.declarations.count
    layer.declarations += others.filter { $0.property != property }
    layer.declarations.append(
      StyleRule.Declaration(
        property: property, values: layer.styleValues.count..<layer.styleValues.count + 1,
        range: range))
    layer.styleValues.append(AppearanceValue(traits: [], value: value, range: range))
    let rule = StyleRule(
      selector: selector, declarations: first..<layer.declarations.count,
      range: known.map { layer.rules[$0].range } ?? range)
    if let known { layer.rules[known] = rule } else { layer.rules.append(rule) }
  }

  /// Sets a metric, in px and within its range.
  package mutating func set(_ metric: Metric, to value: Double) {
    layer.metrics[metric] = value
  }

  /// Adds CSS after everything else; it is checked when the theme is built.
  package mutating func setExtraCSS(_ css: ExtraCSS) {
    layer.extraCSS = css
  }

  /// Leaves out the rules of the base theme for roles that no libadwaita has: the file's names of
  /// them paint only what its own CSS does.
  package mutating func leaveOwnRolesUnpainted() {
    layer.leavesOwnRolesUnpainted = true
  }

  /// Adds CSS that applies in dark in place of the other, and may be empty.
  package mutating func setDarkCSS(_ css: ExtraCSS) {
    layer.darkCSS = css
  }

  /// The CSS that the file adds.
  package var extraCSS: ExtraCSS? { layer.extraCSS }

  /// The CSS that the file adds in dark; `nil` if it is the same.
  package var darkCSS: ExtraCSS? { layer.darkCSS }
}
