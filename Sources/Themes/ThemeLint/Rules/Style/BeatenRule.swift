import ThemeCSS
import ThemeModel
import ThemeSource

/// A declaration that another of the same file always beats.
///
/// One selector can be spelled in several ways, `button:hover:focus` and `button:focus:hover`; TOML
/// does not see that they are one, and the later of the two wins. In CSS the later of two with one
/// selector wins, under one condition. And `font` sets size, weight and
/// the rest anew, so what stands before it in a rule is lost.
struct BeatenRule: LintRule {
  let description = RuleDescription(
    "style/beaten", .warning, .note, finds: "a declaration that another of the file always beats",
    remedy: "delete the one that loses, or join the two rules")

  func check(_ subject: LintSubject) -> [Finding] {
    inStyles(subject) + inCSS(subject)
  }

  private func inStyles(_ subject: LintSubject) -> [Finding] {
    let rules = subject.declaredRules
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
        return finding(
          declaration.property.name, at: declaration.location, winner.property.name,
          at: winner.location)
      }
    }
  }

  private func finding(
    _ loser: String, at location: SourceLocation, _ winner: String, at place: SourceLocation
  ) -> Finding {
    Finding(
      .warning, description.id, at: location,
      "'\(loser)' is always beaten by the '\(winner)' \(place.words(from: location))")
  }
}

// MARK: - In CSS

extension BeatenRule {
  private func inCSS(_ subject: LintSubject) -> [Finding] {
    guard let css = subject.css else { return [] }
    let beaten = BeatenDeclarations(in: css, target: subject.target)
    let location = { (token: CSSToken) in css.sheet.location(of: token) }
    let standing = css.isJoined ? standing(in: css, beside: beaten) : []
    // A file that is imported twice beats itself, and may stand where it is imported elsewhere.
    let groups = beaten.groups.filter { group in
      location(group.losers[0].property) != location(group.winners[0].property)
        && group.losers.allSatisfy { !standing.contains(location($0.property)) }
    }
    return groups.map { finding($0, in: css.sheet) }.notesOnce
      + beaten.definitions.compactMap { loser, winner in
        guard location(loser.name) != location(winner.name) else { return nil }
        let token = css.sheet.tokens[loser.prelude.lowerBound]
        return finding(
          "@\(css.sheet.name(of: token))", at: location(token), "@define-color",
          at: location(winner.name))
      }
  }

  /// Where declarations are that nothing beats.
  private func standing(
    in css: CSSAudit, beside beaten: BeatenDeclarations
  ) -> Set<SourceLocation> {
    let losers = Set(beaten.groups.flatMap(\.losers).map(\.tokens.lowerBound))
    return Set(
      css.declarations.lazy.filter { !losers.contains($0.tokens.lowerBound) }
        .map { css.sheet.location(of: $0.property) })
  }

  /// What is said twice is a note: nothing of it is lost.
  private func finding(_ group: BeatenDeclarations.Group, in sheet: CSSStylesheet) -> Finding {
    let losers = group.losers.map { sheet.name(of: $0.property) }
    let winners = group.winners.map { sheet.name(of: $0.property) }
    let location = sheet.location(of: group.losers[0].property)
    let isSame = zip(group.losers, group.winners).allSatisfy {
      sheet.bytes(of: $0.value) == sheet.bytes(of: $1.value)
    }
    let place = sheet.location(of: group.winners[0].property).words(from: location)
    let verb = losers.count == 1 ? "is" : "are"
    if isSame {
      return Finding(
        .note, description.id, at: location, "\(losers.quoted) \(verb) said again \(place)")
    }
    return losers.count == 1
      ? finding(
        losers[0], at: location, winners[0], at: sheet.location(of: group.winners[0].property))
      : Finding(
        .warning, description.id, at: location,
        "\(losers.quoted) are always beaten by the rule \(place)")
  }
}

extension Theme.DeclaredProperty {
  /// Whether one of the values applies in each appearance.
  fileprivate func alwaysApplies(in looks: [JudgedAppearance]) -> Bool {
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

extension SourceLocation {
  /// The line, and the file where that is another than a finding's.
  fileprivate func words(from other: SourceLocation) -> String {
    "on line \(start.line)" + (file == other.file ? "" : " of '\(file.escapingControls)'")
  }
}
