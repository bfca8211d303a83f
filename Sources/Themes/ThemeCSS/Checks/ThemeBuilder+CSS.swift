public import ThemeModel
public import ThemeSource

extension ThemeBuilder {
  /// Checks the CSS that a theme file adds, and leaves out declarations that a release does not
  /// survive; the returned errors do not prevent the theme.
  public mutating func checkExtraCSS(on target: Target) -> [Finding] {
    guard let extraCSS else { return [] }
    let sheet = CSSStylesheet(extraCSS.source, findings: &findings)
    var deadly: [Finding] = []
    var removed: [Range<Int>] = []
    for finding in ExtraCSSFinding.all(in: sheet) where finding.applies(to: target) {
      let error = Finding(
        .error, finding.rule, at: sheet.text.location(of: finding.range),
        finding.message(for: target))
      guard finding.rule == .magnitude,
        let part = sheet.declaration(at: finding.range.lowerBound)
      else {
        findings.append(error)
        continue
      }
      deadly.append(error)
      removed.append(part.tokens)
    }
    if !removed.isEmpty {
      setExtraCSS(ExtraCSS(extraCSS.source, applying: sheet.edits(removing: removed.outermost)))
    }
    return deadly
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
          "the selectors of all rules have more than \(limit) MiB here; expected fewer rules, "
            + "or fewer components in them")
      ]
    }
  }
}
