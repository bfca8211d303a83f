extension Array where Element == String {
  /// The items as a sentence lists them: `a`, `a and b`, `a, b and c`.
  package func formatted(joinedBy conjunction: String) -> String {
    guard let last, count > 1 else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }

  /// The items in single quotes, as a sentence lists them.
  var quoted: String { map { "'\($0)'" }.formatted(joinedBy: "and") }
}
