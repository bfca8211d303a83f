import ThemeModel
import ThemeSource

/// The declarations that may be the cause of a fault, each once, the likeliest first.
struct RankedSuspects {
  private(set) var all: [Suspect] = []

  /// Whether the first is the cause without doubt: a rule whose value names no role, and the only
  /// declaration of its kind.
  let isSure: Bool

  /// Joins suspects of several kinds, the likeliest kind first.
  init(_ kinds: [[Suspect]], canBeSure: Bool) {
    var seen: Set<SourceLocation> = []
    for suspect in kinds.joined() where seen.insert(suspect.origin.location).inserted {
      all.append(suspect)
    }
    let first = kinds.first { !$0.isEmpty } ?? []
    isSure =
      canBeSure && first.allSatisfy { $0.isRule && $0.origin.roles.isEmpty }
      && Set(first.map(\.origin.location)).count == 1
  }
}
