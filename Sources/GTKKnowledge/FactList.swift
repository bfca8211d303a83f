/// A fact of a table, by its place in the table's text: its key, and where its line ends.
struct Fact: Sendable {
  let key: Range<Int>

  /// Its values stand between the key and this place.
  let end: Int

  /// Reads the fact whose key begins at a place.
  init(keyAt place: Int, in text: Span<UInt8>) {
    key = text.field(from: place)
    end = text.lineEnd(from: key.upperBound)
  }
}

/// The facts of one kind, in the order of their keys: sorted lines of a table, and what was added and
/// removed since.
///
/// A line is read when somebody looks for it.
struct FactList: Sendable {
  /// Where the sorted lines are, and how far behind a line's start its key is.
  private let lines: Range<Int>
  private let keyOffset: Int

  private var added: [Fact] = []

  /// The keys of lines that are no facts any more, by where they begin.
  private var removed: Set<Int> = []

  /// The facts of sorted lines of one kind.
  init(lines: Range<Int>, keyOffset: Int) {
    (self.lines, self.keyOffset) = (lines, keyOffset)
  }

  init() { self.init(lines: 0..<0, keyOffset: 0) }

  /// Adds a fact, or replaces that of the same key.
  mutating func insert(_ fact: Fact, in text: Span<UInt8>) {
    let key = text.extracting(fact.key)
    remove(key, in: text)
    added.insert(fact, at: search(for: key, in: text).place)
  }

  mutating func remove(_ key: Span<UInt8>, in text: Span<UInt8>) {
    let (place, isKnown) = search(for: key, in: text)
    if isKnown { added.remove(at: place) }
    if let line = line(of: key, in: text) { removed.insert(line.key.lowerBound) }
  }

  func fact(_ key: String, in text: Span<UInt8>) -> Fact? {
    let key = key.utf8.span
    let (place, isKnown) = search(for: key, in: text)
    return isKnown ? added[place] : line(of: key, in: text)
  }

  /// All facts, in the order of their keys.
  func facts(in text: Span<UInt8>) -> [Fact] {
    var facts: [Fact] = []
    var (place, next) = (lines.lowerBound, 0)
    while place < lines.upperBound {
      let line = Fact(keyAt: place + keyOffset, in: text)
      place = line.end + 1
      if removed.contains(line.key.lowerBound) { continue }
      let key = text.extracting(line.key)
      while next < added.count, text.extracting(added[next].key).order(to: key) < 0 {
        facts.append(added[next])
        next += 1
      }
      facts.append(line)
    }
    return facts + added[next...]
  }

  /// Where a key stands or would stand among what was added, and whether it is there.
  private func search(for key: Span<UInt8>, in text: Span<UInt8>) -> (place: Int, isKnown: Bool) {
    var (low, high) = (0, added.count)
    while low < high {
      let middle = (low + high) / 2
      let order = text.extracting(added[middle].key).order(to: key)
      if order == 0 { return (middle, true) }
      if order < 0 { low = middle + 1 } else { high = middle }
    }
    return (low, false)
  }

  /// The line of a key, if there is one and it was not removed.
  private func line(of key: Span<UInt8>, in text: Span<UInt8>) -> Fact? {
    var (low, high) = (lines.lowerBound, lines.upperBound)
    while low < high {
      let start = text.lineStart(of: (low + high) / 2, from: low)
      let fact = Fact(keyAt: start + keyOffset, in: text)
      let order = text.extracting(fact.key).order(to: key)
      if order == 0 { return removed.contains(fact.key.lowerBound) ? nil : fact }
      if order < 0 { low = fact.end + 1 } else { high = start }
    }
    return nil
  }
}
