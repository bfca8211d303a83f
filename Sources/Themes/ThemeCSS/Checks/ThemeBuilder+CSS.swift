public import ThemeModel
import ThemeSource

extension ThemeBuilder {
  /// Checks the CSS that a theme file adds; what is wrong with it is an error.
  public mutating func checkExtraCSS() {
    guard let extraCSS else { return }
    let sheet = CSSStylesheet(extraCSS.source, findings: &findings)
    for finding in ExtraCSSFinding.all(in: sheet) {
      findings.append(
        Finding(
          .error, finding.rule, at: sheet.text.location(of: finding.range), finding.message))
    }
  }

  /// The theme, unless an error was found or its selectors are too large for a stylesheet.
  public mutating func buildForStylesheets() -> Theme? {
    build { theme in
      guard let selector = RuleBlocks.of(theme.ruleList).tooLarge else { return [] }
      let rule = theme.declaredRules.first { $0.selector == selector }
      let limit = RuleBlocks.sizeLimit / 1024 / 1024
      return [
        Finding(
          .error, .size, at: rule?.location ?? theme.source.location(of: 0..<0),
          "the selectors of all rules come to more than \(limit) MiB here; expected fewer rules, "
            + "or fewer components in them")
      ]
    }
  }
}
