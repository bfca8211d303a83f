/// The known name nearest to one that is not known, for "did you mean".
public enum NameSuggestion {
  /// The candidate with the fewest edits from `name`, if a third of its letters or fewer differ.
  public static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
    let wanted = Array(name.lowercased().utf8)
    guard !wanted.isEmpty, wanted.count <= 64 else { return nil }
    var best: (name: String, distance: Int)?
    for candidate in candidates {
      // As many edits as the lengths differ by are needed at least.
      let length = candidate.utf8.count
      let least = abs(wanted.count - length)
      guard least < best?.distance ?? .max, least <= max(1, max(wanted.count, length) / 3) else {
        continue
      }
      let distance = edits(wanted, Array(candidate.utf8))
      if distance < (best?.distance ?? .max) { best = (candidate, distance) }
    }
    guard let best, best.distance <= max(1, max(wanted.count, best.name.utf8.count) / 3) else {
      return nil
    }
    return best.name
  }

  /// Whether a name is most likely a slip of the pen for another, so that one can be put in the
  /// place of the other unasked: two edits apart, one in short names, and alike at the beginning.
  public static func isSlip(_ name: String, for meant: String) -> Bool {
    let (a, b) = (Array(name.lowercased().utf8), Array(meant.lowercased().utf8))
    guard a != b, a.first == b.first, a.count <= 64, b.count <= 64 else { return a == b }
    return edits(a, b) <= (min(a.count, b.count) < 6 ? 1 : 2)
  }

  /// A message's end that names the nearest candidate, or nothing.
  public static func hint(for name: String, among candidates: some Sequence<String>) -> String {
    hint(nearest(to: name, among: candidates))
  }

  /// A message's end that names a candidate, or nothing.
  public static func hint(_ nearest: String?) -> String {
    nearest.map { "; did you mean '\($0)'?" } ?? ""
  }

  /// The edits between two names, a swap of neighbors counted once (optimal string alignment).
  static func edits(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    var row = last
    for i in a.indices {
      row[0] = i + 1
      for j in b.indices {
        var cost = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row[j + 1] = cost
      }
      (beforeLast, last, row) = (last, row, beforeLast)
    }
    return last[b.count]
  }
}
