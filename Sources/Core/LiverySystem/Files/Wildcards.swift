/// Patterns of parts, some of which stand for any number of values.
enum Wildcards {
  /// Whether a pattern matches values.
  ///
  /// A wildcard takes as few values as possible, and only the last one may have to take more. So
  /// nothing is compared more often than the product of both lengths.
  ///
  /// - Parameters:
  ///   - parts: The parts of the pattern.
  ///   - values: The values.
  ///   - takesBeginning: Whether more values may follow those that match.
  ///   - steps: How many comparisons are left; with none left, nothing matches.
  ///   - isWildcard: Whether a part stands for any number of values.
  ///   - fits: Whether another part stands for a value; it may take steps, too.
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
