/// A value of a theme's content, whatever it is a value of.
protocol TraitValue: Hashable {
  var traits: TraitSet { get }

  /// The same value asking for other traits.
  func asking(for traits: TraitSet) -> Self
}

extension ThemeContent.Value: TraitValue {
  func asking(for traits: TraitSet) -> ThemeContent.Value<Content> {
    ThemeContent.Value(traits: traits, content: content)
  }
}

extension Array {
  /// The values such that one that asks for the most traits always counts, though before it was the
  /// first: some may have to be repeated for the traits of two, and some are not needed.
  public func settled<Content>() -> [ThemeContent.Value<Content>]
  where Element == ThemeContent.Value<Content> {
    merged(over: [])
  }
}

extension Array where Element: TraitValue {
  /// The values of two files, of which the upper's win wherever they apply, as those of one.
  ///
  /// In one file the value that asks for the most traits counts, so one of the upper's may have to
  /// be repeated for traits that the lower asks for as well.
  func merged(over lower: [Element]) -> [Element] {
    let decisions = sortedByTraits + lower.sortedByTraits
    var keys = Set(decisions.map(\.traits))
    var pending = Array<TraitSet>(keys)
    while let key = pending.popLast() {
      for other in keys where !key.contradicts(other) {
        if keys.insert(key.union(other)).inserted { pending.append(key.union(other)) }
      }
    }
    let all = keys.sorted { ($0.count, $0.rawValue) > ($1.count, $1.rawValue) }
      .compactMap { key in
        decisions.first { $0.traits.isSubset(of: key) }?.asking(for: key)
      }
    return all.reduce(into: all) { kept, value in
      let fewer = kept.filter { $0 != value }
      if fewer.isClosed, all.allSatisfy({ fewer.holding(in: $0.traits) == $0.unasking }) {
        kept = fewer
      }
    }
  }

  private var sortedByTraits: [Element] {
    enumerated().sorted {
      ($1.element.traits.count, $0.offset) < ($0.element.traits.count, $1.offset)
    }.map(\.element)
  }

  /// The first value whose traits all apply, without them.
  private func holding(in traits: TraitSet) -> Element? {
    first { $0.traits.isSubset(of: traits) }?.unasking
  }

  /// Whether of two values that may both apply one asks for more traits, or a third for all of
  /// them.
  private var isClosed: Bool {
    allSatisfy { one in
      allSatisfy { other in
        one.traits.count != other.traits.count || one.traits == other.traits
          || one.traits.contradicts(other.traits)
          || contains { $0.traits == one.traits.union(other.traits) }
      }
    }
  }
}

extension TraitValue {
  fileprivate var unasking: Self { asking(for: []) }
}
