import ThemeModel
import ThemeSource

/// A declaration that another of the same file always beats.
///
/// One selector can be spelled in several ways, `button:hover:focus` and `button:focus:hover`; TOML
/// does not see that they are one, and the later of the two wins. And `font` sets size, weight and
/// the rest anew, so what stands before it in a rule is lost.
struct BeatenRule: LintRule {
  let description = RuleDescription(
    "style/beaten", .warning, finds: "a declaration that another of the file always beats",
    remedy: "delete the one that loses, or join the two rules")

  func check(_ subject: LintSubject) -> [Finding] {
    let rules = subject.theme.declaredRules
    let indicesBySelector = Dictionary(grouping: rules.indices) { rules[$0].selector }
    return rules.indices.flatMap { index in
      rules[index].declarations.indices.compactMap { position in
        let declaration = rules[index].declarations[position]
        let rivals = (indicesBySelector[rules[index].selector] ?? []).lazy.filter { $0 > index }
          .flatMap { rules[$0].declarations }.filter { $0.property == declaration.property }
        let fonts = rules[index].declarations[(position + 1)...].lazy.filter { later in
          later.property == .font && declaration.isSet(byFont: later, of: subject)
        }
        let winner =
          rivals.first { $0.alwaysApplies(in: subject.looks) }
          ?? fonts.first { $0.alwaysApplies(in: subject.looks) }
        guard let winner else { return nil }
        return Finding(
          .warning, "style/beaten", at: declaration.location,
          "'\(declaration.property.name)' is always beaten by the "
            + "'\(winner.property.name)' on line \(winner.location.start.line)")
      }
    }
  }
}

extension Theme.DeclaredProperty {
  /// Whether one of the values applies in each appearance.
  fileprivate func alwaysApplies(in looks: [Look]) -> Bool {
    looks.allSatisfy { look in
      values.contains { $0.traits.isSubset(of: look.appearance.traits) }
    }
  }

  /// Whether each font that a `font` may name says what this property says.
  fileprivate func isSet(byFont other: Theme.DeclaredProperty, of subject: LintSubject) -> Bool {
    other.values.allSatisfy { value in
      guard case .font(let name) = value.value else { return false }
      return subject.theme.font(name).declarations.contains { $0.0 == property }
    }
  }
}
