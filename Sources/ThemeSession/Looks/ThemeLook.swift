import ThemeCSS
public import ThemeColor
public import ThemeModel

/// A theme as it is shown: resolved, and as the stylesheets that GTK loads.
public struct ThemeLook: Sendable {
  public let theme: Theme

  /// The theme in the appearance that it is shown in, which it may force; its colors as they are,
  /// whatever eyes they are looked at with.
  public let resolved: ResolvedTheme

  /// The theme with its colors as they are painted, which differ where `vision` isn't full.
  public let painted: ResolvedTheme

  public let vision: Vision

  /// The named colors, which change with every color.
  public let colors: String

  /// The rules and the theme's own CSS, which change less often.
  public let rules: String

  /// What single widgets look like; empty most of the time.
  ///
  /// It wins over `rules` only in a provider of its own that is added behind theirs.
  public let widgets: String

  /// Resolves a theme for an appearance, or for the scheme that it forces.
  ///
  /// - Parameters:
  ///   - theme: The theme.
  ///   - appearance: The scheme and the traits asked for.
  ///   - vision: The eyes; unless they see all, every color is named, the toolkit's own too.
  ///   - overrides: The styles of single widgets.
  public init(
    _ theme: Theme, _ appearance: Appearance, vision: Vision = .full,
    overrides: WidgetOverrides = WidgetOverrides()
  ) {
    self.theme = theme
    self.vision = vision
    resolved = theme.resolved(appearance)
    painted = vision == .full ? resolved : resolved.mappingColors(vision.seen)
    let stylesheet = Stylesheet(painted, isComplete: vision != .full, showsSamples: true)
    colors = stylesheet.colors
    rules = stylesheet.rules
    widgets = overrides.stylesheet(in: painted, seen: vision)
  }

  /// Shows a theme as if it set some roles to other colors and nothing followed.
  ///
  /// Every color is named, so that the toolkit derives none from another.
  public init(_ theme: Theme, _ appearance: Appearance, setting colors: [ColorRole: Color]) {
    self.theme = theme
    vision = .full
    resolved = theme.resolved(appearance, setting: colors)
    painted = resolved
    let stylesheet = Stylesheet(resolved, isComplete: true, showsSamples: true)
    self.colors = stylesheet.colors
    rules = stylesheet.rules
    widgets = ""
  }

  /// The appearance that is shown.
  public var appearance: Appearance { resolved.appearance }
}
