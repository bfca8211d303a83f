import ThemeColor
import ThemeModel
import ThemeSession

/// The settings of a place in a window: a theme, an appearance, an accent and a style for all
/// widgets.
struct PlaceSettings: Hashable {
  /// The ID of the theme; `nil` for that of the display.
  var theme: String?

  var scheme: Appearance.Scheme

  /// The names of the traits, without the scheme.
  var traits: Set<String>

  /// The accent color to use instead of the desktop's; `nil` to keep the desktop's.
  var accent: Color?

  /// The style of every widget, with priority over the theme.
  var style = Style()
}

/// The settings of a part of a window that differ from those around it.
struct PlaceChange {
  var theme: String?
  var traits: TraitOverride?
  var accent: Color?
  var style = Style()

  /// Whether the part has no settings of its own.
  var isEmpty: Bool { theme == nil && traits == nil && accent == nil && style.isEmpty }

  /// The settings of the part, applied to those around it.
  func applied(to outer: PlaceSettings) -> PlaceSettings {
    var settings = outer
    settings.theme = theme ?? outer.theme
    settings.accent = accent ?? outer.accent
    settings.style.merge(style)
    traits?.apply(to: &settings)
    return settings
  }
}
