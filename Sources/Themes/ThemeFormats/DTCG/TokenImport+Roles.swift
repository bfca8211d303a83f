import ThemeModel
import ThemeSource

extension TokenImport {
  /// Sets the roles for which a project names tokens.
  ///
  /// A table that names none of a file's tokens is for another file.
  mutating func setRoles(in builder: inout ThemeBuilder) {
    guard let first = roles.entries.first else { return }
    let file = text.file
    guard roles.entries.contains(where: { slots[$0.path] != nil }) else {
      builder.findings.report(
        .warning, .undefined, at: first.location,
        "'\(file)' has none of the tokens that roles are to be painted with")
      return
    }
    var suggestions = NameSuggestions(among: names.map(\.path.dotted))
    for entry in roles.entries {
      guard let slot = slots[entry.path] else {
        let hint = NameSuggestion.hint(suggestions.nearest(to: entry.token))
        builder.findings.report(
          .error, .undefined, at: entry.location,
          "no color token of '\(file)' is called '\(entry.token)'" + hint)
        continue
      }
      builder.set(
        ColorSlot(entry.role), to: .reference(slot), at: range(of: entry.path), when: entry.traits)
      used.insert(slot)
    }
  }
}

extension TokenRoles.Entry {
  /// The names that lead to the token.
  var path: TokenPath {
    token.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  }
}
