public import ThemeSource

/// The rules of reading and resolving: what keeps a theme from being one.
extension RuleID {
  public static let format: RuleID = "syntax/format"
  public static let version: RuleID = "syntax/version"
  public static let missingKey: RuleID = "syntax/missing-key"
  public static let type: RuleID = "syntax/type"
  public static let size: RuleID = "syntax/size"

  public static let key: RuleID = "name/key"
  public static let role: RuleID = "name/role"
  public static let component: RuleID = "name/component"
  public static let property: RuleID = "name/property"
  public static let state: RuleID = "name/state"
  public static let trait: RuleID = "name/trait"
  public static let theme: RuleID = "name/theme"
  public static let taken: RuleID = "name/taken"

  public static let undefined: RuleID = "reference/undefined"
  public static let loop: RuleID = "reference/loop"
  public static let tooLong: RuleID = "reference/too-long"
  public static let ambiguous: RuleID = "reference/ambiguous"
  public static let missingValue: RuleID = "reference/missing-value"

  public static let notAColor: RuleID = "value/color"
  public static let range: RuleID = "value/range"
  public static let unit: RuleID = "value/unit"
  public static let picture: RuleID = "value/picture"
}
