import ThemeModel

/// The product of factors, for example of sizes, which multiply in nested widgets.
struct RelativeGrowth {
  /// The reason why a factor is too large: the measurement, and the expected value.
  struct Excess {
    let kind: String
    let expectation: String
  }

  /// The largest factor of a rule for nested widgets.
  private let nestingLimit: Double

  /// The largest product of nested rules, and the number of rules that count; for rules of style
  /// classes, which are mostly siblings, half the number.
  private let limit: Double
  private let depth: Int

  /// The largest factors of style classes and of other nodes; smaller ones have no effect.
  private var (classes, nodes) = (Largest(), Largest())

  private struct Largest {
    private(set) var factors: [(key: String, factor: Double)] = []

    mutating func add(_ factor: Double, for key: String, atMost count: Int) {
      if let index = factors.firstIndex(where: { $0.key == key }) {
        factors[index].factor = max(factors[index].factor, factor)
      } else {
        factors.append((key, factor))
      }
      factors = Array(factors.sorted { $0.factor > $1.factor }.prefix(count))
    }
  }

  private let (kind, nestingExpectation, expectation): (String, String, String)

  private init(
    _ limit: Double, nested nestingLimit: Double, of depth: Int, _ kind: String,
    _ nestingExpectation: String, _ expectation: String
  ) {
    (self.limit, self.nestingLimit, self.depth, self.kind) = (limit, nestingLimit, depth, kind)
    (self.nestingExpectation, self.expectation) = (nestingExpectation, expectation)
  }

  // Twenty times 1.1 gives 6.7. A single scale is also measured, in 'limits.tsv'.
  static let ofFonts = ofSizes("relative font-size", limit: 64, nested: 1.1)
  static let ofScales = ofSizes("relative scale", limit: 16, nested: 1.25)

  private static func ofSizes(
    _ kind: String, limit: Double, nested nestingLimit: Double
  ) -> RelativeGrowth {
    RelativeGrowth(
      limit, nested: nestingLimit, of: 4, kind,
      "expected at most \((nestingLimit * 100).text)% where widgets inside each other have it, "
        + "since they multiply it",
      "expected smaller sizes, since widgets inside each other multiply them")
  }

  /// How often GTK paints the content of a widget.
  static let ofPainting = RelativeGrowth(
    1_024, nested: 1.1, of: 16, "repeated painting",
    "expected no shadow or backdrop by a filter where widgets inside each other have it",
    "expected fewer shadows and backdrops by filters, since each paints all inside it once more")

  private var product: Double {
    (nodes.factors + classes.factors).map(\.factor).sorted(by: >).prefix(depth).reduce(1, *)
  }

  /// Adds a rule's factor; returns why the product is too large, if it is.
  mutating func add(_ factor: Double, for subjects: RuleSubjects) -> Excess? {
    guard factor > 1 else {
      return factor.isNaN ? Excess(kind: kind, expectation: "expected a number") : nil
    }
    if subjects.nest, factor > nestingLimit {
      return Excess(kind: kind, expectation: nestingExpectation)
    }
    for key in subjects.keys {
      let before = (classes, nodes)
      if key.hasPrefix(".") {
        classes.add(factor, for: key, atMost: depth / 2)
      } else {
        nodes.add(factor, for: key, atMost: depth)
      }
      guard product > limit else { continue }
      (classes, nodes) = before
      return Excess(kind: kind, expectation: expectation)
    }
    return nil
  }
}
