import GTKKnowledge
import ThemeCSS
import ThemeModel
import ThemeSource

/// A variable that nobody sets and that has no fallback, so that GTK drops what uses it.
///
/// An app may set variables of its own: only what looks like a slip is more than a note.
struct UndefinedVariableRule: LintRule {
  let description = UndefinedColorRule().description

  func check(_ subject: LintSubject) -> [Finding] {
    let releases = subject.target.all.filter { $0.has(.customProperties) }
    guard let sheet = subject.css?.sheet, let css = subject.css, css.isWhole, !releases.isEmpty
    else {
      return []
    }
    let components = subject.theme.components.components.compactMap(\.own)
    let own = Set(
      css.declarations.map { sheet.name(of: $0.property) }.filter { $0.hasPrefix("--") }
        + components.flatMap(\.properties).map(\.variable))
    let roles = ColorRole.allCases.map { "--\($0.namedColor.replacing("_", with: "-"))" }
    let custom = Set(
      subject.judgedAppearances.flatMap(\.resolved.customColors).map { "--\($0.name)" })
    var suggestions = NameSuggestions(among: roles + custom.sorted() + own.sorted())
    return sheet.variableUses.compactMap { token, hasFallback in
      if hasFallback { return nil }
      let name = sheet.name(of: token)
      let isKnown =
        own.contains(name) || custom.contains(name) || roles.contains(name)
        || releases.contains { $0.knowledge.hasVariable(name) }
      if isKnown { return nil }
      let known = suggestions.correction(of: name)
      let location = sheet.location(of: token)
      return Finding(
        known == nil ? .note : .warning, .undefined, at: location,
        "no variable is called '\(sheet.shown(token))'"
          + (known.map { "; did you mean '\($0)'?" } ?? " unless an app sets it"),
        fix: known.map { Finding.Fix(replacing: location, with: $0) })
    }.notesOnce
  }
}

extension CSSStylesheet {
  /// The names in `var()`, and whether each has a fallback.
  var variableUses: [(name: CSSToken, hasFallback: Bool)] {
    tokens.indices.compactMap { variableUse(at: $0) }
  }

  /// The name in the `var()` that begins at a token, and whether it has a fallback; `nil` where
  /// none begins.
  func variableUse(at index: Int) -> (name: CSSToken, hasFallback: Bool)? {
    guard tokens[index].kind == .function, isWord(tokens[index], "var") else { return nil }
    let rest = tokens[(index + 1)...].lazy.filter { !$0.isSpace }.prefix(2)
    guard let name = rest.first, name.kind == .identifier, let next = rest.dropFirst().first
    else { return nil }
    return (name, next.kind != .closeParenthesis)
  }
}
