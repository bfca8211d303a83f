import ThemeSource

/// The rules of what a theme allows.
///
/// `Allowances` reports them once all other findings are known, so that there is nothing more to check.
struct AllowanceRules: LintRule {
  let descriptions = [
    RuleDescription(
      .unknownRule, .warning, finds: "an allowance of a rule that does not exist",
      remedy: "name a rule that 'livery check --list-rules' prints"),
    RuleDescription(
      .unusedAllowance, .warning, finds: "an allowance that silences nothing",
      remedy: "delete it"),
  ]

  func check(_ subject: LintSubject) -> [Finding] { [] }
}

extension RuleID {
  static let unknownRule: RuleID = "name/rule"
  static let unusedAllowance: RuleID = "reference/unused-allowance"
}
