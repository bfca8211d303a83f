package import ThemeSource

/// What is wrong with an expression, at a range of the bytes that were parsed.
package struct ExpressionError: Error, Hashable, Sendable {
  package let rule: RuleID
  package let range: Range<Int>
  package let message: String

  /// What most likely should be there.
  package let replacement: String?

  package init(
    _ range: Range<Int>, _ message: String, rule: RuleID = .notAColor, replacement: String? = nil
  ) {
    self.rule = rule
    self.range = range
    self.message = message
    self.replacement = replacement
  }
}
