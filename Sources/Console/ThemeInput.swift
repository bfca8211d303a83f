public import ArgumentParser
public import ThemeFormats
public import ThemeModel
import ThemeSource

/// The option that says what an input is instead of having it recognized.
public struct InputOptions: ParsableArguments {
  @Option(
    help: """
      What the input is, instead of recognizing it: \
      \(ThemeFormat.allCases.map(\.rawValue).joined(separator: ", ")).
      """)
  public var from: ThemeFormat?

  public init() {}

  /// The library of the user who runs the program.
  public static var library: ThemeLibrary {
    ThemeLibrary(environment: Environment.variables)
  }

  /// Reads a theme for a command that cannot go on without it: errors are printed and end it.
  public func theme(_ argument: String) throws -> Theme {
    do throws(ThemeFileError) {
      let reading = try InputOptions.library.read(argument, as: from)
      if let theme = reading.theme { return theme }
      try? Findings(stream: .error).write(reading.diagnostics, of: reading.text)
    } catch {
      Terminal.complain("\(error)")
      throw error.status
    }
    throw Status.findings
  }
}

extension ThemeFormat: ExpressibleByArgument {}

/// The appearance that a command was asked for.
public struct AppearanceOption: ParsableArguments {
  @Option(help: "Traits joined by '+', such as dark or light+high-contrast.")
  public var appearance: String?

  public init() {}

  /// The appearances of a theme that are asked for: the one named, or all.
  public func appearances(of theme: Theme) throws -> [Appearance] {
    guard let appearance else { return theme.appearances }
    return [try Self.parse(appearance, for: theme)]
  }

  /// The one appearance that is asked for: the one named, or the theme's first.
  public func single(of theme: Theme) throws -> Appearance {
    guard let appearance else { return theme.appearances[0] }
    return try Self.parse(appearance, for: theme)
  }

  /// Reads traits joined by `+`, as a theme knows them.
  public static func parse(_ text: String, for theme: Theme) throws -> Appearance {
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
