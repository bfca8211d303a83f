import ThemeCSS
import ThemeModel
import ThemeSource

/// A rule on a component that the target's libadwaita lacks, so that nothing matches.
struct LaterComponentRule: LintRule {
  let description = RuleDescription(
    "style/component", .note,
    finds: "a rule on a component that the target's libadwaita does not have",
    remedy: "none is needed where the theme is meant for later versions; else delete the rule")

  func check(_ subject: LintSubject) -> [Finding] {
    guard !subject.isBase else { return [] }
    return subject.declaredRules.compactMap { rule in
      let later = rule.selector.steps.map(\.component).first { component in
        component.since > subject.target.adwaita
      }
      guard let later, let releases = subject.target.names(before: later.since) else { return nil }
      return Finding(
        .note, "style/component", at: rule.location,
        "'\(later.name)' matches nothing on \(releases); libadwaita \(later.since) is the first to "
          + "have it")
    }
  }
}
