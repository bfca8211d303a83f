import ThemeCSS
import ThemeModel
import ThemeSource

/// A style class in a selector that is close to one of GTK's or libadwaita's, or of the program
/// whose stylesheet it is, without being it, or that the libadwaita of a target that is given does
/// not have.
///
/// Apps have classes of their own, so that a name far from all known ones says nothing, nor does
/// one that a stylesheet has again and again.
struct StyleClassRule: LintRule {
  let description = RuleDescription(
    "css/style-class", .warning, .note, finds: "a style class that is all but a known one",
    remedy: "take the name that the finding suggests, unless an app has the class")

  func check(_ subject: LintSubject) -> [Finding] {
    guard let css = subject.css else { return [] }
    let programs = subject.vocabularies
    let names = KnownStyleClass.names(for: css.target)
    let owners = programs.owners(beside: css.target)
    let free = freeClasses(in: css, programs)
    var known = NameSuggestions(among: names.names)
    var knownOfPrograms = NameSuggestions(among: programs.names(\.classes))
    var later: [LaterName] = []
    let uses = Dictionary(grouping: css.selectors.classes) { css.sheet.content(of: $0) }
      .mapValues(\.count)
    let unknown = css.selectors.classes.compactMap { token -> Finding? in
      let name = css.sheet.shown(token)
      let content = css.sheet.content(of: token)
      if programs.has(content, in: \.classes) || free.contains(token.range)
        || css.isNameless(token)
      {
        return nil
      }
      guard let since = names.since(content) else {
        if uses[content, default: 0] >= Self.ownUses { return nil }
        let unknown = "no widget of \(owners) has the style class '\(name)'"
        if isTypo(name, 5, &knownOfPrograms, on: css.target) {
          return css.unknownName(token, "css/style-class", among: &knownOfPrograms, unknown)
        }
        guard isTypo(name, 4, &known, on: css.target),
          known.correction(of: name).map({
            name.utf8.count < 6
              ? NameSuggestion.isStumble(name, for: $0) : NameSuggestion.isOneEdit(name, from: $0)
          }) == true
        else { return nil }
        return css.unknownName(token, "css/style-class", among: &known, unknown)
      }
      css.laterName(token, written: ".\(name)", since: since, on: subject.target)
        .map { later.append($0) }
      return nil
    }
    return unknown.notesOnce + (subject.isTargetGiven ? later.notes("css/style-class") : [])
  }

  /// How often a stylesheet has a class that is no slip.
  private static let ownUses = 3

  /// The classes of widgets that the user of a program has named, who gives them classes, too.
  private func freeClasses(in css: CSSAudit, _ programs: [ProgramVocabulary]) -> Set<Range<Int>> {
    guard !programs.isEmpty else { return [] }
    let compounds = css.selectors.selectors.lazy.flatMap(\.compounds).filter { compound in
      compound.id.map { id in
        programs.contains { $0.ids.isFree(css.sheet.content(of: id)) }
      } == true
    }
    return Set(compounds.flatMap(\.classes).map(\.range))
  }

  /// Whether a name is most likely meant for a known class, and not a plural or a few letters.
  private func isTypo(
    _ name: String, _ least: Int, _ names: inout NameSuggestions, on target: Target
  ) -> Bool {
    guard name.utf8.count >= least,
      KnownNode.names(for: target).since(Array(name.utf8)[...]) == nil,
      let known = names.correction(of: name)
    else { return false }
    // Who counts classes names them by a number.
    if name.last?.isNumber == true, known.last?.isNumber != true { return false }
    return !known.isPlural(of: name) && !name.isPlural(of: known)
  }
}
