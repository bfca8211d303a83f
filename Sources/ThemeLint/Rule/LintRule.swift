import ThemeSource

/// Something that `check` looks for in a theme that can be resolved.
protocol LintRule: Sendable {
  /// What `check --list-rules` says of it.
  var description: RuleDescription { get }

  /// Its findings, at locations in the theme's own file.
  func check(_ subject: LintSubject) -> [Finding]
}
