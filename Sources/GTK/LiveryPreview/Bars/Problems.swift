import LiveryAdwaita
import LiverySystem
import ThemeFormats
import ThemeModel
import ThemeSession
import ThemeSource

/// The content of the problem bar.
struct Problems: Hashable {
  let kind: Finding.Severity
  let title: String

  /// A line for each problem, as `livery check` prints it.
  let lines: [String]

  /// Whether they are in a file of the theme, which can be opened.
  var hasFile = false

  /// Whether the file of a theme that is shown was deleted or renamed.
  var lacksFile = false

  /// Whether the file of a theme that is shown cannot be read, such as a folder of its name.
  var hasUnreadableFile = false

  /// Whether another program changed the file, and what to keep is not decided yet.
  var isConflict = false

  /// Whether it is a file of design tokens of which none is named for a role.
  var lacksRoles = false
}

extension Problems {
  /// Collects the errors of a session's current file, or if there are none, the `findings` of GTK's
  /// parser in its stylesheet.
  ///
  /// `userSheet` is the path of the user's own stylesheet, and `installed` the name of the theme if
  /// that stylesheet only imports it.
  init(
    of session: ThemeSession, findings: [CSSFinding], userSheet: String? = nil,
    installed: String? = nil
  ) {
    if let entry = session.current, entry.conflict != nil, !entry.isBroken {
      kind = .warning
      isConflict = true
      title = translated("Two Versions")
      lines = [
        translated(
          "“\(entry.path.map(RegularFile.name) ?? entry.name)” and your changes set the same values. Saving asks what to keep."
        )
      ]
      return
    }
    guard let entry = session.current, entry.isBroken else {
      if findings.isEmpty, session.current?.lacksRoles ?? false {
        kind = .note
        lacksRoles = true
        title = translated("No token is named for a role")
        lines = [
          translated("The pages look as they do without the theme. Choose a token for each color.")
        ]
        return
      }
      if findings.isEmpty, let userSheet {
        kind = .note
        if let installed {
          title = translated("The installed theme “\(installed)” is in effect, too")
          lines = [translated("Values that a theme does not set are from that one.")]
          return
        }
        title = translated("Your own gtk.css is in effect, too")
        lines = [translated("Values that a theme does not set are from \(userSheet).")]
        return
      }
      kind = .warning
      title = translated("GTK does not understand a part of this theme’s own CSS")
      lines = findings.map { "stylesheet:\($0.line + 1):\($0.byte + 1): \($0.message)" }
      return
    }
    kind = .error
    hasFile = entry.path != nil && entry.problem == nil
    let file = entry.path.map(RegularFile.name) ?? entry.name
    if case .unreadable(let error)? = entry.problem, entry.theme != nil, let path = entry.path {
      lacksFile = !RegularFile.exists(path)
      hasUnreadableFile = !lacksFile
      title =
        lacksFile
        ? translated("“\(file)” was deleted or renamed") : translated("“\(file)” cannot be read")
      lines = [
        lacksFile
          ? translated("The theme is still open. Save it to write the file again.")
          : translated("The theme is still open. Save it as another file to keep it."),
        "\(error)",
      ]
      return
    }
    title =
      entry.theme == nil
      ? translated("“\(file)” cannot be shown")
      : translated("“\(file)” has errors. This is how it looked before.")
    lines =
      entry.problem.map { ["\($0)"] }
      ?? entry.findings.filter { $0.severity == .error }
      .map { "\($0.location.shortDescription): \($0.message)" }
  }
}

extension ThemeEntry {
  /// Whether it is a file of design tokens of which none is named for a role.
  fileprivate var lacksRoles: Bool {
    format == .dtcg && findings.contains { $0.rule == .role && $0.severity == .note }
      && !(theme?.namedColors.isEmpty ?? true)
  }
}

extension SourceLocation {
  /// The location without the folders of its file.
  var shortDescription: String { "\(RegularFile.name(of: file)):\(start.line):\(start.column)" }
}
