package import ThemeSource

/// Builds a theme from the values that a reader of any format sets, on top of its base theme.
///
/// Names are declared first, then values are set. `build` checks conditions of the whole theme.
package struct ThemeBuilder {
  package let id: String

  /// The name of the theme; if it is empty, the ID is used.
  package var name: String
  package var summary: String?
  package var author: String?
  package var license: String?
  package var homepage: String?
  package var schemes: [Appearance.Scheme]
  package var allowed: [RuleID] = []
  package var findings: [Finding] = []

  /// The colors whose values could not be read.
  package var unread: Set<ColorSlot> = []

  /// The theme as far as it can be judged, after it was built with errors.
  package private(set) var draft: IncompleteTheme?

  /// The budget for reading the theme.
  package let budget: ReadingBudget

  package let parent: Theme?
  package private(set) var traits: Traits
  package var layer: Layer
  var slots: SlotNames
  var palette = NameTable()
  var paletteSlots: [ColorSlot] = []
  var custom: NameTable
  var customSlots: [ColorSlot]

  /// Starts a theme that extends another; without one it is the base of all.
  package init(
    id: String, text: SourceText, extending parent: Theme?,
    budget: ReadingBudget = ReadingBudget()
  ) {
    self.id = id
    self.budget = budget
    self.parent = parent
    name = id
    schemes = parent?.schemes ?? Appearance.Scheme.allCases
    traits = parent?.traits ?? Traits()
    layer = Layer(id: id, text: text)
    slots = parent?.names ?? SlotNames()
    customSlots = slots.custom
    custom = NameTable(customSlots.map { [slots] in slots.name(of: $0) })
  }

  package var components: [Component] {
    (parent?.components.components ?? []) + layer.components
  }

  var layerIndex: Int { parent?.layers.count ?? 0 }

  /// Declares a trait of the theme's own; `false` if there are too many.
  package mutating func declareTrait(_ trait: Traits.Custom) -> Bool {
    guard traits.custom.count < Traits.customLimit else { return false }
    traits.custom.append(trait)
    return true
  }

  package func trait(named name: String) -> TraitSet? { traits.trait(named: name) }

  package func traitName(of set: TraitSet) -> String { traits.name(of: set) }

  /// Declares a palette entry; a name declared twice keeps its slot.
  package mutating func declarePalette(_ name: ArraySlice<UInt8>) -> ColorSlot {
    let (index, isNew) = palette.insert(name)
    if isNew { paletteSlots.append(slots.add(palette[index], .palette, layer: layerIndex)) }
    return paletteSlots[index]
  }

  /// Declares an app's own color; one with the same name in a base theme is the same color.
  package mutating func declareCustom(_ name: ArraySlice<UInt8>) -> ColorSlot {
    let (index, isNew) = custom.insert(name)
    if isNew { customSlots.append(slots.add(custom[index], .custom, layer: layerIndex)) }
    return customSlots[index]
  }

  package func isCustom(_ name: ArraySlice<UInt8>) -> Bool { custom.index(of: name) != nil }

  package func isPalette(_ name: ArraySlice<UInt8>) -> Bool { palette.index(of: name) != nil }

  /// Builds the theme, unless there are errors or the budget is used up; this and `check` may add
  /// errors.
  ///
  /// - Parameters:
  ///   - tolerated: The rules whose errors only lose their own value, but not the theme.
  ///   - check: Finds other errors in the theme.
  /// - Returns: The theme.
  package mutating func build(
    tolerating tolerated: Set<RuleID> = [], checking check: (Theme) -> [Finding] = { _ in [] }
  ) -> Theme? {
    var theme = assembled()
    findings += check(theme)
    // An invalid value is missing: values that depend on it are not reported, but loops are.
    let hadErrors = findings.hasErrors
    let unresolved = theme.check(within: budget)
    findings += unresolved.filter { !hadErrors || $0.rule == .loop }
    if budget.isSpent { return nil }
    guard findings.hasErrors else { return theme }
    if unresolved.hasErrors { return nil }
    draft = IncompleteTheme(theme, without: unread)
    return findings.contains { $0.severity == .error && !tolerated.contains($0.rule) }
      ? nil : theme
  }

  /// The theme with the values set so far.
  private func assembled() -> Theme {
    var layer = layer
    layer.addSharedRules()
    layer.settleConstants()
    let layers = (parent?.layers ?? []) + [layer]
    return Theme(
      id: id, name: name.allSatisfy(\.isWhitespace) ? id : name, summary: summary,
      author: author, license: license, homepage: homepage,
      schemes: schemes, allowed: allowed, traits: traits,
      registered: parent?.registered ?? [], layers: layers, names: slots,
      bindings: Bindings(layers, slotCount: slots.slotCount), rules: rules(of: layers))
  }

  /// Removes the colors of the file that form a loop of references, each of which is reported, and
  /// those that refer to such a loop.
  ///
  /// - Returns: The removed colors.
  package mutating func removeLoops() -> Set<ColorSlot> {
    var theme = assembled()
    var failed: Set<ColorSlot> = []
    let loops = theme.check(within: budget, failing: &failed).filter { $0.rule == .loop }
    if loops.isEmpty || budget.isSpent { return [] }
    findings += loops
    failed = failed.filter { layer.color(of: $0) != nil }
    layer.remove(failed)
    unread.formUnion(failed)
    return failed
  }

  /// Notes that the value of a color could not be read.
  package mutating func leaveUnread(_ slot: ColorSlot) { unread.insert(slot) }

  /// The rules of a theme with all its base themes.
  ///
  /// If its own file adds none, they are the parent's, with all data derived from them.
  private func rules(of layers: [Layer]) -> BoundRules {
    guard let parent, let own = layers.last else { return RuleBinder.bind(layers) }
    let leftOut = RuleBinder.leftOut(of: layers)
    return parent.heirRules.rules(of: own.allRules, leavingOut: leftOut) {
      if own.rules.isEmpty, own.sharedRules.isEmpty, own.defaultRules.isEmpty,
        leftOut == RuleBinder.leftOut(of: parent.layers)
      {
        return parent.rules
      }
      return RuleBinder.bind(layers, leavingOut: leftOut)
    }
  }
}
