public import ThemeColor
import ThemeSource

extension Theme {
  /// The theme in an appearance.
  ///
  /// A theme for one scheme always uses that scheme, and unknown traits have no effect.
  public func resolved(_ appearance: Appearance) -> ResolvedTheme {
    resolved(appearance, setting: [:])
  }

  /// The theme in an appearance, with some roles set to other colors that do not affect any other
  /// color.
  ///
  /// All other colors stay as they are; the rules for the changed roles are used.
  public func resolved(
    _ appearance: Appearance, setting colors: [ColorRole: Color]
  ) -> ResolvedTheme {
    var resolver = Resolver(self, in: forced(appearance))
    guard let resolved = resolver.resolve(setting: colors) else {
      preconditionFailure("a theme is only made when each of its appearances resolves")
    }
    return resolved
  }

  /// The appearance, with the scheme changed to the theme's only one if there is one.
  package func forced(_ appearance: Appearance) -> Appearance {
    isMade(for: appearance.scheme) ? appearance : Appearance(schemes[0], appearance.traits)
  }

  /// The appearances of the theme: each of its schemes, with each combination of the traits that
  /// change something in the theme or its base themes, except the common base.
  public var appearances: [Appearance] {
    let options = usedTraits.subtracting(.schemes).indices
    return (0..<(1 << options.count)).flatMap { combination in
      let traits = options.indices.reduce(into: TraitSet()) { traits, index in
        if combination & (1 << index) != 0 { traits.insert(TraitSet(index: options[index])) }
      }
      return schemes.map { Appearance($0, traits) }
    }
  }

  /// The traits of any value of the theme or its base themes, except the common base.
  package var usedTraits: TraitSet {
    layers.dropFirst().reduce(into: TraitSet()) { used, layer in
      for value in layer.colorValues { used.formUnion(value.traits) }
      for value in layer.styleValues { used.formUnion(value.traits) }
      for value in layer.pictureValues { used.formUnion(value.traits) }
    }
  }

  public func isMade(for scheme: Appearance.Scheme) -> Bool { schemes.contains(scheme) }

  /// A text style, with the theme's values before those of its base themes.
  public func font(_ name: FontName) -> Font {
    layers.reduce(Font()) { font, layer in layer.fonts[name]?.filled(from: font) ?? font }
  }

  /// Finds errors that prevent resolving the theme in any appearance, within a budget, and keeps
  /// the resolved colors without traits.
  ///
  /// The base's values for more traits use the same roles, so they add nothing.
  mutating func check(within budget: ReadingBudget) -> [Finding] {
    var failed: Set<ColorSlot> = []
    return check(within: budget, failing: &failed)
  }

  /// Finds these errors, and returns the colors without a value in some appearance.
  mutating func check(
    within budget: ReadingBudget, failing failed: inout Set<ColorSlot>
  ) -> [Finding] {
    var found: [Finding] = []
    var seen: Set<Finding> = []
    for appearance in appearances where !budget.isSpent {
      var resolver = Resolver(self, in: appearance, within: budget)
      let colors = resolver.check()
      if let colors, appearance.traits.isSubset(of: .schemes) { settled.append(colors) }
      if !resolver.findings.isEmpty {
        failed.formUnion(
          resolver.progress.indices.filter { resolver.progress[$0] == .failed }.map(ColorSlot.init))
      }
      found += resolver.findings.filter { seen.insert($0).inserted }
    }
    return found
  }
}
