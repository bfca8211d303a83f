package import ThemeSource

/// The rules for errors in reading and resolving themes.
extension RuleID {
  package static let format: RuleID = "syntax/format"
  package static let version: RuleID = "syntax/version"
  package static let missingKey: RuleID = "syntax/missing-key"
  package static let type: RuleID = "syntax/type"
  package static let size: RuleID = "syntax/size"

  package static let key: RuleID = "name/key"
  package static let role: RuleID = "name/role"
  package static let component: RuleID = "name/component"
  package static let property: RuleID = "name/property"
  package static let state: RuleID = "name/state"
  package static let trait: RuleID = "name/trait"
  package static let theme: RuleID = "name/theme"
  package static let taken: RuleID = "name/taken"

  package static let undefined: RuleID = "reference/undefined"
  package static let loop: RuleID = "reference/loop"
  package static let tooLong: RuleID = "reference/too-long"
  package static let ambiguous: RuleID = "reference/ambiguous"
  package static let missingValue: RuleID = "reference/missing-value"
  package static let missingScheme: RuleID = "reference/missing-scheme"

  package static let neededRelease: RuleID = "target/release"

  package static let notAColor: RuleID = "value/color"
  package static let range: RuleID = "value/range"
  package static let unit: RuleID = "value/unit"
  package static let picture: RuleID = "value/picture"
}
