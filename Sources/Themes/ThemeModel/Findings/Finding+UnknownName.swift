package import ThemeSource

extension Finding {
  /// A finding about a name that is not known, with the nearest that is known, and with a fix where
  /// no other can be meant.
  ///
  /// - Parameters:
  ///   - severity: How bad it is.
  ///   - rule: The rule that is broken.
  ///   - location: The location of the finding.
  ///   - claim: What is said of the name.
  ///   - name: The name as it is written.
  ///   - spot: Where the name is written, without quotes.
  ///   - known: The names that are known.
  ///   - isFree: Whether a known name may stand there, and is not there already.
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
