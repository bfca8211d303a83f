/// A value of a theme's content, of any type.
protocol TraitValue: Hashable {
  var traits: TraitSet { get }

  /// The same value for other traits.
  func asking(for traits: TraitSet) -> Self
}

extension ThemeContent.Value: TraitValue {
  func asking(for traits: TraitSet) -> ThemeContent.Value<Content> {
    ThemeContent.Value(traits: traits, content: content)
  }
}

extension Array {
  /// The values such that one with the most traits always wins, where previously the first one won:
  /// some are repeated for the union of two sets of traits, and unneeded ones are removed.
  package func settled<Content>() -> [ThemeContent.Value<Content>]
  where Element == ThemeContent.Value<Content> {
    merged(over: [])
  }
}

extension Array where Element: TraitValue {
  /// Merges the values of two files into one; the upper's win wherever they apply.
  ///
  /// In one file the value with the most traits wins, so one of the upper's may have to be repeated
  /// for traits of the lower.
  func merged(over lower: [Element]) -> [Element] {
    let decisions = sortedByTraits + lower.sortedByTraits
    let all = TraitSet.unions(of: decisions.map(\.traits))
      .sorted { ($0.count, $0.rawValue) > ($1.count, $1.rawValue) }
      .compactMap { key in decisions.first { $0.traits.isSubset(of: key) }?.asking(for: key) }
    return TraitReduction(all).kept
  }

  private var sortedByTraits: [Element] {
    enumerated().sorted {
      ($1.element.traits.count, $0.offset) < ($0.element.traits.count, $1.offset)
    }.map(\.element)
  }
}

extension TraitSet {
  /// Some sets and all unions of those that do not contradict each other, each once.
  fileprivate static func unions(of sets: [TraitSet]) -> [TraitSet] {
    var isKnown = [Bool](repeating: false, count: Int(RawValue.max) + 1)
    var all: [TraitSet] = []
    let add = { (set: TraitSet) in
      if !isKnown[Int(set.rawValue)] { all.append(set) }
      isKnown[Int(set.rawValue)] = true
    }
    for set in sets { add(set) }
    var index = 0
    while index < all.count {
      for other in all[..<index] where !all[index].contradicts(other) {
        add(all[index].union(other))
      }
      index += 1
    }
    return all
  }
}

/// Removes unneeded values, one after another.
///
/// The remaining values give the same result for all traits, and are still closed: if two values
/// may both apply, one has more traits, or there is a third for the union.
private struct TraitReduction<Element: TraitValue> {
  private let all: [Element]
  /// For each value, the first one with the same content.
  private let contents: [Int]
  /// For each value, the first kept one that applies wherever all its traits do.
  private var holders: [Int]
  private var isKept: [Bool]

  /// Takes closed values, those with the most traits first.
  init(_ all: [Element]) {
    self.all = all
    var known: [Element: Int] = [:]
    contents = all.enumerated().map { index, value in
      let content = value.asking(for: [])
      if let first = known[content] { return first }
      known[content] = index
      return index
    }
    holders = Array(all.indices)
    isKept = Array(repeating: true, count: all.count)
    for index in all.indices { leaveOut(index) }
  }

  var kept: [Element] { all.indices.filter { isKept[$0] }.map { all[$0] } }

  /// Removes a value if the others then give the same result.
  private mutating func leaveOut(_ index: Int) {
    isKept[index] = false
    var replaced: [(value: Int, holder: Int)] = []
    for value in all.indices where holders[value] == index {
      guard let holder = holder(of: value, after: index), contents[holder] == contents[value] else {
        isKept[index] = true
        return
      }
      replaced.append((value, holder))
    }
    guard !isNeeded(all[index].traits) else {
      isKept[index] = true
      return
    }
    for (value, holder) in replaced { holders[value] = holder }
  }

  private func holder(of value: Int, after index: Int) -> Int? {
    all[index...].indices.first {
      isKept[$0] && all[$0].traits.isSubset(of: all[value].traits)
    }
  }

  /// Whether two values have equally many traits, and these are their union.
  private func isNeeded(_ traits: TraitSet) -> Bool {
    let parts = all.indices.lazy.filter { isKept[$0] && all[$0].traits.isStrictSubset(of: traits) }
      .map { all[$0].traits }
    return parts.contains { one in
      parts.contains { other in
        one.count == other.count && one.union(other) == traits
      }
    }
  }
}
