import ThemeFormats
package import ThemeSource

/// The kind of a fault that an audit searches for.
package nonisolated enum FaultKind: String, CaseIterable, Codable, Sendable {
  case contrast, focus, state, border, clipped, overlap
  case hitArea = "hit-area"

  package var rule: RuleID { RuleID(rawValue: "audit/\(rawValue)") }
}
