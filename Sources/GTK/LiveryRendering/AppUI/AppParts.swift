/// The parts of an app that are shown without the app.
package nonisolated struct AppParts: Codable, Hashable, Sendable {
  /// UI files: paths of files, or paths in the resources.
  package var uiFiles: [String]

  /// Stylesheets, which are specified in the same way.
  package var stylesheets: [String]

  /// Files of GResource's.
  package var resources: [String]

  /// Whether there are stylesheets among them, or may be.
  var mayHaveStyles: Bool { !(stylesheets.isEmpty && resources.isEmpty) }

  package init(uiFiles: [String] = [], stylesheets: [String] = [], resources: [String] = []) {
    (self.uiFiles, self.stylesheets, self.resources) = (uiFiles, stylesheets, resources)
  }
}
