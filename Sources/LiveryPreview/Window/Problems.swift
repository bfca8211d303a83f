import Adwaita
import ThemeFormats
import ThemeSession
import ThemeSource

/// What is wrong with the theme that was chosen, in the words of the problem bar.
struct Problems: Hashable {
  let kind: InfoBar.Kind
  let title: String

  /// A line for each, as `livery check` prints it; none where all is well.
  let lines: [String]

  init(kind: InfoBar.Kind, title: String, lines: [String]) {
    (self.kind, self.title, self.lines) = (kind, title, lines)
  }

  /// Collects what keeps a session's current file from being shown, or else what GTK's parser
  /// objects to in its stylesheet.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - findings: What GTK's parser says.
  ///   - userSheet: The path of a stylesheet of the user's own that holds beside the theme.
  init(of session: ThemeSession, findings: [CSSFinding], userSheet: String? = nil) {
    guard let entry = session.current, entry.isBroken else {
      if findings.isEmpty, let userSheet {
        kind = .information
        title = "Your own gtk.css is in effect, too"
        lines = ["What a theme leaves open looks as \(userSheet) says."]
        return
      }
      kind = .warning
      title = "GTK does not understand a part of this theme’s own CSS"
      lines = findings.map { "stylesheet:\($0.line + 1):\($0.byte + 1): \($0.message)" }
      return
    }
    kind = .error
    let file = entry.path.map(Self.name(ofFile:)) ?? entry.name
    title =
      entry.theme == nil
      ? "“\(file)” cannot be shown"
      : "“\(file)” has errors. This is how it looked before."
    lines =
      entry.problem.map { ["\($0)"] }
      ?? entry.diagnostics.filter { $0.severity == .error }.map(Self.line)
  }

  /// A finding without the folders of its file, for which the bar has no room.
  private static func line(of diagnostic: Diagnostic) -> String {
    let place = diagnostic.location
    return "\(name(ofFile: place.file)):\(place.start.line):\(place.start.column): "
      + diagnostic.message
  }

  private static func name(ofFile path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
