package import LiveryAdwaita
package import ThemeModel

/// The color scheme that a person asks for.
public nonisolated enum AppearanceChoice: String, CaseIterable, Codable, Sendable {
  /// What the desktop prefers.
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

  /// The choice that a theme has no colors for, where it is made for one scheme alone.
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
