import NewTheme
import ThemeColor
import ThemeModel

/// What an audit found in the states of widgets in a theme.
struct StateReport {
  /// A finding as `livery audit --format json` prints it.
  struct Finding: Decodable {
    struct Place: Decodable {
      let appearance: String
      let color, background: String?
      let value, minimum: Double

      private enum CodingKeys: String, CodingKey {
        case appearance, color, value, minimum
        case background = "ground"
      }
    }

    let rule, severity, message: String
    let declaration, alternative: String?
    let places: [Place]
  }

  /// What is wrong, with the pair, the state and the place.
  let messages: [String]

  /// Pairs of colors with too little contrast that roles give, each once, those of one cause
  /// together.
  let faults: [[PaintedFault]]

  /// How bad it is: how many errors there are, and what lacks in all.
  let badness: (errors: Int, lack: Double)

  init(_ findings: [Finding], of theme: Theme) {
    messages = findings.map { "\($0.severity): \($0.message)" }
    faults = findings.map { $0.faults(of: theme) }.filter { !$0.isEmpty }
    let lacks = findings.flatMap { finding in
      // What shows no state has nothing to compare.
      finding.rule == "audit/state" ? [1] : finding.pairs.map { $0.minimum / max($0.value, 1) - 1 }
    }
    badness = (findings.count { $0.severity == "error" }, lacks.reduce(0, +))
  }

  /// What lacks where the cause is that of some faults.
  func lack(of group: [PaintedFault]) -> Double {
    let roles = Set(group[0].roles)
    return faults.joined().filter { Set($0.roles) == roles }
      .reduce(0) { $0 + $1.needed / max($1.ratio, 1) - 1 }
  }

  /// Whether it is better than another.
  func isBetter(than other: StateReport) -> Bool {
    let (own, others) = (badness, other.badness)
    return own.errors == others.errors
      ? own.lack < others.lack - 1e-6 : own.errors < others.errors
  }
}

extension StateReport.Finding {
  /// The places with different colors, the worst first.
  fileprivate var pairs: [Place] {
    var known: Set<[String?]> = []
    return places.filter { known.insert([$0.appearance, $0.color, $0.background]).inserted }
  }

  fileprivate func faults(of theme: Theme) -> [PaintedFault] {
    guard rule != "audit/state" else { return [] }
    let roles = [declaration, alternative].compactMap { name in
      name.flatMap { ColorRole(name: $0.filter { $0 != "'" }) }
    }
    guard !roles.isEmpty else { return [] }
    return pairs.compactMap { place in
      guard let foreground = place.color.flatMap({ Color(hex: $0) }),
        let background = place.background.flatMap({ Color(hex: $0) }), place.value < place.minimum,
        let appearance = try? theme.appearance(parsing: place.appearance)
      else { return nil }
      return PaintedFault(
        in: appearance, foreground, on: background, ratio: place.value, needed: place.minimum,
        from: roles)
    }
  }
}
