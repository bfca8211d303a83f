import LiveryAdwaita

/// A page of the gallery, in the order of the sidebar.
package nonisolated enum Page: String, CaseIterable, Codable, Sendable {
  case overview, controls, text, lists, navigation, feedback, surfaces, states
  case customViews = "custom-views"
  case apps

  /// The name in the sidebar.
  package var title: String {
    switch self {
    case .overview: translated("Overview")
    case .controls: translated("Controls")
    case .text: translated("Text")
    case .lists: translated("Lists")
    case .navigation: translated("Navigation")
    case .feedback: translated("Feedback")
    case .surfaces: translated("Surfaces")
    case .states: translated("States")
    case .customViews: translated("Custom Views")
    case .apps: translated("Apps")
    }
  }

  /// The file under `ui` that describes the page.
  package var file: String { "\(rawValue).ui" }

  /// The folder under `ui` of the sections that only a later libadwaita can show.
  var laterFolder: String { "later/\(rawValue)" }
}
