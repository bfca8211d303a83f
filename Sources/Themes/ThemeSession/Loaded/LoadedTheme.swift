public import GTKKnowledge
public import ThemeCSS
public import ThemeColor
import ThemeFormats
public import ThemeModel

/// A theme as it is shown: resolved, and as the stylesheets that GTK loads.
public struct LoadedTheme: Sendable {
  public let theme: Theme

  /// The theme in the appearance shown, which it may force, before color vision is simulated.
  public let resolved: ResolvedTheme

  /// The theme with the colors that are painted, as they appear with `vision`.
  public let painted: ResolvedTheme

  public let vision: Vision

  /// The release of GTK that provides the colors that the theme does not set.
  public let release: GTKRelease

  /// The roles that the stylesheets set, so that they have the theme's colors whatever GTK's own
  /// are.
  public let roles: [ColorRole]

  /// The named colors; this text changes with every color.
  public let colors: String

  /// The rules and the theme's own CSS, which change less often.
  public let rules: String

  /// The rules of single widgets; mostly empty.
  ///
  /// They win over `rules` only in a separate provider that is added later.
  public let widgets: String

  private let stylesheet: Stylesheet
  private let settings: Settings

  /// The settings of a loaded theme besides the theme and its appearance.
  private struct Settings {
    var dialect: GTKRelease
    var overrides = WidgetOverrides()
    var classes = ClassStyles()
    var showsSamples = true
  }

  /// Resolves a theme for an appearance, or for its only scheme, and writes its stylesheets for a
  /// GTK.
  ///
  /// - Parameters:
  ///   - theme: The theme, read for `release`.
  ///   - appearance: The appearance.
  ///   - release: The release that provides the colors that the theme does not set.
  ///   - dialect: The release of the GTK that reads the stylesheets; by default `release`. If the
  ///     two differ, or the vision is not full, every color is set, since that GTK has other ones.
  ///   - vision: The simulated color vision.
  ///   - overrides: The styles of single widgets.
  public init(
    _ theme: Theme, _ appearance: Appearance, for release: GTKRelease,
    in dialect: GTKRelease? = nil, vision: Vision = .full,
    overrides: WidgetOverrides = WidgetOverrides()
  ) {
    self.init(
      theme, appearance, for: release, in: dialect, vision: vision, overrides: overrides,
      classes: ClassStyles(), showsSamples: false)
  }

  /// Resolves a theme for an appearance, with styles of style classes after those of widgets, and
  /// optionally with the base theme's rules for the gallery's own views.
  package init(
    _ theme: Theme, _ appearance: Appearance, for release: GTKRelease,
    in dialect: GTKRelease? = nil, vision: Vision = .full,
    overrides: WidgetOverrides = WidgetOverrides(), classes: ClassStyles, showsSamples: Bool
  ) {
    self.init(
      theme, appearance, for: release, vision,
      Settings(
        dialect: dialect ?? release, overrides: overrides, classes: classes,
        showsSamples: showsSamples),
      isPart: false)
  }

  private init(
    _ theme: Theme, _ appearance: Appearance, for release: GTKRelease, _ vision: Vision,
    _ settings: Settings, isPart: Bool
  ) {
    (self.theme, self.release) = (theme, release)
    (self.vision, self.settings) = (vision, settings)
    resolved = theme.resolved(appearance)
    painted = vision.painted(resolved)
    let dialect = settings.dialect
    stylesheet = Stylesheet(
      painted, target: Target(dialect),
      isComplete: isPart || vision != .full || dialect != release,
      showsSamples: settings.showsSamples, showsPictures: true)
    roles = stylesheet.roles
    colors = isPart ? stylesheet.colorsOfPart : stylesheet.colors
    rules = stylesheet.rules
    widgets =
      settings.overrides.stylesheet(in: painted, seen: vision)
      + settings.classes.stylesheet(in: painted, seen: vision)
  }

  /// The style class of a part's outermost widget, which has the part's variables.
  package static var partClass: String { Stylesheet.partClass }

  /// The style class of a window whose own variables are those of its display, not of a part.
  package static var holderClass: String { Stylesheet.holderClass }

  /// The same theme, or another, in another appearance, for a part of a window, with the desktop's
  /// accent.
  ///
  /// Every color is set, since the toolkit's own colors are those of the surrounding appearance.
  package func part(
    of other: Theme? = nil, in appearance: Appearance, asking accent: Color? = nil
  ) -> LoadedTheme {
    let theme = other ?? theme
    return LoadedTheme(
      accent.map(theme.asking) ?? theme, appearance, for: release, vision, settings, isPart: true)
  }

  /// The stylesheet that gives every widget of a part a style, with the colors of the part.
  package func stylesheet(ofAll style: Style) -> String {
    var sheet = WidgetStylesheet()
    sheet.addToAll(style.declarations(in: painted, seen: vision))
    return sheet.text
  }

  /// Resolves a theme with other colors for some roles, which do not affect any other color.
  ///
  /// Every color is set, so that the toolkit derives none either.
  public init(
    _ theme: Theme, _ appearance: Appearance, for release: GTKRelease,
    setting colors: [ColorRole: Color]
  ) {
    (self.theme, self.release) = (theme, release)
    vision = .full
    settings = Settings(dialect: release)
    resolved = theme.resolved(appearance, setting: colors)
    painted = resolved
    stylesheet = Stylesheet(
      resolved, target: Target(release), isComplete: true, showsSamples: true,
      showsPictures: true)
    roles = stylesheet.roles
    self.colors = stylesheet.colors
    rules = stylesheet.rules
    widgets = ""
  }

  /// The mapping from `rules` back to the files of the theme.
  public var rulesMap: SourceMap { stylesheet.mappedRules(of: theme).map }

  /// The appearance that is shown.
  public var appearance: Appearance { resolved.appearance }
}
