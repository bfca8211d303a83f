import ThemeColor
import ThemeModel
import ThemeSession

/// What a place in a window asks for: a theme, an appearance, an accent and a style for all widgets.
struct PlaceSettings: Hashable {
  /// The ID of the theme; `nil` for that of the display.
  var theme: String?

  var scheme: Appearance.Scheme

  /// The names of the traits beside the scheme.
  var traits: Set<String>

  /// The accent color that the desktop is taken to ask for; `nil` if that stays as it is.
  var accent: Color?

  /// What every widget has, whatever the theme says.
  var style = Style()
}

/// What a part of a window asks for, where that differs from what is around it.
struct PlaceChange {
  var theme: String?
  var traits: TraitOverride?
  var accent: Color?
  var style = Style()

  /// Whether the part is as what is around it.
  var isEmpty: Bool { theme == nil && traits == nil && accent == nil && style.isEmpty }

  /// The settings of the part in those around it.
  func applied(to outer: PlaceSettings) -> PlaceSettings {
    var settings = outer
    settings.theme = theme ?? outer.theme
    settings.accent = accent ?? outer.accent
    settings.style.merge(style)
    traits?.apply(to: &settings)
    return settings
  }
}
