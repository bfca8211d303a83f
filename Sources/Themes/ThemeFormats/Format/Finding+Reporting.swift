import ThemeSource

extension [Finding] {
  /// Adds a finding that proposes no fix.
  mutating func report(
    _ severity: Finding.Severity, _ rule: RuleID, at location: SourceLocation, _ message: String
  ) {
    append(Finding(severity, rule, at: location, message))
  }
}
