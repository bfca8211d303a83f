public import ThemeFormats
import ThemeModel
public import ThemeSource

/// Judges a theme: what reading found, then each rule's findings.
public enum Linter {
  /// Every finding of a file, by place; the rules run where the file is a theme.
  public static func check(_ reading: ThemeReading) -> [Diagnostic] {
    guard let theme = reading.theme else { return reading.diagnostics }
    var diagnostics = reading.diagnostics
    for rule in rules { diagnostics += rule.check(theme) }
    return diagnostics.filter { !theme.allowed.contains($0.rule) }.sortedByPlace()
  }

  /// Every rule, in the order in which their findings stand at one place.
  static let rules: [any LintRule] = [UnusedPaletteRule()]
}
