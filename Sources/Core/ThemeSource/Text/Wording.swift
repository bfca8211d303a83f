extension Array where Element == String {
  /// The items as a sentence lists them: `a`, `a and b`, `a, b and c`.
  package func formatted(joinedBy conjunction: String) -> String {
    guard let last, count > 1 else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }

  /// The items as a sentence lists them; of many the first few, and how many more.
  package func formatted(upTo limit: Int) -> String {
    let more = count - limit
    return (more > 1 ? prefix(limit) + ["\(more) more"] : self).formatted(joinedBy: "and")
  }

  /// The items without repeated ones.
  package var unique: [String] {
    var known: Set<String> = []
    return filter { known.insert($0).inserted }
  }

  /// The items in single quotes, as a sentence lists them.
  package var quoted: String { map { "'\($0)'" }.formatted(joinedBy: "and") }
}
