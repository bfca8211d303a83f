/// How far factors come, of a size for example, which multiply where one widget is inside another.
struct RelativeGrowth {
  /// The largest factor where a rule is about widgets inside each other: of twenty it makes 6.7.
  private static let nestingLimit = 1.1

  /// The most that all rules may come to, one inside the other.
  private let limit: Double

  private var factors: [String: Double] = [:]
  private var product = 1.0

  /// What was expected where widgets inside each other multiply a factor, and where many do.
  private let (nestingMessage, message): (String, String)

  private init(_ limit: Double, _ nestingMessage: String, _ message: String) {
    (self.limit, self.nestingMessage, self.message) = (limit, nestingMessage, message)
  }

  /// The sizes of fonts and the scales of transforms.
  static func ofSizes(limit: Double) -> RelativeGrowth {
    RelativeGrowth(
      limit,
      "expected at most 110% where widgets inside each other have it, since they multiply it",
      "expected smaller sizes, since widgets inside each other multiply them")
  }

  /// How often GTK paints what is inside a widget.
  static let ofPainting = RelativeGrowth(
    1_024, "expected no shadow or backdrop by a filter where widgets inside each other have it",
    "expected fewer shadows and backdrops by filters, since each paints all inside it once more")

  /// Adds what a rule sets; returns why it is too much, if it is.
  mutating func add(_ factor: Double, for subjects: RuleSubjects) -> String? {
    guard factor > 1 else { return factor.isNaN ? "expected a number" : nil }
    if subjects.nest, factor > RelativeGrowth.nestingLimit {
      return nestingMessage
    }
    for key in subjects.keys {
      let before = factors[key] ?? 1
      guard factor > before else { continue }
      guard product / before * factor <= limit else {
        return message
      }
      product = product / before * factor
      factors[key] = factor
    }
    return nil
  }
}
