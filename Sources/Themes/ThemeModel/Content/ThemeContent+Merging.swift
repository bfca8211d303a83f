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
  package func settled<Content>() -> [ThemeContent.Value<Content>]
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
  /// Some sets and all that come of joining those which do not contradict each other, each once.
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

/// Leaves out the values that are not needed, one after the other.
///
/// What is left says the same for all traits, and is still closed: of two values that may both
/// apply one asks for more traits, or a third for all of them.
private struct TraitReduction<Element: TraitValue> {
  private let all: [Element]
  /// Of each value, the first with the same content.
  private let contents: [Int]
  /// Of each value, the first that is kept and holds where all its traits apply.
  private var holders: [Int]
  private var isKept: [Bool]

  /// Takes values that are closed, those that ask for the most first.
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

  /// Leaves a value out, where others then say the same.
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

  /// Whether two values ask for as many traits as each other, and these are those of both.
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
