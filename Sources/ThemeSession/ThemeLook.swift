import ThemeCSS
public import ThemeModel

/// A theme as it is shown: resolved, and as the two stylesheets that GTK loads.
public struct ThemeLook: Sendable {
  public let theme: Theme

  /// The theme in the appearance that it is shown in, which it may force.
  public let resolved: ResolvedTheme

  /// The named colors, which change with every color.
  public let colors: String

  /// The rules and the theme's own CSS, which change less often.
  public let rules: String

  /// Resolves a theme for an appearance, or for the scheme that it forces.
  public init(_ theme: Theme, _ appearance: Appearance) {
    self.theme = theme
    resolved = theme.resolved(appearance)
    let stylesheet = Stylesheet(resolved)
    colors = stylesheet.colors
    rules = stylesheet.rules
  }

  /// The appearance that is shown.
  public var appearance: Appearance { resolved.appearance }
}
