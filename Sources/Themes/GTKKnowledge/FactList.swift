/// A fact of a table, by its place in the table's text: its key, and where its line ends.
struct Fact: Sendable {
  let key: Range<Int>

  /// Its values stand between the key and this place.
  let end: Int
}

/// The facts of one kind, in the order of their keys.
struct FactList: Sendable {
  private(set) var facts: [Fact] = []

  /// Adds a fact, or replaces that of the same key.
  ///
  /// Tables are sorted, so most are added at the end.
  mutating func insert(_ fact: Fact, in text: Span<UInt8>) {
    let (place, isKnown) = search(for: text.extracting(fact.key), in: text)
    if isKnown { facts[place] = fact } else { facts.insert(fact, at: place) }
  }

  mutating func remove(_ key: Span<UInt8>, in text: Span<UInt8>) {
    let (place, isKnown) = search(for: key, in: text)
    if isKnown { facts.remove(at: place) }
  }

  func fact(_ key: String, in text: Span<UInt8>) -> Fact? {
    let (place, isKnown) = search(for: key.utf8.span, in: text)
    return isKnown ? facts[place] : nil
  }

  /// Where a key stands or would stand, and whether it is there.
  private func search(for key: Span<UInt8>, in text: Span<UInt8>) -> (Int, isKnown: Bool) {
    if let last = facts.last, text.extracting(last.key).order(to: key) < 0 {
      return (facts.count, false)
    }
    var (low, high) = (0, facts.count)
    while low < high {
      let middle = (low + high) / 2
      let order = text.extracting(facts[middle].key).order(to: key)
      if order == 0 { return (middle, true) }
      if order < 0 { low = middle + 1 } else { high = middle }
    }
    return (low, false)
  }
}

extension Span<UInt8> {
  /// How these bytes compare with others: below 0 where they come before them, above 0 where they
  /// come after, 0 where they are the same.
  func order(to other: Span<UInt8>) -> Int {
    for place in 0..<Swift.min(count, other.count) where self[place] != other[place] {
      return self[place] < other[place] ? -1 : 1
    }
    return count - other.count
  }
}
