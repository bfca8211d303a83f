import ThemeColor
import ThemeLint
import ThemeModel

/// Searches for the colors with which all pairs of a theme have a contrast in one appearance.
struct ContrastSearch {
  /// A color that is to be another.
  typealias Change = (slot: ColorSlot, color: Color, distance: Double)

  let theme: Theme
  let pairs: MeasuredPairs

  /// The pairs that GTK painted too faint, which come after those in all that has pairs by their
  /// index.
  let painted: [PaintedPair]
  var fixTargets: ColorFixTargets

  /// What each pair is asked for, and has; 0 is asked of those that are fixed otherwise.
  let asked: [Double]
  let ratios: [Double]

  /// What each pair has at the end.
  private(set) var reached: [Double]

  /// Whether text on surfaces comes down to what it is asked for.
  private let isSoft: Bool

  /// Roles that are translucent, and are to be opaque.
  var opaque: Set<ColorRole> = []

  /// Roles that are to be dark instead of light, or light instead of dark.
  var turned: Set<ColorRole> = []

  /// Whether roles that are to be on one side of all their surfaces are the darker ones.
  var sides: [ColorRole: Bool] = [:]

  /// Surfaces that are to have another color of the theme.
  var replaced: [ColorRole: Color] = [:]

  var solver = ContrastSolver(colors: [], demands: [])

  /// Colors that may follow what they refer to, though that changes.
  var released: Set<ColorSlot> = []

  /// Whether a role that is lighter than one of its surfaces and darker than another stays so where
  /// the other side of one is beyond reach.
  var keepsSides = false

  /// Pairs of which nothing is asked any more, so that the others have what they need.
  var abandoned: Set<Int> = []

  init(
    _ theme: Theme, _ pairs: MeasuredPairs, _ aim: ContrastAim, _ movable: MovableColors,
    painted faults: [PaintedFault] = []
  ) {
    (self.theme, self.pairs) = (theme, pairs)
    painted = faults.filter { $0.appearance == pairs.appearance }
      .map { PaintedPair($0, among: pairs) }
    isSoft = aim.isSoft
    fixTargets = ColorFixTargets(theme, in: pairs.appearance, movable)
    ratios = pairs.ratios() + painted.map(\.fault.ratio)
    reached = ratios
    let fixTargets = fixTargets
    let measured = pairs.pairs.map { pair -> Double in
      // Focus rings get a rule of their own; of roles that nobody chose nothing is asked.
      let isKept = pair.foreground.map { fixTargets.fixTarget(of: $0) == nil } ?? true
      if pair.isRing && pair.isToolkits || isKept && fixTargets.fixTarget(of: pair.surface) == nil {
        return 0
      }
      return aim.ratio(of: pair, inHighContrast: pairs.isHighContrast)
    }
    asked =
      measured
      + painted.map { pair in
        let canMove = [pair.foreground, pair.surface].contains { role in
          role.flatMap(fixTargets.fixTarget) != nil
        }
        return canMove ? pair.fault.needed : 0
      }
  }

  /// The pairs that have less than they are asked for.
  var failing: [Int] { failing(ratios) }

  func failing(_ ratios: [Double]) -> [Int] {
    // What rounding does to the last digits does not count.
    ratios.indices.filter { ratios[$0] + 1e-9 < asked[$0] }
  }

  /// The changes with which the fewest pairs fail, and the pairs that still do.
  mutating func solve() -> (changes: [Change], failing: [Int]) {
    var left = failing
    if left.isEmpty {
      if isSoft {
        build()
        soften(left)
        reached = measured
      }
      return (changes, [])
    }
    let start = self
    var best = outcome(for: left)
    if best.failing.contains(where: { !isPainted($0) }) {
      // What cannot be had must not hold back what can.
      self = start
      keepsSides = true
      best = abandoning(outcome(for: left))
    }
    solver = best.solver
    left = best.failing
    shorten(left)
    release(left)
    if isSoft { soften(left) }
    reached = measured
    return (changes, left)
  }

  /// Solves the model with more and more allowed, until no pair fails.
  private mutating func outcome(for failing: [Int]) -> Outcome {
    separateTextFromSurfaces(failing)
    turnWhatIsBeyondReach(failing)
    var left = failing
    var best: Outcome?
    for stage in Stage.allCases {
      guard prepare(stage, for: left) || stage == .together else { continue }
      build()
      left = search()
      if left.count < best?.failing.count ?? .max { best = (solver, left) }
      if left.isEmpty { break }
    }
    return best ?? (solver, left)
  }

  /// What is allowed of the pairs that still fail, one after the other.
  private enum Stage: CaseIterable {
    /// Colors that are shared move together.
    case together
    /// What is painted gets a color of its own.
    case foregrounds
    /// So does all that shares a color with either side of the pair.
    case sharers
    /// Surfaces get one, too.
    case surfaces
    /// Dark on light may become light on dark.
    case turned
  }

  private mutating func prepare(_ stage: Stage, for left: [Int]) -> Bool {
    var isNew = false
    for index in left {
      if isPainted(index) {
        if stage != .together { isNew = detach(painted[index - pairs.pairs.count]) || isNew }
        continue
      }
      let pair = pairs.pairs[index]
      if pair.level == .backdrop { isNew = replaceBackdrop(of: pair) || isNew }
      switch stage {
      case .together: break
      case .foregrounds:
        guard let foreground = pair.foreground else { continue }
        if fixTargets.canDetach(foreground) {
          isNew = fixTargets.detached.insert(foreground).inserted || isNew
        }
        if fixTargets.detached.contains(foreground), pairs.resolved[foreground].alpha < 1 {
          isNew = opaque.insert(foreground).inserted || isNew
        }
      case .sharers:
        let shared = [pair.foreground, pair.surface].compactMap { $0.flatMap(fixTargets.fixTarget) }
        for role in ColorRole.allCases
        where fixTargets.fixTarget(of: role).map(shared.contains) ?? false
          && fixTargets.canDetach(role)
        {
          isNew = fixTargets.detached.insert(role).inserted || isNew
        }
      case .surfaces:
        guard fixTargets.canDetach(pair.surface) else { continue }
        isNew = fixTargets.detached.insert(pair.surface).inserted || isNew
      case .turned:
        guard let foreground = pair.foreground, canTurn(foreground, among: left) else { continue }
        isNew = turn(foreground) || isNew
      }
    }
    return isNew
  }

  /// Solves the model until the pairs have what they are asked for, and returns those that have
  /// not.
  private mutating func search() -> [Int] {
    let modeled = asked.indices.filter { asked[$0] > 1 && !abandoned.contains($0) }
    var left: [Int] = []
    for round in 1...ContrastSearch.rounds {
      // What is translucent or tinted gains less than what moves; 'shorten' takes back too much.
      let zeal = 1 + 0.25 * Double(round - 1)
      solver.solve()
      let ratios = measured
      left = failing(ratios)
      if left.isEmpty { break }
      for (place, index) in modeled.enumerated() where ratios[index] + 1e-9 < asked[index] {
        let lack = Color.logarithm(ofRatio: asked[index]) - Color.logarithm(ofRatio: ratios[index])
        let now = solver.separation(of: solver.demands[place])
        solver.demands[place].separation =
          max(solver.demands[place].separation, now) + (lack + 0.002) * zeal
      }
    }
    return left
  }

  private static let rounds = 14

  /// A state of the solver, and the pairs that fail with it.
  private typealias Outcome = (solver: ContrastSolver, failing: [Int])

  /// Asks nothing more of one pair after the other, where fewer fail without it.
  ///
  /// What lies on light and on dark surfaces comes first, and then what lacks the most.
  private mutating func abandoning(_ outcome: Outcome) -> Outcome {
    var best = outcome
    var left = outcome.failing
    while abandoned.count < best.failing.count - 1, !left.isEmpty {
      let ratios = measured
      let lacks = left.filter { !abandoned.contains($0) }
        .map { ($0, (isOnBothSides($0) ? 21 : 1) * asked[$0] / ratios[$0]) }
      guard let worst = lacks.max(by: { $0.1 < $1.1 })?.0 else { break }
      abandoned.insert(worst)
      build()
      left = search()
      if left.count < best.failing.count { best = (solver, left) }
    }
    return best
  }
}
