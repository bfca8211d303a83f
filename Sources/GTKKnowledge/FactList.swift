import ThemeSource

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
    let (place, isKnown) = text.withUnsafeBytes {
      search(for: UnsafeRawBufferPointer(rebasing: $0[fact.key]), in: text)
    }
    if isKnown { facts[place] = fact } else { facts.insert(fact, at: place) }
  }

  /// Takes the fact away whose key stands at a place of the text.
  mutating func remove(_ key: Range<Int>, in text: [UInt8]) {
    let (place, isKnown) = text.withUnsafeBytes {
      search(for: UnsafeRawBufferPointer(rebasing: $0[key]), in: text)
    }
    if isKnown { facts.remove(at: place) }
  }

  func fact(_ key: String, in text: [UInt8]) -> Fact? {
    var key = key
    let (place, isKnown) = key.withUTF8 { search(for: UnsafeRawBufferPointer($0), in: text) }
    return isKnown ? facts[place] : nil
  }

  /// Where a key stands or would stand, and whether it is there.
  private func search(for key: UnsafeRawBufferPointer, in text: [UInt8]) -> (Int, Bool) {
    if let last = facts.last, text.order(of: last.key, key) < 0 { return (facts.count, false) }
    var (low, high) = (0, facts.count)
    while low < high {
      let middle = (low + high) / 2
      let order = text.order(of: facts[middle].key, key)
      if order == 0 { return (middle, true) }
      if order < 0 { low = middle + 1 } else { high = middle }
    }
    return (low, false)
  }
}
