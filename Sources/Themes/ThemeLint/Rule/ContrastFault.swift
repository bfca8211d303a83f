import ThemeModel
import ThemeSource

/// The pairs of a rule whose contrast is too low because of one value of the theme.
struct ContrastFault: Sendable {
  let rule: RuleID

  /// The value's place, or that of what the pairs depend on.
  let location: SourceLocation

  /// The pairs, each with how bad it is, in the order of the judgements.
  private(set) var pairs: [Pair]

  /// A pair by its index among the judgements.
  struct Pair: Sendable {
    let index: Int
    let severity: Finding.Severity
  }

  var severity: Finding.Severity { pairs.map(\.severity).max() ?? .note }
}

extension ContrastFault {
  /// The faults of a theme, in the order of the first pair of each.
  ///
  /// Text that cannot be read cannot be read dimmed or disabled either, which is not said again.
  static func all(of audit: ContrastAudit, of theme: Theme, in looks: [Look]) -> [ContrastFault] {
    var faults: [ContrastFault] = []
    var known: [Cause: Int] = [:]
    for (index, judgement) in audit.judgements.enumerated() {
      let look = looks[judgement.look]
      guard let severity = judgement.severity(inBase: theme.ownLayer == 0, look.isHighContrast),
        let found = Lever(of: judgement.pair, in: look)?.location
          ?? judgement.pair.location(in: look)
      else { continue }
      let cause = Cause(rule: judgement.pair.rule, location: look.place(of: found, in: theme))
      let pair = Pair(index: index, severity: severity)
      if let fault = known[cause] {
        faults[fault].pairs.append(pair)
      } else {
        known[cause] = faults.count
        faults.append(ContrastFault(rule: cause.rule, location: cause.location, pairs: [pair]))
      }
    }
    let unreadable = Set(
      faults.lazy.filter { $0.severity > .note && plain.contains($0.rule) }.map(\.location))
    return faults.filter { !thinned.contains($0.rule) || !unreadable.contains($0.location) }
  }

  private static let plain: Set<RuleID> = ["contrast/text", "contrast/label"]
  private static let thinned: Set<RuleID> = ["contrast/dimmed", "contrast/disabled"]

  private struct Cause: Hashable {
    let rule: RuleID
    let location: SourceLocation
  }
}
