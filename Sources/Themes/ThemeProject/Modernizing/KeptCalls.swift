import ThemeLint
import ThemeSource

/// The values whose calls stay as they are, since a color would change, each with the reason.
struct KeptCalls {
  private(set) var reasons: [ValuePlaces.Owner: String] = [:]

  static let rule: RuleID = "deprecated/color-function"

  /// Keeps the calls that colors which differ are made of: those in the same value, or else those in
  /// the names that it uses.
  ///
  /// - Parameters:
  ///   - differences: The colors that differ with the calls rewritten that are not kept yet.
  ///   - places: The places of the text as it was.
  ///   - calls: The values that have calls which can be rewritten.
  /// - Returns: Whether a call is kept for each of them that was not before.
  mutating func keep(
    _ differences: [ValueComparison.Difference], _ places: ValuePlaces,
    of calls: Set<ValuePlaces.Owner>
  ) -> Bool {
    let known = reasons
    return differences.allSatisfy { difference in
      guard let owner = difference.owner else { return false }
      let isNew = { (owner: ValuePlaces.Owner) in calls.contains(owner) && known[owner] == nil }
      let found = isNew(owner) ? [owner] : places.sources(of: owner).filter(isNew)
      for each in found where reasons[each] == nil { reasons[each] = difference.message }
      return !found.isEmpty
    }
  }

  /// The reason why a finding stays; `nil` if it does not.
  func reason(_ finding: Finding, _ places: ValuePlaces) -> String? {
    guard finding.rule == Self.rule, !reasons.isEmpty else { return nil }
    return places.owner(of: finding.location).flatMap { reasons[$0] }
  }
}
