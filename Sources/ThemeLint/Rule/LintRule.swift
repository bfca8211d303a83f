import ThemeSource

/// Something that `check` looks for in a theme that can be resolved.
protocol LintRule: Sendable {
  /// The rules that it reports, one for most.
  var descriptions: [RuleDescription] { get }

  /// Its findings, at locations in the theme's own file.
  func check(_ subject: LintSubject) -> [Finding]
}
