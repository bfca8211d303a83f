import GTKKnowledge

/// The sums of the declarations that a release may have.
struct ReleaseLoads {
  private let release: GTKRelease
  private var (sizes, paintings) = (LoadShares(), LoadShares())

  /// The sizes that every widget has.
  private var everywhere = LoadShares()

  init(of release: GTKRelease) {
    self.release = release
  }

  /// Adds a size; returns the limit that all sizes would exceed, in which case nothing is added.
  mutating func add(
    size: Loads.Number, in place: CrashLimits.Place, _ keys: [String]
  ) -> CrashLimit? {
    let usual = ReleaseLoads.usual[size.component] ?? 0
    let share = max(0, size.value - usual) / (limit(of: size.component, in: place).fine ?? 0)
    // A value that is too large by itself is refused for that reason.
    guard share <= 1 else { return nil }
    guard sizes.add(share, size.component, in: place, keys) else {
      return limit(of: "extent", in: place)
    }
    if place == .nested, usual > 0 || keys.contains("*") {
      _ = everywhere.add(share, size.component, in: place, keys)
    }
    return nil
  }

  /// Adds an amount of painting; returns its limit if the sum would exceed it.
  mutating func add(
    painting: Loads.Number, in place: CrashLimits.Place, _ keys: [String]
  ) -> CrashLimit? {
    let limit = limit(of: painting.component, in: place)
    // A component without a fatal limit does not count.
    guard limit.deadly != nil else { return nil }
    let share = painting.value / (limit.fine ?? 0)
    guard share <= 1 else { return nil }
    return paintings.add(share, painting.component, in: place, keys) ? nil : limit
  }

  /// The limit of the sizes for some painting, if they exceed it.
  func excess(of painting: Loads.Number, for subjects: RuleSubjects) -> CrashLimit? {
    let place = subjects.paintingPlace
    let beside = limit(of: "extent beside \(painting.component)", in: place)
    let amount = CrashLimits.besideAmounts[painting.component] ?? 1
    let factor = max(1, painting.value / amount)
    let share =
      place == .nested ? sizes.nested : everywhere.nested + sizes.largest(of: subjects.keys)
    let fine = (beside.fine ?? 0) / factor
    guard share * (limit(of: "extent", in: place).fine ?? 0) > fine else { return nil }
    return CrashLimit(
      release: release, fine: fine, deadly: factor > 1 ? nil : beside.deadly, cause: beside.cause)
  }

  private func limit(of component: String, in place: CrashLimits.Place) -> CrashLimit {
    CrashLimits.of(component, in: place).first { $0.release == release }
      ?? CrashLimit(untriedOn: release)
  }

  /// The sizes of text without a stylesheet.
  private static let usual = [
    "font-size": CSSTerms.usualFont, "text spacing": 1.5 * CSSTerms.usualFont,
  ]
}

/// The fractions of the limits that some numbers use, by widgets.
struct LoadShares {
  /// The largest fraction of each component, in the order of their first ones.
  private struct Group {
    var shares: [(component: String, share: Double)] = []
    var sum: Double { shares.reduce(0) { $0 + $1.share } }

    func adding(_ share: Double, _ component: String) -> Group {
      var group = self
      if let index = shares.firstIndex(where: { $0.component == component }) {
        group.shares[index].share = max(share, shares[index].share)
      } else {
        group.shares.append((component, share))
      }
      return group
    }
  }

  private var inEachOther = Group()
  private var others: [String: Group] = [:]
  private var largestOther = 0.0

  /// The sum for nested widgets that may contain others.
  var nested: Double { inEachOther.sum }

  /// The largest sum of the widgets with some names or classes.
  func largest(of keys: [String]) -> Double {
    keys.map { others[$0]?.sum ?? 0 }.max() ?? 0
  }

  /// Adds a fraction for some widgets; returns `false` without adding it if the sum with their
  /// ancestors would exceed 1.
  mutating func add(
    _ share: Double, _ component: String, in place: CrashLimits.Place, _ keys: [String]
  ) -> Bool {
    guard place != .nested else {
      let group = inEachOther.adding(share, component)
      guard group.sum + largestOther <= 1 else { return false }
      inEachOther = group
      return true
    }
    let groups = keys.map { ($0, (others[$0] ?? Group()).adding(share, component)) }
    guard groups.allSatisfy({ nested + $1.sum <= 1 }) else { return false }
    others.merge(groups) { $1 }
    largestOther = groups.reduce(largestOther) { max($0, $1.1.sum) }
    return true
  }
}
