/// What is known of what is wrong on a page.
package nonisolated struct PageAudit: Hashable, Sendable {
  /// By location, so far.
  package internal(set) var problems: [PaintedProblem] = []

  /// Whether the page was looked at in all states.
  package internal(set) var isWhole = false

  /// Why no more can be found.
  package internal(set) var failure: String?

  /// Whether more may be found.
  package var isGoingOn: Bool { !isWhole && failure == nil }

  /// What is known, with the problems of an earlier look instead.
  package func showing(_ problems: [PaintedProblem]) -> PageAudit {
    var audit = self
    audit.problems = problems
    return audit
  }
}
