import GTKKnowledge
import ThemeCSS
import ThemeModel
import ThemeSource

/// A style class or the node of a widget that GTK or libadwaita has deprecated, in a selector, and
/// properties and states that GTK 4 has under another name than GTK 3.
///
/// No fix renames the former: what the selector has to match is in the app's own code.
struct DeprecatedNameRule: LintRule {
  static let id: RuleID = "deprecated/name"

  let description = RuleDescription(
    id, .warning, .note, finds: "a style class, a widget, a property or a state that is deprecated",
    remedy: "use what the finding names; a class in the app first")

  func check(_ subject: LintSubject) -> [Finding] {
    guard let css = subject.modernCSS(with: .customProperties) else { return [] }
    let first = subject.target.releases.lowerBound
    let found = [
      (DeprecatedName.Kind.styleClass, css.selectors.classes), (.node, css.selectors.nodes),
    ].flatMap { kind, tokens in
      let names = DeprecatedName.all.filter { $0.kind == kind && $0.since <= first }
      return tokens.compactMap { token -> Finding? in
        let content = css.sheet.content(of: token)
        guard let name = names.first(where: { content.elementsEqual($0.name.utf8) }) else {
          return nil
        }
        return Finding(
          kind == .styleClass ? .warning : .note, Self.id, at: css.sheet.location(of: token),
          "\(name.library) has deprecated the \(kind.rawValue) '\(name.name)'; \(name.instead)")
      }
    }
    return (found + formerNames(in: css)).sortedByLocation().notesOnce.joinedByMessage
  }

  /// The names of GTK 3 that one of GTK 4 stands for.
  private func formerNames(in css: CSSAudit) -> [Finding] {
    let sheet = css.sheet
    let properties = css.declarations.compactMap { declaration in
      former(
        declaration.property, "the property '",
        FormerNames.sameProperty(as: sheet.name(of: declaration.property).lowercased()), in: sheet)
    }
    var states: [Finding] = []
    sheet.forEachStatement { statement in
      guard case .rule(let rule) = statement else { return }
      for index in rule.prelude.dropFirst() where sheet.tokens[index - 1].kind == .colon {
        let token = sheet.tokens[index]
        let heir = FormerNames.samePseudoClass(as: sheet.name(of: token).lowercased())
        if token.kind == .identifier, let found = former(token, "the state ':", heir, in: sheet) {
          states.append(found)
        }
      }
    }
    return properties + states
  }

  private func former(
    _ token: CSSToken, _ kind: String, _ heir: String?, in sheet: CSSStylesheet
  ) -> Finding? {
    guard let heir, !token.hasEscapes else { return nil }
    let place = sheet.location(of: token)
    return Finding(
      .warning, Self.id, at: place,
      "\(kind)\(sheet.shown(token))' is of GTK 3; GTK 4 calls it '\(heir)'",
      fix: Finding.Fix(replacing: place, with: heir, isSafe: false))
  }
}
