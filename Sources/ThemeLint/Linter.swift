public import ThemeCSS
public import ThemeFormats
import ThemeModel
public import ThemeSource

/// Judges a theme: what reading found, then each rule's findings.
public enum Linter {
  /// Every finding of a file, by place; the rules run where the file is a theme.
  ///
  /// - Parameters:
  ///   - reading: The file.
  ///   - target: The GTK that is to read the theme.
  /// - Returns: The findings, without those that the theme allows.
  public static func check(_ reading: ThemeReading, target: Target = .gtk4_8) -> [Diagnostic] {
    let css = CSSAudit(reading)
    guard let theme = reading.theme else {
      // What GTK says of a stylesheet does not depend on what else is wrong with it.
      return (reading.diagnostics + (css.map { ParserRule.findings($0, target: target) } ?? []))
        .sortedByPlace()
    }
    let subject = LintSubject(theme, format: reading.format, css: css, target: target)
    let found = reading.diagnostics + rules.flatMap { $0.check(subject) }
    return Allowances(reading).filter(found).sortedByPlace()
  }

  /// Every rule, in the order in which their findings stand at one place.
  static let rules: [any LintRule] =
    ContrastAudit.rules + [
      ColorVisionRule(), OpaqueShadeRule(), OutlineRule(), LaterRoleRule(), IgnoredOverrideRule(),
      LaterComponentRule(),
      BeatenRule(), UnusedPaletteRule(), NeverHoldsRule(), GamutRule(),
    ] + CSSAudit.rules
}
