import LiverySystem

/// The selector of a theme's rule, with its kind.
package struct RuleHead: Hashable, Sendable {
  package let selector: StyleSelector

  /// Whether the rule has no declarations of the theme's, but restores the appearance of a state
  /// that a background of the theme would hide.
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

/// The selectors of a theme's rules, in the order in which later ones win.
///
/// The list is the same in every appearance. Data that another module derives from it, such as the
/// selectors of a stylesheet, is created once and stored with it; that needs a reference type.
package struct RuleList: Hashable, Sendable {
  package let heads: [RuleHead]

  private let cache = Cache()

  private final class Cache: Sendable {
    let value = Locked<(any Sendable)?>(nil)
  }

  init(_ heads: [RuleHead]) {
    self.heads = heads
  }

  /// Data derived from the rules: the existing one, or a new one.
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
