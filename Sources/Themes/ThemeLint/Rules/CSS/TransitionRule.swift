import GTKKnowledge
import ThemeCSS
import ThemeModel
import ThemeSource

/// A transition of a property that GTK does not have, of which its parser says nothing.
struct TransitionRule: LintRule {
  let description = ParserRule.property.description

  func check(_ subject: LintSubject) -> [Finding] {
    guard let css = subject.css else { return [] }
    let names = Set(subject.target.all.flatMap { $0.knowledge.names(.properties) })
    var suggestions = NameSuggestions(among: names.sorted())
    let refused = Set(css.problems.map(\.range.lowerBound))
    return css.declarations.flatMap { declaration in
      css.sheet.transitionNames(of: declaration).compactMap { token -> Finding? in
        let name = css.sheet.shown(token)
        guard !refused.contains(token.range.lowerBound),
          !names.contains(css.sheet.name(of: token).lowercased())
        else { return nil }
        let known = suggestions.correction(of: name)
        let location = css.sheet.location(of: token)
        return Finding(
          .warning, description.id, at: location,
          "there is no property '\(name)' to change over time\(NameSuggestion.hint(known))",
          fix: known.map { Finding.Fix(replacing: location, with: $0) })
      }
    }
  }
}

extension CSSStylesheet {
  /// The names of properties in a declaration of transitions: words that mean nothing else there.
  fileprivate func transitionNames(of declaration: CSSDeclaration) -> [CSSToken] {
    guard
      isWord(declaration.property, "transition")
        || isWord(declaration.property, "transition-property")
    else { return [] }
    return words(of: declaration).filter {
      !CSSStylesheet.transitionWords.contains(name(of: $0).lowercased())
    }
  }

  /// What `transition` may say beside a name (CSS Transitions 1, section 2).
  private static let transitionWords: Set<String> = [
    "all", "none", "initial", "inherit", "unset", "linear", "ease", "ease-in", "ease-out",
    "ease-in-out", "step-start", "step-end",
  ]
}
