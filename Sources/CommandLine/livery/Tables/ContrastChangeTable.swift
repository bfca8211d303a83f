import ThemeLint
import ThemeSource

/// The pairs of a theme whose contrast changed, a line each, below the appearances.
struct ContrastChangeTable {
  let theme: String
  let changes: [ContrastChange]

  /// The table; `!` marks a contrast that is too low and lower than before.
  var text: String {
    let width = changes.map { $0.name.count }.max() ?? 0
    var appearance: String?
    return changes.map { change in
      let heading =
        change.pair.appearance == appearance
        ? "" : (appearance == nil ? "" : "\n") + "\(theme), \(change.pair.appearance)\n"
      appearance = change.pair.appearance
      return heading.escapingControlsInLines + "\(change.isWorse ? "!" : " ") "
        + "\(change.name.padded(to: width))  \(change.figures)\n"
    }.joined()
  }

  /// The changes as JSON.
  var value: JSONValue {
    .array(
      changes.map { change in
        [
          "traits": .strings(change.pair.appearance.split(separator: "+").map(String.init)),
          "ink": .string(change.pair.foreground), "surface": .string(change.pair.surface),
          "before": JSONValue(change.before), "after": JSONValue(change.after),
          "minimum": JSONValue(change.minimum), "worse": .boolean(change.isWorse),
        ]
      })
  }
}

extension ContrastChange {
  /// A description of the pair.
  var name: String { "\(pair.foreground) on \(pair.surface)" }

  /// The ratios before and after, and the required ratio if it is missed.
  var figures: String {
    let below = { (ratio: Double?) in ratio.map { ContrastRatio.text($0, below: minimum) } ?? "none"
    }
    let verdict = minimum.flatMap { need in
      after.map { $0 < need ? "  below \(ContrastRatio.short(need))" : "" }
    }
    return "\(below(before)) -> \(below(after))\(verdict ?? "")"
  }
}
