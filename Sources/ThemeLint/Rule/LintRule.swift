import ThemeSource

/// Something that `check` looks for in a theme that can be resolved.
protocol LintRule: Sendable {
  /// The rules under whose names it speaks, one for most.
  var descriptions: [RuleDescription] { get }

  /// What it finds, at places in the theme's own file.
  func check(_ subject: LintSubject) -> [Diagnostic]
}
