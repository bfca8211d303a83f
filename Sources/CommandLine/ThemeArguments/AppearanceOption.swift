package import ArgumentParser
package import ThemeModel

/// The option that names an appearance of a theme.
package struct AppearanceOption: ParsableArguments {
  @Option(
    help: "Traits joined by '+', such as dark or light+high-contrast.", completion: .appearance)
  package var appearance: String?

  package init() {}

  /// The appearances that the option asks for: the one it names, or all of the theme's.
  package func appearances(of theme: Theme) throws -> [Appearance] {
    guard let appearance else { return theme.appearances }
    return [try Self.parse(appearance, for: theme)]
  }

  /// The appearance that the option asks for: the one it names, or the theme's first.
  package func single(of theme: Theme) throws -> Appearance {
    guard let appearance else { return theme.appearances[0] }
    return try Self.parse(appearance, for: theme)
  }

  /// Parses traits of a theme, joined by `+`.
  package static func parse(_ text: String, for theme: Theme) throws -> Appearance {
    var traits: TraitSet = []
    for name in text.split(separator: "+", omittingEmptySubsequences: false) {
      guard let trait = theme.traits.trait(named: name) else {
        throw ValidationError(
          "'\(theme.id)' knows no trait '\(name)'"
            + NameSuggestion.hint(for: String(name), among: theme.traits.names))
      }
      traits.formUnion(trait)
    }
    if traits.isSuperset(of: [.light, .dark]) {
      throw ValidationError("'light' and 'dark' never hold together")
    }
    let scheme: Appearance.Scheme =
      traits.contains(.dark) ? .dark : traits.contains(.light) ? .light : theme.schemes[0]
    guard theme.isMade(for: scheme) else {
      throw ValidationError(
        "'\(theme.id)' is made for \(theme.schemes[0].rawValue) only, not for \(scheme.rawValue)")
    }
    return Appearance(scheme, traits)
  }
}
