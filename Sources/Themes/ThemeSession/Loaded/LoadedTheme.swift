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

  /// The release of GTK whose colors the theme stands on where it sets none of its own.
  public let release: GTKRelease

  /// The roles that the stylesheets name, so that they are the theme's whatever GTK does.
  public let roles: [ColorRole]

  /// The named colors, which change with every color.
  public let colors: String

  /// The rules and the theme's own CSS, which change less often.
  public let rules: String

  /// The rules of single widgets; mostly empty.
  ///
  /// They win over `rules` only in a separate provider that is added later.
  public let widgets: String

  private let stylesheet: Stylesheet
  private let settings: Settings

  /// What a look is made with beside a theme and its appearance.
  private struct Settings {
    var dialect: GTKRelease
    var overrides = WidgetOverrides()
    var classes = ClassStyles()
    var showsSamples = true
  }

  /// Resolves a theme for an appearance, or for the scheme that it forces, and writes it for a GTK.
  ///
  /// - Parameters:
  ///   - theme: The theme, read for `release`.
  ///   - appearance: The appearance.
  ///   - release: The release whose colors the theme stands on.
  ///   - dialect: The release of the GTK that reads the stylesheets; `release` if left out. Where the
  ///     two differ, or the vision is not full, every color is named, since that GTK's own are others.
  ///   - vision: The color vision that it is painted for.
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

  /// Resolves a theme for an appearance, with the styles of style classes after those of widgets, and
  /// maybe with the base theme's rules for the gallery's own views.
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

  /// The style class of the outermost widget of a part, at which its variables stand.
  package static var partClass: String { Stylesheet.partClass }

  /// The style class of a window whose own variables are those of its display, not of a part.
  package static var holderClass: String { Stylesheet.holderClass }

  /// The same theme, or another, in another appearance, for a part of a window, with the desktop's
  /// accent.
  ///
  /// Every color is named, since the toolkit's own are those of the appearance around it.
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

  /// Resolves a theme with other colors for some roles, from which no other color is derived.
  ///
  /// Every color is named, so that the toolkit derives none either.
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

  /// The way back from `rules` to the files of the theme.
  public var rulesMap: SourceMap { stylesheet.mappedRules(of: theme).map }

  /// The appearance that is shown.
  public var appearance: Appearance { resolved.appearance }
}
