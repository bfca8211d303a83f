import GTKKnowledge
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
    let dropped = css.droppedRules
    let values = css.declarations.map(\.value).filter { value in
      !dropped.contains { $0.overlaps(value) }
    }
    let variables = css.variables
    return (values + definitions).flatMap { value in
      css.sheet.tokens[value].compactMap { token in
        guard token.kind == .atKeyword, !names.contains(css.sheet.content(of: token)) else {
          return nil
        }
        let name = css.sheet.shown(token)
        let variable = variables.first { $0.isSpelled(like: name) }.map { "var(\($0))" }
        let known = variable ?? suggestions.correction(of: name).map { "@\($0)" }
        if known == nil, css.mayBeOfApp(name, at: token) { return nil }
        return Finding(
          .error, .undefined, at: css.sheet.location(of: token),
          "no color is called '@\(name)'" + place(of: name, on: subject.target)
            + (known.map { "; did you mean '\($0)'?" } ?? ""),
          fix: known.map { Finding.Fix(replacing: css.sheet.location(of: token), with: $0) })
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

extension String {
  /// Whether a variable has the name of a color, but for the sign before it and `_` for `-`.
  fileprivate func isSpelled(like color: String) -> Bool {
    dropFirst(2).replacing("_", with: "-") == color.replacing("_", with: "-")
  }
}

extension CSSAudit {
  /// The variables that its declarations set, on a target that has variables.
  fileprivate var variables: [String] {
    guard target.all.allSatisfy({ $0.has(.customProperties) }) else { return [] }
    return declarations.map { sheet.name(of: $0.property) }.filter { $0.hasPrefix("--") }.unique
  }

  /// Whether a color's name begins with that of a style class or a node of a selector around it
  /// which GTK does not have, as `@colorpad_color` begins with `.colorpad`: its app defines it as
  /// it runs.
  fileprivate func mayBeOfApp(_ color: String, at token: CSSToken) -> Bool {
    guard let rule = sheet.declarationAndRule(at: token.range.lowerBound)?.rule else {
      return false
    }
    let (nodes, classes) = (KnownNode.names(for: target), KnownStyleClass.names(for: target))
    return SelectorTokens.all(rule.prelude, in: sheet).flatMap(\.compounds).joined().contains {
      part in
      let name = sheet.content(of: sheet.tokens[part.token])
      guard
        part.kind == .styleClass && classes.since(name) == nil
          || part.kind == .node && nodes.since(name) == nil
      else { return false }
      let start = String(decoding: name, as: UTF8.self).replacing("-", with: "_") + "_"
      return color.replacing("-", with: "_").hasPrefix(start)
    }
  }
}
