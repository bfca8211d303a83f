import LiverySystem

/// What a rule of a theme is about.
package struct RuleHead: Hashable, Sendable {
  package let selector: StyleSelector

  /// Whether the rule declares nothing of the theme's, but brings back the look of a state that a
  /// background of the theme's would hide.
  package let restoresState: Bool

  /// Whether a metric gives it a value.
  package let hasMetric: Bool

  package init(
    _ selector: StyleSelector, restoresState: Bool = false, hasMetric: Bool = false
  ) {
    self.selector = selector
    self.restoresState = restoresState
    self.hasMetric = hasMetric
  }
}

/// What the rules of a theme are about, in the order in which later ones win.
///
/// The list is the same in every appearance. What another module derives from it, such as the
/// selectors of a stylesheet, is kept beside it and made once; that takes a reference.
package struct RuleList: Hashable, Sendable {
  package let heads: [RuleHead]

  private let cache = Cache()

  private final class Cache: Sendable {
    let value = Locked<(any Sendable)?>(nil)
  }

  init(_ heads: [RuleHead]) {
    self.heads = heads
  }

  /// A value that follows from the rules: the one that was made before, or a new one.
  package func derived<Value: Sendable>(_ make: ([RuleHead]) -> Value) -> Value {
    cache.value.withLock { known in
      if let known = known as? Value { return known }
      let value = make(heads)
      known = value
      return value
    }
  }

  package static func == (left: RuleList, right: RuleList) -> Bool { left.heads == right.heads }

  package func hash(into hasher: inout Hasher) { hasher.combine(heads) }
}
