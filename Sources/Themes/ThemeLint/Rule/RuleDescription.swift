public import ThemeSource

/// The description of a rule in `check --list-rules`.
public struct RuleDescription: Hashable, Sendable {
  public let id: RuleID

  /// The severities of its findings, the worst first.
  public let severities: [Finding.Severity]

  /// A short description of its findings.
  public let summary: String

  /// A short description of its fix.
  public let remedy: String

  /// Whether its notes count only if a project's configuration names the rule or its family: nobody
  /// has to change such things, which stock Adwaita has in a similar form.
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
