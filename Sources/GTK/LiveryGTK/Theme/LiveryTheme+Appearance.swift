import LiveryAdwaita
import ThemeFormats
package import ThemeModel
import ThemeSession

extension LiveryTheme {
  /// Chooses light, dark, or the desktop's preference.
  public func choose(_ choice: AppearanceChoice) {
    self.choice = choice
    changed()
  }

  /// The choice that swaps light and dark: the opposite of the last choice, which may not be shown
  /// yet; `nil` if the theme is made for one scheme only.
  package var oppositeChoice: AppearanceChoice? {
    guard forcedScheme == nil else { return nil }
    switch choice {
    case .light: return .dark
    case .dark: return .light
    case .system:
      // The style manager still has the scheme that a theme forced.
      if isDue { sync() }
      return manager.isDark ? .light : .dark
    }
  }

  /// Turns a trait on or off by its name; a theme without it ignores it.
  public func setTrait(_ name: String, isOn: Bool) {
    setTraits(isOn ? traits.union([name]) : traits.subtracting([name]))
  }

  /// Sets the names of the requested traits.
  package func setTraits(_ names: Set<String>) {
    guard names != traits else { return }
    traits = names
    changed()
  }

  /// Whether the desktop requests high contrast, which cannot be turned off then.
  package var desktopHasHighContrast: Bool { manager.isHighContrast }

  /// The scheme of the current theme, if it is made for only one.
  package var forcedScheme: Appearance.Scheme? {
    theme.forcedScheme
  }

  /// The choice for which the current theme has no colors, if it is made for one scheme only.
  package var missingChoice: AppearanceChoice? { .missing(in: theme) }

  public var isDark: Bool { session.loadedTheme.appearance.scheme == .dark }

  /// The requested traits that a theme has.
  package func wantedOptions(of theme: Theme) -> TraitSet {
    var options = theme.traits.traits(named: traits)
    if manager.isHighContrast { options.formUnion(.highContrast) }
    return options
  }
}
