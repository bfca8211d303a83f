public import ThemeSource

/// What `check --list-rules` says of a rule.
public struct RuleDescription: Hashable, Sendable {
  public let id: RuleID

  /// How bad its findings are, the worst first.
  public let severities: [Finding.Severity]

  /// What it finds, in a few words.
  public let summary: String

  /// What fixes a finding, in a few words.
  public let remedy: String

  init(_ id: RuleID, _ severities: Finding.Severity..., finds summary: String, remedy: String) {
    self.id = id
    self.severities = severities
    self.summary = summary
    self.remedy = remedy
  }
}
