import ThemeModel
import ThemeSource

/// A finding about a theme in some of its appearances.
struct LookFinding: Sendable {
  let severity: Finding.Severity
  let rule: RuleID
  let location: SourceLocation

  /// The message before the names of the appearances, and after them.
  let claim, reason: String

  /// The appearances that it is about.
  private var looks: [Look]

  let fix: Finding.Fix?

  init(
    _ severity: Finding.Severity, _ rule: RuleID, at location: SourceLocation, in look: Look,
    _ claim: String, because reason: String, fix: Finding.Fix? = nil
  ) {
    self.severity = severity
    self.rule = rule
    self.location = location
    self.claim = claim
    self.reason = reason
    looks = [look]
    self.fix = fix
  }

  var finding: Finding {
    let names = looks.map(\.name)
    let named =
      names.count > 3
      ? "\(names[0]), \(names[1]) and \(names.count - 2) more"
      : names.formatted(joinedBy: "and")
    return Finding(severity, rule, at: location, "\(claim) in \(named), \(reason)", fix: fix)
  }

  /// Adds the appearances of another finding, if that says the same.
  ///
  /// - Returns: Whether it does. An appearance is not named beside one of fewer traits.
  fileprivate mutating func join(_ other: LookFinding) -> Bool {
    guard claim == other.claim, reason == other.reason, location == other.location,
      severity == other.severity, fix == other.fix
    else { return false }
    let known = looks.map(\.appearance.traits)
    looks += other.looks.filter { look in
      !known.contains { $0.isSubset(of: look.appearance.traits) }
    }
    return true
  }
}

extension [LookFinding] {
  /// The findings, each once for all the appearances that it is about.
  var findings: [Finding] {
    var joined: [LookFinding] = []
    for finding in self {
      let isJoined = joined.indices.contains { joined[$0].join(finding) }
      if !isJoined { joined.append(finding) }
    }
    return joined.map(\.finding)
  }
}
