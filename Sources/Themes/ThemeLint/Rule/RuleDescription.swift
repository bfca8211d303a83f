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

  /// Whether its notes count only where a project's configuration names the rule or its family: they
  /// are about what nobody has to change, such as what stock Adwaita has nearly as faint or alike.
  public let hasQuietNotes: Bool

  init(
    _ id: RuleID, _ severities: Finding.Severity..., finds summary: String, remedy: String,
    hasQuietNotes: Bool = false
  ) {
    self.id = id
    self.hasQuietNotes = hasQuietNotes
    self.severities = severities
    self.summary = summary
    self.remedy = remedy
  }
}
