import Adwaita
import ThemeFormats
import ThemeSession
import ThemeSource

/// The content of the problem bar.
struct Problems: Hashable {
  let kind: InfoBar.Kind
  let title: String

  /// A line for each problem, as `livery check` prints it.
  let lines: [String]

  init(kind: InfoBar.Kind, title: String, lines: [String]) {
    (self.kind, self.title, self.lines) = (kind, title, lines)
  }

  /// Collects the errors of a session's current file or, where it has none, those of GTK's parser in
  /// its stylesheet.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - findings: The findings of GTK's parser.
  ///   - userSheet: The path of the user's own stylesheet, which applies beside the theme.
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
      ?? entry.findings.filter { $0.severity == .error }.map(Self.line)
  }

  /// A finding with the name of its file; the bar has no room for the folders.
  private static func line(of finding: Finding) -> String {
    let location = finding.location
    return "\(name(ofFile: location.file)):\(location.start.line):\(location.start.column): "
      + finding.message
  }

  private static func name(ofFile path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
