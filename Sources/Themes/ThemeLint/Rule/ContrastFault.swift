import ThemeModel
import ThemeSource

/// The pairs of a rule whose contrast is too low because of one value of the theme.
struct ContrastFault: Sendable {
  let rule: RuleID

  /// The location of the value, or of a value on which the pairs depend.
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
  /// Text that cannot be read cannot be read dimmed or disabled either, nor does a focus ring of
  /// half its color stand out, which is not reported again.
  static func all(
    of audit: ContrastAudit, of theme: Theme, in judgedAppearances: [JudgedAppearance]
  )
    -> [ContrastFault]
  {
    var faults: [ContrastFault] = []
    var known: [Cause: Int] = [:]
    // The location of the role that a fault's value names, by the index of the fault.
    var named: [Int: SourceLocation] = [:]
    for (index, judgement) in audit.judgements.enumerated() {
      let judged = judgedAppearances[judgement.judged]
      guard let severity = judgement.severity(inBase: theme.ownLayer == 0, judged.isHighContrast)
      else { continue }
      let fixTarget = FixTarget(of: judgement.pair, in: judged)
      guard let found = fixTarget?.location ?? judgement.pair.location(in: judged) else { continue }
      let cause = Cause(rule: judgement.pair.rule, location: judged.place(of: found, in: theme))
      let pair = Pair(index: index, severity: severity)
      if let fault = known[cause] {
        faults[fault].pairs.append(pair)
      } else {
        known[cause] = faults.count
        if case .reference(let slot)? = fixTarget?.value?.expression, let role = slot.role {
          named[faults.count] = judged.ownValue(of: role)?.location
        }
        faults.append(ContrastFault(rule: cause.rule, location: cause.location, pairs: [pair]))
      }
    }
    // A role that only names another one fails as that does, and for its value.
    for index in faults.indices.reversed() {
      guard let location = named[index],
        let other = known[Cause(rule: faults[index].rule, location: location)], other != index
      else { continue }
      faults[other].pairs += faults[index].pairs
      faults[index].pairs = []
    }
    faults.removeAll(where: \.pairs.isEmpty)
    let unreadable = Set(
      faults.lazy.filter { $0.severity > .note && plain.contains($0.rule) }.map(\.location))
    let foregrounds = Set(
      faults.lazy.filter { $0.severity > .note && plain.contains($0.rule) }.flatMap(\.pairs)
        .filter { $0.severity > .note }.compactMap {
          audit.judgements[$0.index].pair.foreground.role
        })
    return faults.filter { fault in
      if fault.rule == "shade/backdrop" {
        return !fault.pairs.allSatisfy {
          audit.judgements[$0.index].pair.foreground.role.map(foregrounds.contains) ?? false
        }
      }
      return !thinned.contains(fault.rule) || !unreadable.contains(fault.location)
    }
  }

  private static let plain: Set<RuleID> = ["contrast/text", "contrast/label"]
  private static let thinned: Set<RuleID> = [
    "contrast/dimmed", "contrast/disabled", "contrast/focus-ring",
  ]

  private struct Cause: Hashable {
    let rule: RuleID
    let location: SourceLocation
  }
}
