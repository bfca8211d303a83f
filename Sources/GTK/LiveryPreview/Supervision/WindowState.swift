import LiveryGTK
import ThemeSession

/// The state of a window around its session.
nonisolated struct WindowState: Hashable, Codable, Sendable {
  /// The size when the window is not maximized; `nil` before it has one.
  var size: WindowSize?
  var isMaximized = false
  var isInspectorShown = false

  /// The width of the inspector in px; `nil` if it was not recorded.
  var inspectorWidth: Int?
  var appearance = AppearanceChoice.system

  /// The names of the requested traits, sorted.
  var traits: [String] = []

  var vision = Vision.full.name

  /// The path of the user's own UI file.
  var ui: String?
}
