import GTKKnowledge
import ThemeCSS
import ThemeFormats
import ThemeModel
import ThemeSource

/// A named color that a theme's own CSS sets anew and that the target does not look at.
///
/// Since libadwaita 1.6 widgets are painted with variables. `accent_color` and the four of its kind
/// are derived from their backgrounds and no longer read, and where the theme sets a role, the
/// variable that Livery writes for it comes before the name. A role under `[colors]` reaches both.
struct IgnoredOverrideRule: LintRule {
  let description = RuleDescription(
    "target/override", .warning,
    finds: "a '@define-color' in the theme's own CSS that the target does not look at",
    remedy: "set the role under [colors]")

  func check(_ subject: LintSubject) -> [Finding] {
    let releases = subject.target.all.filter { $0.has(.customProperties) }
    // Of a stylesheet reading says so.
    guard subject.format != .gtkCSS, let latest = releases.last,
      let judged = subject.judgedAppearances.first,
      let sheet = subject.css?.sheet, let css = subject.theme.extraCSS
    else { return [] }
    return sheet.statements.compactMap { statement in
      guard case .atRule(let rule) = statement, sheet.isWord(rule.name, "define-color"),
        let token = rule.prelude.first.map({ sheet.tokens[$0] }),
        let role = GTKColorNames.role(named: sheet.content(of: token)),
        !css.edits.contains(where: { $0.range.contains(token.range.lowerBound) })
      else { return nil }
      let isDerived = latest.knowledge.reading(of: role)?.derivedFrom != nil
      guard isDerived || judged.resolved.sets(role) else { return nil }
      return Finding(
        .warning, "target/override", at: sheet.location(of: token),
        "\(releases.names) \(releases.count == 1 ? "does" : "do") not look at "
          + "'\(role.namedColor)' here, "
          + (isDerived && !judged.resolved.sets(role)
            ? "since libadwaita 1.6 derives it from its background"
            : "since a variable that the theme sets comes first")
          + "; set '\(role.name)' under [colors]")
    }
  }
}
