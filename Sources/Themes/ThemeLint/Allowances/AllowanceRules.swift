package import ThemeSource

/// The rules of what a theme allows.
///
/// `Allowances` reports them once all other findings are known.
enum AllowanceRules {
  static let descriptions = [
    RuleDescription(
      .unknownRule, .warning, finds: "an allowance of a rule that does not exist",
      remedy: "name a rule that 'livery check --list-rules' prints"),
    RuleDescription(
      .unusedAllowance, .warning, finds: "an allowance that silences nothing",
      remedy: "delete it"),
  ]
}

extension RuleID {
  package static let unknownRule: RuleID = "name/rule"
  static let unusedAllowance: RuleID = "reference/unused-allowance"
}
