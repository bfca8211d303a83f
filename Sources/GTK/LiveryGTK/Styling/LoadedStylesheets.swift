import LiverySystem
package import ThemeSession

/// The stylesheets of a loaded theme.
package nonisolated struct LoadedStylesheets: Hashable, Codable, Sendable {
  package var colors = ""
  package var rules = ""

  /// The rules of single widgets.
  package var widgets = ""

  package init(colors: String = "", rules: String = "", widgets: String = "") {
    (self.colors, self.rules, self.widgets) = (colors, rules, widgets)
  }

  /// Creates the stylesheets of a loaded theme.
  package init(_ loadedTheme: LoadedTheme) {
    self.init(colors: loadedTheme.colors, rules: loadedTheme.rules, widgets: loadedTheme.widgets)
  }

  /// A short text that distinguishes these from others, the same in every process.
  package var fingerprint: String {
    var fingerprint = Fingerprint()
    for text in [colors, rules, widgets] {
      fingerprint.add(text.utf8)
      fingerprint.add([0])
    }
    return fingerprint.description
  }
}
