import ThemeCSS
import ThemeModel
import ThemeSource

/// An animation that no `@keyframes` describes, so that nothing moves.
struct UndefinedAnimationRule: LintRule {
  let description = UndefinedColorRule().description

  func check(_ subject: LintSubject) -> [Finding] {
    guard let sheet = subject.css?.sheet, subject.css?.isWhole == true else { return [] }
    let names = UndefinedAnimationRule.stock + sheet.keyframeNames
    var suggestions = NameSuggestions(among: names)
    let findings = subject.css?.declarations.flatMap { declaration in
      sheet.animationNames(of: declaration).compactMap { token -> Finding? in
        let name = sheet.shown(token)
        guard !names.contains(sheet.name(of: token)) else { return nil }
        let known = suggestions.correction(of: name)
        let location = sheet.location(of: token)
        return Finding(
          .error, .undefined, at: location,
          "no '@keyframes' is called '\(name)'" + (known.map { "; did you mean '\($0)'?" } ?? ""),
          fix: known.map { Finding.Fix(replacing: location, with: $0) })
      }
    }
    return findings?.joinedByMessage ?? []
  }

  /// Those of GTK's and libadwaita's own stylesheets, which others can use.
  private static let stock = ["needs_attention", "spin"]
}

extension CSSStylesheet {
  fileprivate var keyframeNames: [String] {
    func names(in statements: [CSSStatement]) -> [String] {
      statements.flatMap { statement -> [String] in
        guard case .atRule(let rule) = statement else { return [] }
        // Of a misspelt '@keyframe' the at-rule is what is wrong.
        if name(of: rule.name).lowercased().hasPrefix("keyframe") {
          return rule.prelude.first.map { [name(of: tokens[$0])] } ?? []
        }
        return names(in: rule.block?.statements ?? [])
      }
    }
    return names(in: statements)
  }

  /// The names of animations in a declaration: words that mean nothing else there.
  fileprivate func animationNames(of declaration: CSSDeclaration) -> [CSSToken] {
    guard
      isWord(declaration.property, "animation-name") || isWord(declaration.property, "animation")
    else { return [] }
    return words(of: declaration).filter {
      !CSSStylesheet.animationWords.contains(name(of: $0).lowercased())
    }
  }

  /// What `animation` may say beside a name (CSS Animations 1, section 4).
  private static let animationWords: Set<String> = [
    "none", "initial", "inherit", "unset", "infinite", "normal", "reverse", "alternate",
    "alternate-reverse", "running", "paused", "forwards", "backwards", "both", "linear", "ease",
    "ease-in", "ease-out", "ease-in-out", "step-start", "step-end",
  ]
}
