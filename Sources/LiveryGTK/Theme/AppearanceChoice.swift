package import LiveryAdwaita

/// The color scheme that a person asks for.
public nonisolated enum AppearanceChoice: String, CaseIterable, Sendable {
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

  package var colorScheme: StyleManager.ColorScheme {
    switch self {
    case .system: .system
    case .light: .light
    case .dark: .dark
    }
  }
}
