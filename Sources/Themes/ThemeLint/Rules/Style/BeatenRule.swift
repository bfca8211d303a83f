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
    "style/beaten", .warning, .note,
    finds: "a declaration that another in the file always overrides",
    remedy: "delete the one that loses, or join the two rules", hasQuietNotes: true)

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
          rivals.first { $0.alwaysApplies(in: subject.judgedAppearances) }
          ?? fonts.first { $0.alwaysApplies(in: subject.judgedAppearances) }
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
      "'\(loser)' never applies because of the '\(winner)' \(place.words(from: location))")
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
    let found = groups.compactMap { finding($0, in: css.sheet) }.notesOnce
    let definitions = beaten.definitions.compactMap { loser, winner -> Finding? in
      guard location(loser.name) != location(winner.name), !css.sheet.isLoop(winner) else {
        return nil
      }
      let token = css.sheet.tokens[loser.prelude.lowerBound]
      let name = "@\(css.sheet.name(of: token))"
      if css.sheet.isSame(loser.prelude, winner.prelude) {
        return again([name], at: location(token), on: location(winner.name))
      }
      return finding(name, at: location(token), "@define-color", at: location(winner.name))
    }
    return found.joinedBeyond(8, in: css.sheet) + definitions.joinedBeyond(2, in: css.sheet)
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

  /// One finding for a group; `nil` if it is for an older GTK.
  ///
  /// A value that is written twice is a note, since nothing is lost.
  private func finding(_ group: BeatenDeclarations.Group, in sheet: CSSStylesheet) -> Finding? {
    let pairs = zip(group.losers, group.winners).filter { !sheet.isFallback($0, beside: $1) }
    guard !pairs.isEmpty else { return nil }
    let lost = pairs.filter { !sheet.isSame($0.value, $1.value) }
    let location = { (token: CSSToken) in sheet.location(of: token) }
    guard let (loser, winner) = lost.first else {
      return again(
        group.losers.map { sheet.name(of: $0.property) }, at: location(group.losers[0].property),
        on: location(group.winners[0].property))
    }
    let (place, other) = (location(loser.property), location(winner.property))
    return lost.count == 1
      ? finding(
        sheet.name(of: loser.property), at: place, sheet.name(of: winner.property), at: other)
      : Finding(
        .warning, description.id, at: place,
        lost.map { sheet.name(of: $0.0.property) }.quoted + " never apply because of the rule "
          + other.words(from: place))
  }

  private func again(
    _ names: [String], at location: SourceLocation, on other: SourceLocation
  ) -> Finding {
    Finding(
      .note, description.id, at: location,
      "\(names.quoted) \(names.count == 1 ? "is" : "are") repeated \(other.words(from: location))"
    )
  }
}

extension CSSStylesheet {
  /// Whether a definition names itself, which is an error of its own.
  fileprivate func isLoop(_ definition: CSSAtRule) -> Bool {
    guard let name = definition.prelude.first.map({ content(of: tokens[$0]) }) else { return false }
    return tokens[definition.prelude].contains {
      $0.kind == .atKeyword && content(of: $0).elementsEqual(name)
    }
  }

  /// Whether a declaration is for a GTK that drops the one after it in the same rule, which is made
  /// by a function that came later.
  fileprivate func isFallback(_ older: CSSDeclaration, beside later: CSSDeclaration) -> Bool {
    let isModern = { (declaration: CSSDeclaration) in
      tokens[declaration.value].contains(where: isModernColorFunction)
    }
    let rule = { (declaration: CSSDeclaration) in
      declarationAndRule(at: declaration.property.range.lowerBound)?.rule?.tokens
    }
    return isModern(later) && !isModern(older) && rule(older) == rule(later)
  }

  /// Whether two values or definitions are written alike.
  fileprivate func isSame(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
    bytes(of: first).elementsEqual(bytes(of: second))
  }

  /// Whether Sass wrote it, in the layout that closes blocks on their last lines: what is beaten
  /// there comes from mixins, and not from the file.
  fileprivate var isCompiled: Bool {
    var (closed, all) = (0, 0)
    for case .rule(let rule) in statements where rule.block.isClosed {
      let lines = bytes(of: rule.block.tokens).split(separator: UInt8(ascii: "\n"))
      guard lines.count > 1, let last = lines.last else { continue }
      all += 1
      closed += last.contains(UInt8(ascii: ";")) ? 1 : 0
    }
    return all >= 50 && closed * 10 > all * 9
  }
}

extension [Finding] {
  /// The findings; more warnings than people check one by one are joined.
  fileprivate func joinedBeyond(_ limit: Int, in sheet: CSSStylesheet) -> [Finding] {
    count { $0.severity > .note } > (sheet.isCompiled ? 1 : limit) ? joined : self
  }

  /// The findings, the warnings in the first of them, which names the lines of the others.
  fileprivate var joined: [Finding] {
    guard let first = firstIndex(where: { $0.severity > .note }) else { return self }
    let others = self[(first + 1)...].filter { $0.severity > .note }
    var found = filter { $0.severity == .note }
    found.append(
      Finding(
        self[first].severity, self[first].rule, at: self[first].location,
        "\(self[first].message); so are others on \(others.lines)",
        each: [self[first].message] + others.map(\.message)))
    return found
  }
}

extension Theme.DeclaredProperty {
  /// Whether one of the values applies in each appearance.
  fileprivate func alwaysApplies(in judgedAppearances: [JudgedAppearance]) -> Bool {
    judgedAppearances.allSatisfy { judged in
      values.contains { $0.traits.isSubset(of: judged.appearance.traits) }
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
