package import ThemeSource

extension Finding {
  /// A finding about an unknown name, with the most similar known name, and with a fix if only one
  /// name is possible.
  ///
  /// `claim` is the statement about the name, and `spot` its place without quotes. Names for which
  /// `isFree` is false are not allowed there, or are already used.
  package init(
    _ severity: Severity, _ rule: RuleID, at location: SourceLocation, _ claim: String,
    unknown name: String, at spot: SourceLocation, among known: [String],
    where isFree: (String) -> Bool = { _ in true }
  ) {
    let (hint, correction) = NameSuggestion.suggestion(for: name, among: known)
    let meant = correction.flatMap { isFree($0) ? $0 : nil }
    self.init(
      severity, rule, at: location, claim + hint,
      fix: meant.map { Fix(replacing: spot, with: $0) })
  }
}
