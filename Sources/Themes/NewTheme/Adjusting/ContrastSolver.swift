import ThemeColor

/// Moves the lightness of several colors as little as needed for all the contrasts that they are to
/// have.
///
/// The cost of a movement is its distance in OKLab, so that one color which helps two pairs moves
/// rather than two. It is made least by steps in one direction that all colors take or not, each
/// chosen by a minimum cut (Kolmogorov and Zabih 2004: the terms are submodular, since contrast is
/// a difference of logarithms); the steps become shorter until none helps.
struct ContrastSolver {
  /// What a pair needs of two colors.
  struct Demand {
    let foreground, surface: End

    /// Whether the surface is the lighter of the two.
    var isOnLight: Bool

    /// The logarithm of the contrast that they need between them.
    var separation: Double
  }

  /// A side of a pair: a color that moves, by its index, or one that stays.
  enum End: Equatable {
    case moved(Int), fixed(Double)
  }

  var colors: [MovedColor]
  var demands: [Demand]

  /// What lacks of a logarithm of contrast costs so much.
  private static let penalty = 100.0

  /// The lengths of steps, and how often one length is tried.
  private static let strides = [512, 128, 32, 8, 2]
  private static let limit = 64

  /// Moves the colors from where they are.
  mutating func solve() {
    for stride in Self.strides + Self.strides {
      var isMoved = true
      var rounds = 0
      while isMoved, rounds < Self.limit {
        let up = move(by: stride)
        let down = move(by: -stride)
        isMoved = up || down
        rounds += 1
      }
    }
  }

  /// The logarithm of the contrast of two colors, each with or without a step.
  mutating func separation(
    of demand: Demand, _ foregroundSteps: Int = 0, _ surfaceSteps: Int = 0, by stride: Int = 0
  ) -> Double {
    let difference =
      light(demand.surface, surfaceSteps * stride)
      - light(demand.foreground, foregroundSteps * stride)
    return demand.isOnLight ? difference : -difference
  }

  private mutating func light(_ end: End, _ offset: Int) -> Double {
    switch end {
    case .fixed(let light): return light
    case .moved(let index): return colors[index].place(at: reached(index, offset)).light
    }
  }

  /// The step that a color comes to; none is beyond black and white.
  private func reached(_ index: Int, _ offset: Int) -> Int {
    min(max(colors[index].step + offset, 0), LightnessRamp.steps)
  }

  /// Lets those colors take a step for which that costs the least; whether some did.
  private mutating func move(by stride: Int) -> Bool {
    var cut = MinimumCut(colors.count)
    for index in colors.indices {
      cut.add(
        index, atSource: colors[index].cost(at: colors[index].step),
        atSink: colors[index].cost(at: reached(index, stride)))
    }
    for demand in demands { add(demand, by: stride, to: &cut) }
    let before = energy
    let steps = colors.map(\.step)
    for (index, isMoved) in cut.solve().enumerated() where isMoved {
      colors[index].step = reached(index, stride)
    }
    if energy < before - 1e-9 { return true }
    for index in colors.indices { colors[index].step = steps[index] }
    return false
  }

  private mutating func add(_ demand: Demand, by stride: Int, to cut: inout MinimumCut) {
    let cost = { (solver: inout ContrastSolver, foreground: Int, surface: Int) in
      Self.penalty
        * max(0, demand.separation - solver.separation(of: demand, foreground, surface, by: stride))
    }
    let none = cost(&self, 0, 0)
    switch (demand.foreground, demand.surface) {
    case (.moved(let foreground), .moved(let surface)):
      let (one, other, both) = (cost(&self, 1, 0), cost(&self, 0, 1), cost(&self, 1, 1))
      cut.add(foreground, atSource: none, atSink: one)
      cut.add(surface, atSource: one, atSink: both)
      cut.connect(foreground, surface, one + other - none - both)
    case (.moved(let foreground), .fixed):
      cut.add(foreground, atSource: none, atSink: cost(&self, 1, 0))
    case (.fixed, .moved(let surface)):
      cut.add(surface, atSource: none, atSink: cost(&self, 0, 1))
    case (.fixed, .fixed): break
    }
  }

  private var energy: Double {
    mutating get {
      var sum = 0.0
      for index in colors.indices { sum += colors[index].cost(at: colors[index].step) }
      for demand in demands {
        sum += Self.penalty * max(0, demand.separation - separation(of: demand))
      }
      return sum
    }
  }
}
