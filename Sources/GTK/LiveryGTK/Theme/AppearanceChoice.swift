package import LiveryAdwaita
package import ThemeModel

/// The color scheme that the user chooses.
public nonisolated enum AppearanceChoice: String, CaseIterable, Codable, Sendable {
  /// The desktop's preference.
  case system
  case light, dark

  /// The name on the segment.
  package var title: String {
    switch self {
    case .system: translated("System")
    case .light: translated("Light")
    case .dark: translated("Dark")
    }
  }

  /// The icon on the segment.
  package var icon: String { "livery-\(rawValue)-symbolic" }

  package init(_ scheme: Appearance.Scheme) {
    self = scheme == .dark ? .dark : .light
  }

  /// The choice for which a theme has no colors, if it is made for one scheme only.
  package static func missing(in theme: Theme) -> AppearanceChoice? {
    theme.forcedScheme.map { $0 == .dark ? .light : .dark }
  }

  package var colorScheme: StyleManager.ColorScheme {
    switch self {
    case .system: .system
    case .light: .light
    case .dark: .dark
    }
  }
}
