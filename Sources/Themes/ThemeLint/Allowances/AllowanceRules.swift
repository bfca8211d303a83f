package import ThemeSource

/// The rules for a theme's allowances.
///
/// `Allowances` reports them after all other findings are known.
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
