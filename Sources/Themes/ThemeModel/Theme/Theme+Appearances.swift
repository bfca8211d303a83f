/// A text does not name an appearance of a theme.
public struct AppearanceError: Error, Hashable, CustomStringConvertible {
  public let description: String
}

extension Theme {
  /// The appearance with some traits.
  ///
  /// - Parameter text: The names of traits, joined by `+`, such as `dark+high-contrast`. Without
  ///   `light` and `dark` the theme's first scheme is used.
  /// - Returns: The appearance.
  /// - Throws: An error if a trait is unknown, or if the theme has no such scheme.
  public func appearance(parsing text: String) throws(AppearanceError) -> Appearance {
    var traits: TraitSet = []
    for name in text.split(separator: "+", omittingEmptySubsequences: false) {
      guard let trait = self.traits.trait(named: name) else {
        throw AppearanceError(
          description: "'\(id)' knows no trait '\(name)'"
            + NameSuggestion.hint(for: String(name), among: self.traits.names))
      }
      traits.formUnion(trait)
    }
    if traits.isSuperset(of: [.light, .dark]) {
      throw AppearanceError(description: "'light' and 'dark' never apply together")
    }
    let scheme: Appearance.Scheme =
      traits.contains(.dark) ? .dark : traits.contains(.light) ? .light : schemes[0]
    guard isMade(for: scheme) else {
      throw AppearanceError(
        description: "'\(id)' is made for \(schemes[0].rawValue) only, not for \(scheme.rawValue)")
    }
    return Appearance(scheme, traits)
  }
}
