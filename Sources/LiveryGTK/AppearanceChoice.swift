package import Adwaita

/// The color scheme that a person asks for.
package nonisolated enum AppearanceChoice: String, CaseIterable, Sendable {
  /// What the desktop prefers.
  case system
  case light, dark

  /// The name on the segment.
  package var title: String {
    switch self {
    case .system: "System"
    case .light: "Light"
    case .dark: "Dark"
    }
  }

  /// The icon on the segment.
  package var icon: String {
    switch self {
    case .system: "livery-system-symbolic"
    case .light: "livery-light-symbolic"
    case .dark: "livery-dark-symbolic"
    }
  }

  package var colorScheme: StyleManager.ColorScheme {
    switch self {
    case .system: .system
    case .light: .light
    case .dark: .dark
    }
  }
}
