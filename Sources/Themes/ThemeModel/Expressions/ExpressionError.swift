package import ThemeSource

/// An error in an expression, at a range of the parsed bytes.
package struct ExpressionError: Error, Hashable, Sendable {
  package let rule: RuleID
  package let range: Range<Int>
  package let message: String

  /// The probable correction.
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
