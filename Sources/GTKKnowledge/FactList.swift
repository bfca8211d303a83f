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
  mutating func insert(_ fact: Fact, in text: [UInt8]) {
    let place = firstIndex(notBefore: text[fact.key], in: text)
    if place < facts.count, text[facts[place].key] == text[fact.key] {
      facts[place] = fact
    } else {
      facts.insert(fact, at: place)
    }
  }

  mutating func remove(_ key: ArraySlice<UInt8>, in text: [UInt8]) {
    let place = firstIndex(notBefore: key, in: text)
    if place < facts.count, text[facts[place].key] == key { facts.remove(at: place) }
  }

  func fact(_ key: String, in text: [UInt8]) -> Fact? {
    let place = firstIndex(notBefore: key.utf8, in: text)
    guard place < facts.count, text[facts[place].key].elementsEqual(key.utf8) else { return nil }
    return facts[place]
  }

  /// The place of the first fact whose key is not less than another.
  private func firstIndex(notBefore key: some Collection<UInt8>, in text: [UInt8]) -> Int {
    if let last = facts.last, text[last.key].lexicographicallyPrecedes(key) { return facts.count }
    var (low, high) = (0, facts.count)
    while low < high {
      let middle = (low + high) / 2
      if text[facts[middle].key].lexicographicallyPrecedes(key) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }
}
