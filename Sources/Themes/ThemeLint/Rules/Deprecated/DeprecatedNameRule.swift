import GTKKnowledge
import ThemeCSS
import ThemeModel
import ThemeSource

/// A style class or the node of a widget that GTK or libadwaita has deprecated, in a selector.
///
/// No fix renames it: what the selector has to match is in the app's own code.
struct DeprecatedNameRule: LintRule {
  static let id: RuleID = "deprecated/name"

  let description = RuleDescription(
    id, .warning, .note, finds: "a style class or a widget in a selector that is deprecated",
    remedy: "use what the finding names, in the app first")

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
    return found.sortedByLocation().notesOnce.joinedByMessage
  }
}
