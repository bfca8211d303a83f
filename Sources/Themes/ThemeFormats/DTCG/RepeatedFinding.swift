import ThemeSource

/// Findings with the same cause, of which the first is reported with the number of the others.
struct RepeatedFinding {
  private var first: Finding?
  private var others = 0

  mutating func add(_ finding: Finding) {
    if first == nil { first = finding } else { others += 1 }
  }

  /// The first finding, with the number of the others; `nil` if there is none.
  func finding(_ more: (_ others: Int) -> String) -> Finding? {
    guard let first, others > 0 else { return first }
    return Finding(
      first.severity, first.rule, at: first.location, first.message + more(others), fix: first.fix)
  }
}
