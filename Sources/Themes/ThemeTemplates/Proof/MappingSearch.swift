import ThemeModel
import ThemeSource

/// Searches for values of a template with which all pairs pass for some palettes.
///
/// It goes pair by pair, text on its surface first: it tries another value for the foreground, else
/// for the background, else for both; a found value stays while the next pair is fixed. A value
/// must not break any other pair.
struct MappingSearch {
  private let testedAppearances: [TestedAppearance]
  private let known: PairNumbers
  private let candidates: Candidates

  /// The order of checking trials: those that refuse most values first.
  private var order: [Int]

  private(set) var changes: [Change] = []

  /// The pairs that no value fixes, and the definitions that fix each of the others, by number.
  private var unfixedNumbers: Set<Int> = []
  private var fixedNumbers: [Int: [Definition]] = [:]

  init(_ testedAppearances: [TestedAppearance], of known: PairNumbers, entries: [String]) {
    (self.testedAppearances, self.known) = (testedAppearances, known)
    candidates = Candidates(entries: entries)
    order = Array(testedAppearances.indices)
  }

  var unfixed: Set<PairKey> { Set(unfixedNumbers.map { known.keys[$0] }) }

  var fixedBy: [PairKey: [Definition]] {
    Dictionary(uniqueKeysWithValues: fixedNumbers.map { (known.keys[$0], $1) })
  }

  mutating func run() {
    var pending = failing()
    while let number = pending.first {
      fix(number, pending)
      let now = failing()
      for other in pending where !now.contains(other) && fixedNumbers[other] == nil {
        fixedNumbers[other] = fixedNumbers[number]
      }
      pending = now.filter { !unfixedNumbers.contains($0) && fixedNumbers[$0] == nil }
    }
  }

  /// The pairs that fail in some trial, in the order of fixing.
  private func failing() -> [Int] {
    var found = Array(repeating: false, count: known.keys.count)
    for tested in testedAppearances { tested.markFailing(in: &found) }
    let failing = found.indices.filter { found[$0] }
      .sorted { known.keys[$0].order < known.keys[$1].order }
    // Text of the window first, since others are moved towards it.
    let isFirst = { (number: Int) in known.keys[number].role == .windowFg }
    return failing.filter(isFirst) + failing.filter { !isFirst($0) }
  }

  /// The definition behind a role of a failing pair.
  private func cause(of role: ColorRole?, for number: Int) -> Definition? {
    for tested in testedAppearances where tested.fails(number) {
      if let cause = tested.cause(of: role) { return cause }
    }
    return nil
  }

  /// How bad each pair may become: those that fail with some palette are fixed later.
  private func limits(_ pending: [Int], isStrict: Bool) -> [Finding.Severity] {
    var limits = known.keys.map { key -> Finding.Severity in
      isStrict || key.isText ? .note : .warning
    }
    for tested in testedAppearances { tested.raise(&limits) }
    for number in pending { limits[number] = .error }
    return limits
  }

  private mutating func fix(_ number: Int, _ pending: [Int]) {
    let key = known.keys[number]
    let foreground = cause(of: key.role, for: number)
    // If the template does not set the surface, the window is visible through it.
    let background = cause(of: key.surface, for: number) ?? cause(of: .windowBg, for: number)
    let related = pending.filter { key.role != nil && known.keys[$0].role == key.role }
    for isStrict in [true, false] {
      let limits = limits(pending, isStrict: isStrict)
      // All pairs of the foreground at once, or else only this one.
      for targets in related.count > 1 ? [related, [number]] : [[number]] {
        guard let foreground else { continue }
        let surfaces = Set(targets.compactMap { known.keys[$0].surface })
          .sorted { $0.rawValue < $1.rawValue }
        let values = candidates.foregrounds(for: foreground.role, on: surfaces)
        if take(values.map { [Change(definition: foreground, replacement: $0)] }, targets, limits) {
          return
        }
      }
      if let background {
        let values = candidates.backgrounds(for: background.role)
        if take(values.map { [Change(definition: background, replacement: $0)] }, [number], limits)
        {
          return
        }
      }
      if let foreground, let background, foreground != background {
        let values = candidates.both(foreground.role, background.role).map { pair in
          [
            Change(definition: background, replacement: pair.background),
            Change(definition: foreground, replacement: pair.foreground),
          ]
        }
        if take(values, [number], limits) { return }
      }
    }
    unfixedNumbers.insert(number)
  }

  /// Makes the first changes that pass in all trials; `false` if none do.
  private mutating func take(
    _ values: [[Change]], _ targets: [Int], _ limits: [Finding.Severity]
  ) -> Bool {
    var isTarget = Array(repeating: false, count: known.keys.count)
    for target in targets { isTarget[target] = true }
    for changes in values where passes(changes, isTarget, limits) {
      for tested in testedAppearances { tested.make(changes) }
      for change in changes {
        self.changes.removeAll { $0.definition == change.definition }
        self.changes.append(change)
      }
      for target in targets { fixedNumbers[target] = changes.map(\.definition) }
      return true
    }
    return false
  }

  private mutating func passes(
    _ changes: [Change], _ targets: [Bool], _ limits: [Finding.Severity]
  ) -> Bool {
    for (position, index) in order.enumerated()
    where !testedAppearances[index].passes(changes, for: targets, within: limits) {
      // A trial that refuses one value will probably refuse the next.
      order.remove(at: position)
      order.insert(index, at: 0)
      return false
    }
    return true
  }
}
