package import ThemeCSS
package import ThemeFormats
package import ThemeModel

/// A request to show an app in a theme.
package nonisolated struct AppRequest: Sendable {
  /// The theme's file or its ID, as typed, and its format if the user named it.
  let argument: String
  let format: ThemeFormat?

  let library: ThemeLibrary
  let target: Target

  /// Chooses the variant of a theme; throws if the theme does not have it.
  let choose: @Sendable (Theme) throws -> AppVariant

  /// The app's command line.
  let words: [String]

  /// The command line that starts a worker which tries stylesheets.
  let crashTest: [String]

  package init(
    _ argument: String, as format: ThemeFormat?, from library: ThemeLibrary, target: Target,
    app words: [String], crashTest: [String],
    choose: @escaping @Sendable (Theme) throws -> AppVariant
  ) {
    (self.argument, self.format, self.library) = (argument, format, library)
    (self.target, self.words, self.crashTest) = (target, words, crashTest)
    self.choose = choose
  }

  var name: String { words.first ?? "" }

  /// A theme that was read, in the requested variant.
  func tried(_ theme: Theme) throws -> TriedTheme {
    TriedTheme(theme: theme, appVariant: try choose(theme), target: target)
  }
}
