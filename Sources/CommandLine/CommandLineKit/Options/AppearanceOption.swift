package import ArgumentParser
package import ThemeModel

/// The option that names an appearance of a theme.
package struct AppearanceOption: ParsableArguments {
  @Option(
    help: "Traits joined by '+', such as dark or light+high-contrast.", completion: .appearance)
  package var appearance: String?

  package init() {}

  /// The appearances that the option names, or all appearances of the theme.
  package func appearances(of theme: Theme) throws -> [Appearance] {
    guard let appearance else { return theme.appearances }
    return [try Self.parse(appearance, for: theme)]
  }

  /// The appearance that the option names, or the first one of the theme.
  package func single(of theme: Theme) throws -> Appearance {
    guard let appearance else { return theme.appearances[0] }
    return try Self.parse(appearance, for: theme)
  }

  /// Parses traits of a theme, joined by `+`; an unknown one is a mistake in the command line.
  package static func parse(_ text: String, for theme: Theme) throws -> Appearance {
    do throws(AppearanceError) {
      return try theme.appearance(parsing: text)
    } catch {
      throw ValidationError("\(error)")
    }
  }
}
