/// Patterns in which some parts match any number of values.
enum Wildcards {
  /// Whether a pattern matches values.
  ///
  /// A wildcard first takes as few values as possible, and only the last one is extended. So there
  /// are never more comparisons than the product of both lengths.
  ///
  /// - Parameters:
  ///   - parts: The parts of the pattern.
  ///   - values: The values.
  ///   - takesBeginning: Whether more values may follow the match.
  ///   - steps: The number of remaining comparisons; at 0, nothing matches.
  ///   - isWildcard: Whether a part matches any number of values.
  ///   - fits: Whether any other part matches a value; it may use steps, too.
  /// - Returns: Whether it matches.
  static func match<Part, Value>(
    _ parts: [Part], _ values: ArraySlice<Value>, takesBeginning: Bool = false, steps: inout Int,
    isWildcard: (Part) -> Bool, fits: (Part, Value, inout Int) -> Bool
  ) -> Bool {
    var (part, value) = (0, values.startIndex)
    var wildcard: (part: Int, value: Int)?
    while steps > 0 {
      steps -= 1
      if part == parts.count {
        if takesBeginning || value == values.endIndex { return true }
      } else if isWildcard(parts[part]) {
        wildcard = (part, value)
        part += 1
        continue
      } else if value == values.endIndex {
        return false
      } else if fits(parts[part], values[value], &steps) {
        part += 1
        value += 1
        continue
      }
      guard let last = wildcard, last.value < values.endIndex else { return false }
      wildcard = (last.part, last.value + 1)
      (part, value) = (last.part + 1, last.value + 1)
    }
    return false
  }
}
