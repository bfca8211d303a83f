import ThemeCSS
import ThemeFormats
import ThemeModel
import ThemeSource

/// A color that CSS refers to and that nobody defines, so that GTK falls back to the property's
/// first value without a word.
struct UndefinedColorRule: LintRule {
  let description = RuleDescription(
    .undefined, .error, .warning, .note,
    finds: "a color, a variable or an animation that nobody defines",
    remedy: "define it, or take the name that the finding suggests")

  func check(_ subject: LintSubject) -> [Finding] {
    // What could not be read may define anything.
    guard let css = subject.css, css.isWhole else { return [] }
    let names = NamedColors(of: subject, css: css.sheet)
    var suggestions = NameSuggestions(among: names.all)
    // Of a stylesheet that is a theme, reading says so.
    let definitions = subject.format == .gtkCSS ? [] : css.definitions.map(\.prelude)
    return (css.declarations.map(\.value) + definitions).flatMap { value in
      css.sheet.tokens[value].compactMap { token in
        guard token.kind == .atKeyword, !names.contains(css.sheet.content(of: token)) else {
          return nil
        }
        let name = css.sheet.shown(token)
        let known = suggestions.correction(of: name)
        if known == nil, let part = css.part(of: name, at: token) {
          return Finding(
            .note, .undefined, at: css.sheet.location(of: token),
            "no color is called '@\(name)' unless the app of '\(part)' defines it")
        }
        return Finding(
          .error, .undefined, at: css.sheet.location(of: token),
          "no color is called '@\(name)'" + place(of: name, on: subject.target)
            + (known.map { "; did you mean '@\($0)'?" } ?? ""),
          fix: known.map {
            Finding.Fix(replacing: css.sheet.location(of: token), with: "@\($0)")
          })
      }
    }.joinedByMessage
  }

  /// Where a color is missing; nothing where a whole range is without it.
  private func place(of name: String, on target: Target) -> String {
    let role = GTKColorNames.role(named: Array(name.utf8)[...])
    if let since = role?.since, let releases = target.names(before: since) {
      return " on \(releases)"
    }
    return target.release == nil ? "" : " on \(target.names)"
  }
}

extension CSSAudit {
  /// The style class or the node of a selector around a token whose name the color's name begins with, as
  /// `@colorpad_color` begins with `.colorpad`, and that GTK does not have: its app may define the color.
  fileprivate func part(of color: String, at token: CSSToken) -> String? {
    guard let rule = sheet.declarationAndRule(at: token.range.lowerBound)?.rule else { return nil }
    let (nodes, classes) = (KnownNode.names(for: target), KnownStyleClass.names(for: target))
    for part in SelectorTokens.all(rule.prelude, in: sheet).flatMap(\.compounds).joined() {
      let (isClass, isNode) = (part.kind == .styleClass, part.kind == .node)
      let name = sheet.content(of: sheet.tokens[part.token])
      guard isClass && classes.since(name) == nil || isNode && nodes.since(name) == nil else {
        continue
      }
      let word = String(decoding: name, as: UTF8.self)
      let start = word.replacing("-", with: "_") + "_"
      if color.replacing("-", with: "_").hasPrefix(start) { return (isClass ? "." : "") + word }
    }
    return nil
  }
}
