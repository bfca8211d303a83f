import GTKKnowledge
import ThemeCSS
import ThemeFormats
import ThemeModel
import ThemeSource

/// A color, a variable or an animation that CSS defines and does not use: a leftover, or a slip in
/// the name of one that GTK would use.
///
/// Apps may use both, so that only a slip is more than a note, and the notes are one.
struct UnusedDefinitionRule: LintRule {
  let description = UnusedPaletteRule().description

  func check(_ subject: LintSubject) -> [Finding] {
    guard let css = subject.css, css.isWhole else { return [] }
    let sheet = css.sheet
    var used = NameTable()
    for (index, token) in sheet.tokens.enumerated() {
      switch token.kind {
      case .atKeyword: used.insert(sheet.content(of: token))
      case .identifier where !isDefined(index, in: sheet): used.insert(sheet.content(of: token))
      default: break
      }
    }
    // Palettes of others have names that are near to those of libadwaita's by chance.
    let roles = ColorRole.allCases.filter { !$0.isSwatch }.map(\.namedColor)
    var suggestions = NameSuggestions(among: roles)
    var idle: [Finding] = []
    var slips: [Finding] = []
    for token in defined("define-color", in: sheet) {
      let name = sheet.content(of: token)
      if isKnown(name) || used.index(of: name) != nil { continue }
      if let role = suggestions.correction(of: sheet.shown(token)) {
        slips.append(
          Finding(
            .warning, description.id, at: sheet.location(of: token),
            "nothing uses the color '@\(sheet.shown(token))'; did you mean '@\(role)'?"))
      } else if subject.format != .gtkCSS {
        // Of a stylesheet that is a theme, the colors are the theme's.
        idle.append(note(token, "the color '@\(sheet.shown(token))'", in: sheet))
      }
    }
    for token in defined("keyframes", in: sheet)
    where used.index(of: sheet.content(of: token)) == nil
      && !isMeant(sheet.shown(token), by: used.names)
    {
      idle.append(note(token, "'@keyframes \(sheet.shown(token))'", in: sheet))
    }
    return slips + variables(css, on: subject.target, &idle) + joined(idle)
  }

  /// The variables that nothing uses and that are nearly one of libadwaita's.
  ///
  /// In a file that uses others of its own, the rest are leftovers; elsewhere colors may be a
  /// palette.
  private func variables(
    _ css: CSSAudit, on target: Target, _ idle: inout [Finding]
  ) -> [Finding] {
    let releases = target.all.filter { $0.has(.customProperties) }
    let set = css.declarations.filter {
      css.sheet.content(of: $0.property).starts(with: "--".utf8)
    }
    guard !releases.isEmpty, !set.isEmpty else { return [] }
    let used = Set(css.sheet.variableUses.map { css.sheet.name(of: $0.name) })
    let roles = ColorRole.allCases.filter { !$0.isSwatch }.map(\.variableName)
    var suggestions = NameSuggestions(among: roles)
    let names = set.map { css.sheet.name(of: $0.property) }
    let using = Set(
      zip(set, names).filter { used.contains($1) }
        .map { css.sheet.location(of: $0.0.property).file })
    var known: Set<String> = []
    return zip(set, names).compactMap { declaration, name -> Finding? in
      let token = declaration.property
      guard !used.contains(name), !roles.contains(name),
        !releases.contains(where: { $0.knowledge.hasVariable(name) })
      else { return nil }
      guard let role = suggestions.correction(of: name) else {
        let isOfPalette =
          !using.contains(css.sheet.location(of: token).file)
          && !isSize(declaration.value, in: css.sheet)
        if !isOfPalette, known.insert(name).inserted {
          idle.append(note(token, "the variable '\(css.sheet.shown(token))'", in: css.sheet))
        }
        return nil
      }
      return Finding(
        .warning, description.id, at: css.sheet.location(of: token),
        "nothing uses the variable '\(css.sheet.shown(token))'; did you mean '\(role)'?")
    }
  }

  /// Whether a value begins with a number, which no color of a palette does.
  private func isSize(_ value: Range<Int>, in sheet: CSSStylesheet) -> Bool {
    sheet.tokens[value].first.map { [.number, .percentage, .dimension].contains($0.kind) } == true
  }

  /// Whether a name that is used is all but this one, which is reported where it is used.
  private func isMeant(_ name: String, by used: [String]) -> Bool {
    var suggestions = NameSuggestions(among: [name])
    return used.contains { suggestions.correction(of: $0) != nil }
  }

  /// The names that at-rules of one kind define.
  private func defined(_ kind: StaticString, in sheet: CSSStylesheet) -> [CSSToken] {
    sheet.statements.compactMap { statement in
      guard case .atRule(let rule) = statement, sheet.isWord(rule.name, kind) else { return nil }
      return rule.prelude.first.map { sheet.tokens[$0] }
    }
  }

  /// Whether a word is the name that an at-rule defines.
  private func isDefined(_ index: Int, in sheet: CSSStylesheet) -> Bool {
    let before = sheet.tokens[..<index].last { !$0.isSpace }
    return before?.kind == .atKeyword
  }

  /// Whether GTK's or libadwaita's own stylesheets, or apps by an old custom, use a color.
  private func isKnown(_ name: ArraySlice<UInt8>) -> Bool {
    GTKColorNames.role(named: name) != nil
      || GTKColorNames.compatibilityNames.index(of: name) != nil
  }

  private func note(_ token: CSSToken, _ what: String, in sheet: CSSStylesheet) -> Finding {
    Finding(
      .note, description.id, at: sheet.location(of: token),
      "nothing here uses \(what), only an app could")
  }

  private func joined(_ findings: [Finding]) -> [Finding] {
    let sorted = findings.sortedByLocation()
    guard let first = sorted.first, sorted.count > 1 else { return sorted }
    let others = sorted.count - 1
    return [
      Finding(
        .note, description.id, at: first.location,
        first.message + "; the same goes for \(others) \(others == 1 ? "name" : "names") more",
        each: sorted.map(\.message))
    ]
  }
}
