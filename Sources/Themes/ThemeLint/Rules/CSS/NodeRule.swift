import ThemeCSS
import ThemeModel
import ThemeSource

/// A node in a selector that no widget of GTK or libadwaita has, or none of a target that is given,
/// or of the program whose stylesheet it is; of such a program also the name of a widget, `#clock`.
///
/// A name close to a known one is a slip, and a warning. Any other may be an app's own, unless it
/// is a node of GTK 3 in a stylesheet for GTK 4, or the other way around.
struct NodeRule: LintRule {
  let description = RuleDescription(
    "css/node", .warning, .note,
    finds: "a node that no widget has, or in a program's stylesheet a widget's misspelt name",
    remedy: "take the name that the finding suggests, unless an app has the node")

  func check(_ subject: LintSubject) -> [Finding] {
    guard let css = subject.css else { return [] }
    return (nodes(in: css, subject) + ids(in: css, subject.vocabularies)).joinedByLine
  }

  private func nodes(in css: CSSAudit, _ subject: LintSubject) -> [Finding] {
    let own = subject.theme.components.components.compactMap(\.own?.node)
    let programs = subject.vocabularies
    let names = KnownNode.names(for: css.target)
    let owners = programs.owners(beside: css.target)
    var known = NameSuggestions(among: programs.names(\.nodes) + names.names)
    let classes = Set(css.selectors.classes.map { css.sheet.content(of: $0) })
    let counts = css.selectors.nodes.reduce(into: [:]) {
      $0[css.sheet.content(of: $1), default: 0] += 1
    }
    // Nobody forgets the same dot again and again: it is the node of an app, unless GTK has the
    // class.
    let ofGTK = KnownStyleClass.names(for: css.target)
    let isOften = { (name: ArraySlice<UInt8>) in
      counts[name, default: 0] >= 3 && ofGTK.since(name) == nil
    }
    // Nor does anybody invent two names in one selector: those are widgets of an app.
    let inApps = css.selectors.selectors.filter { selector in
      selector.compounds.compactMap(\.node).count { token in
        let name = css.sheet.content(of: token)
        return names.since(name) == nil && !isOfOtherToolkit(name, css.target)
          && known.correction(of: css.sheet.shown(token)) == nil
      } > 1
    }.flatMap(\.compounds).compactMap(\.node?.range)
    let ofApps = Set(inApps)
    let types = TypeNames(in: css, names)
    var later: [LaterName] = []
    var ofOthers: [CSSToken] = []
    let unknown = css.selectors.nodes.compactMap { token -> Finding? in
      let name = css.sheet.content(of: token)
      if own.contains(where: { name.elementsEqual($0.utf8) }) || programs.has(name, in: \.nodes)
        || css.isNameless(token) || types.contains(token)
      {
        return nil
      }
      guard let since = names.since(name) else {
        let shown = css.sheet.shown(token)
        if classes.contains(name), !isOfOtherToolkit(name, css.target), !isOften(name),
          !ofApps.contains(token.range)
        {
          return Finding(
            .warning, "css/node", at: css.sheet.location(of: token),
            "no widget of \(owners) has the node '\(shown)'; did you mean the style class '.\(shown)'?"
          )
        }
        let finding = css.unknownName(
          token, "css/node", among: &known,
          "no widget of \(owners) has the node '\(shown)'")
        if finding.severity > .note { return finding }
        if isOfOtherToolkit(name, css.target) { ofOthers.append(token) }
        return nil
      }
      let written = css.sheet.shown(token)
      css.laterName(token, written: written, since: since, on: subject.target)
        .map { later.append($0) }
      return nil
    }
    return unknown + [leftovers(ofOthers, in: css, owners), types.finding].compactMap(\.self)
      + (subject.isTargetGiven ? later.notes("css/node") : [])
  }

  /// What is left of the other GTK in a stylesheet, as one note.
  private func leftovers(_ nodes: [CSSToken], in css: CSSAudit, _ owners: String) -> Finding? {
    guard let first = nodes.first else { return nil }
    let words = nodes.map { "'\(css.sheet.shown($0))'" }.unique
    return Finding(
      .note, "css/node", at: css.sheet.location(of: first),
      "no widget of \(owners) has the node\(words.count == 1 ? "" : "s") "
        + words.formatted(upTo: 5), each: words)
  }

  private func isOfOtherToolkit(_ name: ArraySlice<UInt8>, _ target: Target) -> Bool {
    KnownNode.names(for: target.isForGTK3 ? .all4 : .v3_24).since(name) != nil
  }

  /// The slips among names of widgets; a name far from all may be the user's own, such as a
  /// group's.
  private func ids(in css: CSSAudit, _ programs: [ProgramVocabulary]) -> [Finding] {
    let names = programs.names(\.ids)
    var known = NameSuggestions(among: names)
    return css.selectors.ids.compactMap { token in
      let name = css.sheet.shown(token)
      guard name.utf8.count >= 4, !programs.has(css.sheet.content(of: token), in: \.ids),
        let meant = known.correction(of: name), !meant.isPlural(of: name), !name.isPlural(of: meant)
      else { return nil }
      return css.unknownName(
        token, "css/node", written: "#", among: &known,
        "no widget of \(programs.programs) is called '#\(name)'")
    }
  }
}

extension String {
  /// Whether this is another word with an `s` at its end.
  func isPlural(of word: String) -> Bool { self == "\(word)s" }
}
