import ThemeModel
import ThemeSource

/// Something that `check` looks for in a theme that can be resolved.
protocol LintRule: Sendable {
  /// The rule's name, as findings print it.
  var id: RuleID { get }

  /// What the rule finds in the theme's own file.
  func check(_ theme: Theme) -> [Diagnostic]
}
