import ThemeSource

/// What the rounds of one thing took, in ms.
struct Times {
  typealias Round = (processor: Double, wall: Double)

  /// Medians.
  let processor, wall: Double
  let slowest: Double

  static func middle(_ values: [Double]) -> Double {
    values.isEmpty ? 0 : values.sorted()[values.count / 2]
  }

  init(_ rounds: [Round]) {
    processor = Self.middle(rounds.map(\.processor))
    wall = Self.middle(rounds.map(\.wall))
    slowest = rounds.map(\.wall).max() ?? 0
  }

  var json: JSONValue {
    .members([
      "processor-ms": .number(rounded(processor)), "ms": .number(rounded(wall)),
      "slowest-ms": .number(rounded(slowest)),
    ])
  }

  private func rounded(_ value: Double) -> Double { (value * 1_000).rounded() / 1_000 }
}
