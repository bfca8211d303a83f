/// One of the stylesheets that libadwaita loads for an app from its resources (AdwApplication,
/// "Automatic resources").
package enum AppStylesheet: String, CaseIterable, Sendable {
  case dark = "style-dark.css"
  case highContrast = "style-hc.css"
  case darkHighContrast = "style-hc-dark.css"

  /// The stylesheet for all appearances, which is loaded before the others.
  package static let common = "style.css"

  /// The condition of `@media` for the appearances in which libadwaita loads it.
  package var condition: String {
    switch self {
    case .dark: "(prefers-color-scheme: dark)"
    case .highContrast: "(prefers-contrast: more)"
    case .darkHighContrast: "(prefers-color-scheme: dark) and (prefers-contrast: more)"
    }
  }
}
