import ThemeLint
import ThemeModel
import ThemeSource

/// Searches for values of a template with which all pairs pass in some palettes.
///
/// Pair by pair, text on its surface first: another value for the ink, else for what it lies on, else
/// for both; what is found stays while the next pair is mended. A value may break no other pair.
struct MappingSearch {
  private var trials: [Trial]
  private let candidates: Candidates

  /// The order in which trials are asked: those that refuse most first.
  private var order: [Int]

  private(set) var changes: [Change] = []

  /// The pairs that no value mends, and the definitions that mend each of the others.
  private(set) var unmended: Set<PairKey> = []
  private(set) var mendedBy: [PairKey: [Definition]] = [:]

  init(_ trials: [Trial], entries: [String]) {
    self.trials = trials
    candidates = Candidates(entries: entries)
    order = Array(trials.indices)
  }

  mutating func run() {
    var pending = failing()
    while let key = pending.first {
      mend(key, pending)
      let now = failing()
      for other in pending where !now.contains(other) && mendedBy[other] == nil {
        mendedBy[other] = mendedBy[key]
      }
      pending = now.filter { !unmended.contains($0) && mendedBy[$0] == nil }
    }
  }

  /// The pairs that fail in some trial, in the order of mending.
  private func failing() -> [PairKey] {
    var found: Set<PairKey> = []
    for trial in trials {
      for (index, severity) in trial.severities.enumerated()
      where trial.look.pairs[index].isFailure(severity) {
        found.insert(trial.keys[index])
      }
    }
    return found.sorted { MappingSearch.rank($0) < MappingSearch.rank($1) }
  }

  /// Text of the window first, since others are moved towards it; then what has a surface of its own.
  private static func rank(_ key: PairKey) -> (Int, Int, Int, Int, String) {
    let order = key.order
    return (key.role == .windowFg ? 0 : 1, order.0, order.1, order.2, order.3)
  }

  /// The definition behind a role where a pair fails.
  private func cause(of role: ColorRole?, for key: PairKey) -> Definition? {
    for trial in trials {
      let fails = trial.severities.indices.contains { index in
        trial.keys[index] == key && trial.look.pairs[index].isFailure(trial.severities[index])
      }
      if fails, let cause = trial.cause(of: role) { return cause }
    }
    return nil
  }

  /// How bad each pair may become: those that fail with some palette are mended later.
  private func limits(_ pending: [PairKey], isStrict: Bool) -> [PairKey: Finding.Severity] {
    var limits: [PairKey: Finding.Severity] = [:]
    for trial in trials {
      for (index, severity) in trial.severities.enumerated() {
        let key = trial.keys[index]
        let least: Finding.Severity =
          isStrict || trial.look.pairs[index].isText ? .note : .warning
        limits[key] = max(limits[key] ?? least, severity ?? .note)
      }
    }
    for key in pending { limits[key] = .error }
    return limits
  }

  private mutating func mend(_ key: PairKey, _ pending: [PairKey]) {
    let ink = cause(of: key.role, for: key)
    // Through a surface that the template says nothing of, the window shows.
    let ground = cause(of: key.surface, for: key) ?? cause(of: .windowBg, for: key)
    let related = Set(pending.filter { $0.role != nil && $0.role == key.role })
    for isStrict in [true, false] {
      let limits = limits(pending, isStrict: isStrict)
      // All pairs of the ink at once, else this one alone.
      for targets in related.count > 1 ? [related, [key]] : [[key]] {
        guard let ink else { continue }
        let surfaces = targets.map(\.surface).sorted { $0.rawValue < $1.rawValue }
        let values = candidates.inks(for: ink.role, on: surfaces)
        if take(values.map { [Change(definition: ink, replacement: $0)] }, targets, limits) {
          return
        }
      }
      if let ground {
        let values = candidates.grounds(for: ground.role)
        if take(values.map { [Change(definition: ground, replacement: $0)] }, [key], limits) {
          return
        }
      }
      if let ink, let ground, ink != ground {
        let values = candidates.both(ink.role, ground.role).map { pair in
          [
            Change(definition: ground, replacement: pair.ground),
            Change(definition: ink, replacement: pair.ink),
          ]
        }
        if take(values, [key], limits) { return }
      }
    }
    unmended.insert(key)
  }

  /// Makes the first changes that pass in all trials; `false` where none do.
  private mutating func take(
    _ values: [[Change]], _ targets: Set<PairKey>, _ limits: [PairKey: Finding.Severity]
  ) -> Bool {
    for changes in values where passes(changes, targets, limits) {
      for index in trials.indices { trials[index].make(changes) }
      for change in changes {
        self.changes.removeAll { $0.definition == change.definition }
        self.changes.append(change)
      }
      for target in targets { mendedBy[target] = changes.map(\.definition) }
      return true
    }
    return false
  }

  private mutating func passes(
    _ changes: [Change], _ targets: Set<PairKey>, _ limits: [PairKey: Finding.Severity]
  ) -> Bool {
    for (position, index) in order.enumerated()
    where !trials[index].passes(changes, for: targets, within: limits) {
      // What refuses one value will refuse the next.
      order.remove(at: position)
      order.insert(index, at: 0)
      return false
    }
    return true
  }
}
