import ThemeSource

/// A check of `check` for a theme that can be resolved.
protocol LintRule: Sendable {
  /// Its description in `check --list-rules`.
  var description: RuleDescription { get }

  /// Its findings, at locations in the theme's own file.
  func check(_ subject: LintSubject) -> [Finding]
}

/// A rule that judges the colors of a theme, including those that libadwaita adds.
protocol AppearanceRule: LintRule {
  /// Its findings in each appearance on each group of releases.
  func findings(_ subject: LintSubject) -> [AppearanceFinding]
}

extension AppearanceRule {
  func check(_ subject: LintSubject) -> [Finding] { mergedFindings(subject) }

  /// Its findings, with equal ones of several appearances merged.
  func mergedFindings(_ subject: LintSubject) -> [Finding] {
    let placed = findings(subject).map { $0.placed(in: subject.theme) }
    return AppearanceFinding.merged(placed, on: subject.target).findings
  }
}
