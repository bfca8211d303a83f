/// Finds the known name most similar to an unknown one, for "did you mean".
package enum NameSuggestion {
  /// The candidate with the fewest edits from `name`, if a third of its letters or fewer differ.
  package static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
    let candidates = Array(candidates)
    return nearest(to: name, among: candidates.map(Spelling.init)).map { candidates[$0] }
  }

  /// The index of the candidate with the fewest edits from `name`, under the same condition.
  static func nearest(to name: String, among candidates: [Spelling]) -> Int? {
    let wanted = Spelling(name.lowercased())
    guard !wanted.letters.isEmpty, wanted.letters.count <= 64 else { return nil }
    var best: (index: Int, distance: Int)?
    for (index, candidate) in candidates.enumerated() {
      let limit = max(1, max(wanted.letters.count, candidate.letters.count) / 3)
      let distance = edits(wanted, candidate, atMost: min(limit, (best?.distance ?? .max) - 1))
      if let distance { best = (index, distance) }
    }
    return best?.index
  }

  /// A name in its form for comparisons.
  struct Spelling: Sendable {
    let letters: [UInt8]

    /// The set of its letters as bits; two letters that share a bit count as the same.
    fileprivate let set: UInt64

    init(_ name: String) {
      letters = Array(name.utf8)
      set = letters.reduce(0) { $0 | 1 << UInt64($1 & 63) }
    }

    /// A lower bound for the edits between two names: the difference of their lengths, and one edit
    /// for each letter that only one of them has, since an edit adds and removes at most one.
    fileprivate func leastEdits(to other: Spelling) -> Int {
      max(
        abs(letters.count - other.letters.count), (set & ~other.set).nonzeroBitCount,
        (other.set & ~set).nonzeroBitCount)
    }
  }

  /// The candidates with the fewest edits from `name`, most similar first, however different they
  /// are; only the first 64 bytes of each are compared.
  package static func nearest(
    _ count: Int, to name: String, among candidates: Set<String>
  ) -> [String] {
    let wanted = Array(name.lowercased().utf8.prefix(64))
    let ranked = candidates.map { candidate in
      let letters = Array(candidate.lowercased().utf8.prefix(64))
      // A candidate that contains the name is more similar than its length suggests.
      let isPart = candidate.lowercased().contains(name.lowercased())
      return (candidate, isPart ? 0 : edits(wanted, letters, atMost: 64) ?? 64)
    }
    return ranked.sorted { ($0.1, $0.0) < ($1.1, $1.0) }.prefix(count).map(\.0)
  }

  /// Whether a name is probably a typing mistake for another, so that it can be replaced without
  /// asking: at most two edits apart (one for short names), with the same beginning.
  package static func isTypo(_ name: String, for meant: String) -> Bool {
    let (a, b) = (Spelling(name.lowercased()), Spelling(meant.lowercased()))
    let (own, other) = (a.letters, b.letters)
    guard own != other, own.first == other.first, own.count <= 64, other.count <= 64 else {
      return own == other
    }
    return edits(a, b, atMost: min(own.count, other.count) < 6 ? 1 : 2) != nil
  }

  /// Whether one letter is too many, too few, another or in another's place.
  package static func isOneEdit(_ name: String, from meant: String) -> Bool {
    edits(Spelling(name.lowercased()), Spelling(meant.lowercased()), atMost: 1) != nil
  }

  /// Whether a letter is doubled or two are swapped, which is hardly intended.
  package static func isStumble(_ name: String, for meant: String) -> Bool {
    let (own, other) = (Array(name.utf8), Array(meant.utf8))
    if own.count == other.count {
      return own.sorted() == other.sorted() && isOneEdit(name, from: meant)
    }
    return own.count == other.count + 1
      && own.indices.dropFirst().contains { index in
        own[index] == own[index - 1]
          && own[..<index].elementsEqual(other[..<index])
          && own[(index + 1)...].elementsEqual(other[index...])
      }
  }

  /// The end of a message with the most similar candidate, or nothing.
  package static func hint(for name: String, among candidates: some Sequence<String>) -> String {
    hint(nearest(to: name, among: candidates))
  }

  /// The end of a message with a candidate, or nothing.
  package static func hint(_ nearest: String?) -> String {
    nearest.map { "; did you mean '\($0)'?" } ?? ""
  }

  /// The edits between two names, swaps counted once (optimal string alignment), up to a limit.
  static func edits(_ a: Spelling, _ b: Spelling, atMost limit: Int) -> Int? {
    guard a.leastEdits(to: b) <= limit else { return nil }
    return edits(a.letters, b.letters, atMost: limit)
  }

  private static func edits(_ a: [UInt8], _ b: [UInt8], atMost limit: Int) -> Int? {
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    var row = last
    var leastBefore = 0
    for i in a.indices {
      row[0] = i + 1
      var least = i + 1
      for j in b.indices {
        var cost = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row[j + 1] = cost
        least = min(least, cost)
      }
      // A swap reaches over one row; if two rows exceed the limit, later ones do, too.
      if least > limit, leastBefore > limit { return nil }
      leastBefore = least
      (beforeLast, last, row) = (last, row, beforeLast)
    }
    return last[b.count] <= limit ? last[b.count] : nil
  }
}
