import ThemeModel
import ThemeSource

/// A style class in a selector that is close to one of GTK's or libadwaita's without being it, or
/// that the target's libadwaita does not have.
///
/// Apps have classes of their own, so that a name far from all known ones says nothing.
struct StyleClassRule: LintRule {
  let description = RuleDescription(
    "css/style-class", .warning, .note, finds: "a style class that is all but a known one",
    remedy: "take the name that the finding suggests, unless an app has the class")

  func check(_ subject: LintSubject) -> [Finding] {
    guard let css = subject.css else { return [] }
    var known = NameSuggestions(among: KnownStyleClass.all.names)
    return css.selectors.classes.lazy.compactMap { token in
      let name = css.sheet.shown(token)
      guard let since = KnownStyleClass.all.since(css.sheet.content(of: token)) else {
        guard isTypo(name, &known) else { return nil }
        return css.unknownName(
          token, "css/style-class", among: &known,
          "no widget of GTK or libadwaita has the style class '\(name)'")
      }
      return css.laterName(
        token, "css/style-class", written: ".\(name)", since: since, on: subject.target)
    }.notesOnce
  }

  /// Whether a name is most likely meant for a known class, and not a plural or a few letters.
  private func isTypo(_ name: String, _ names: inout NameSuggestions) -> Bool {
    guard name.utf8.count >= 6, KnownNode.all.since(Array(name.utf8)[...]) == nil,
      let known = names.correction(of: name)
    else { return false }
    return name != "\(known)s" && known != "\(name)s"
  }
}
