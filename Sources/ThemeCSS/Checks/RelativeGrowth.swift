/// How far factors of a size come, which multiply where one widget is inside another.
struct RelativeGrowth {
  /// The largest factor where a rule is about widgets inside each other: of twenty it makes 6.7.
  static let nestingLimit = 1.1

  /// The most that all rules may come to, one inside the other.
  private let limit: Double

  private var factors: [String: Double] = [:]
  private var product = 1.0

  init(limit: Double) {
    self.limit = limit
  }

  /// Adds what a rule sets; returns why it is too much, if it is.
  mutating func add(_ factor: Double, for subjects: RuleSubjects) -> String? {
    guard factor > 1 else { return factor.isNaN ? "expected a number" : nil }
    if subjects.nest, factor > RelativeGrowth.nestingLimit {
      return "expected at most 110% where widgets inside each other have it, since they multiply it"
    }
    for key in subjects.keys {
      let before = factors[key] ?? 1
      guard factor > before else { continue }
      guard product / before * factor <= limit else {
        return "expected smaller sizes, since widgets inside each other multiply them"
      }
      product = product / before * factor
      factors[key] = factor
    }
    return nil
  }
}
