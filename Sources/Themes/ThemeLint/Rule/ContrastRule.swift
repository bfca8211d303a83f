import GTKKnowledge
import ThemeModel
import ThemeSource

/// A rule that requires contrast between pairs of colors.
protocol ContrastRule: LintRule {
  /// The pairs that it checks in an appearance of a theme.
  func pairs(in judged: JudgedAppearance, of theme: Theme) -> [ContrastPair]
}

extension ContrastRule {
  func check(_ subject: LintSubject) -> [Finding] { findings(of: subject) }

  /// The faint pairs of the rule.
  func findings(of subject: LintSubject) -> [Finding] {
    subject.contrastFaults.filter { $0.rule == description.id }
      .map { ContrastFinding($0, in: subject).finding }
  }
}

/// The opacities with which libadwaita 1.2 to 1.10 dims colors; the second value is for high
/// contrast.
package enum Thinning {
  /// `.dim-label` and its kin: `$dim_label_opacity`.
  package static func dimmed(_ isHighContrast: Bool) -> Double { isHighContrast ? 0.9 : 0.55 }

  /// The background of destructive buttons in their text's color, since libadwaita 1.6.
  package static let destructiveButton = StockTint.destructiveShare

  /// Insensitive widgets: `$disabled_opacity`.
  static func disabled(_ isHighContrast: Bool) -> Double { isHighContrast ? 0.4 : 0.5 }

  /// The focus ring, of the accent: `$focus_border_opacity`.
  static func focusRing(_ isHighContrast: Bool) -> Double { isHighContrast ? 0.8 : 0.5 }
}
