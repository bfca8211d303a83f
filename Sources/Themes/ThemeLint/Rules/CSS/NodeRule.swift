import ThemeModel
import ThemeSource

/// A node in a selector that no widget of GTK or libadwaita has, or none of the target's.
///
/// A name close to a known one is a slip, and a warning; any other may be an app's own.
struct NodeRule: LintRule {
  let description = RuleDescription(
    "css/node", .warning, .note, finds: "a node that no widget has",
    remedy: "take the name that the finding suggests, unless an app has the node")

  func check(_ subject: LintSubject) -> [Finding] {
    guard let css = subject.css else { return [] }
    let own = subject.theme.components.components.compactMap(\.own?.node)
    var known = NameSuggestions(among: KnownNode.all.names)
    return css.selectors.nodes.lazy.compactMap { token in
      if own.contains(where: { css.sheet.content(of: token).elementsEqual($0.utf8) }) { return nil }
      guard let since = KnownNode.all.since(css.sheet.content(of: token)) else {
        return css.unknownName(
          token, "css/node", among: &known,
          "no widget of GTK or libadwaita has the node '\(css.sheet.shown(token))'")
      }
      return css.laterName(
        token, "css/node", written: css.sheet.shown(token), since: since, on: subject.target)
    }.notesOnce
  }
}
