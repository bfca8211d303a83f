/// A page of the gallery, in the order of the sidebar.
public nonisolated enum Page: String, CaseIterable, Sendable {
  case overview, controls, text

  /// The name in the sidebar.
  var title: String {
    switch self {
    case .overview: "Overview"
    case .controls: "Controls"
    case .text: "Text"
    }
  }

  /// The file under `ui` that describes the page.
  var file: String { "\(rawValue).ui" }
}
