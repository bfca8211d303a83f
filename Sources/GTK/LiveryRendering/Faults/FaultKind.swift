import ThemeFormats
package import ThemeSource

/// What an audit looks for.
package nonisolated enum FaultKind: String, CaseIterable, Codable, Sendable {
  case contrast, focus, state, border, clipped, overlap
  case hitArea = "hit-area"

  package var rule: RuleID { RuleID(rawValue: "audit/\(rawValue)") }
}
