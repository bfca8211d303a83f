/// A page of the gallery, in the order of the sidebar.
package nonisolated enum Page: String, CaseIterable, Codable, Sendable {
  case overview, controls, text, lists, navigation, feedback, surfaces, states
  case customViews = "custom-views"
  case apps

  /// The name in the sidebar.
  package var title: String {
    switch self {
    case .overview: "Overview"
    case .controls: "Controls"
    case .text: "Text"
    case .lists: "Lists"
    case .navigation: "Navigation"
    case .feedback: "Feedback"
    case .surfaces: "Surfaces"
    case .states: "States"
    case .customViews: "Custom Views"
    case .apps: "Apps"
    }
  }

  /// The file under `ui` that describes the page.
  package var file: String { "\(rawValue).ui" }

  /// The folder under `ui` of the sections that only a later libadwaita can show.
  var laterFolder: String { "later/\(rawValue)" }
}
