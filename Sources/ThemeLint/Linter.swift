public import ThemeCSS
public import ThemeFormats
import ThemeModel
public import ThemeSource

/// Checks a theme: the findings of reading it, then those of each rule.
public enum Linter {
  /// Every finding of a file, by location; the rules run where the file is a theme.
  ///
  /// Those that the theme allows are left out. The target says which releases of GTK are to read
  /// the theme; what does not hold on all of them names those on which it does.
  public static func check(_ reading: ThemeReading, target: Target = .all4) -> [Finding] {
    let css = CSSAudit(reading)
    guard let theme = reading.theme else {
      // What GTK says of a stylesheet does not depend on what else is wrong with it.
      let refused = css.map { ParserRule.findings($0, target: target) } ?? []
      return reading.findings(beside: refused, css).sortedByLocation()
    }
    var found: [Finding] = []
    let groups = StockGroup.all(of: theme, on: target, findings: &found)
    let subjects = groups.map { group in
      LintSubject(
        group.theme, format: reading.format, css: css, target: target,
        release: group.releases[0], contrastRules: RuleCatalog.contrastRules)
    }
    if let first = subjects.first {
      found += RuleCatalog.rules.flatMap { rule in
        guard let rule = rule as? any LookRule else { return rule.check(first) }
        let judged = zip(groups, subjects).map { ($0.releases, rule.findings($1)) }
        return LookFinding.merged(judged).findings
      }
    }
    return Allowances(reading, among: RuleCatalog.all.map(\.id))
      .filter(reading.findings(beside: found, css)).sortedByLocation()
  }
}

extension ThemeReading {
  /// The findings of reading and those of rules: without unclosed CSS where GTK's parser refuses
  /// the same location, and without refusals of GTK's parser that it does not confirm.
  fileprivate func findings(beside found: [Finding], _ css: CSSAudit?) -> [Finding] {
    let refused = Set(found.filter { $0.rule == .cssParse }.map(\.location.range.lowerBound))
    let kept = findings.filter { finding in
      finding.rule == CSSStylesheet.syntaxRule
        ? !refused.contains(finding.location.range.lowerBound)
        : css?.unconfirmed.contains(finding) != true
    }
    // A file that is no theme has to say why.
    let isExplained = theme != nil || (kept + found).contains { $0.severity == .error }
    return (isExplained ? kept : findings) + found
  }
}
