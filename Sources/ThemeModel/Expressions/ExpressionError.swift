public import ThemeSource

/// What is wrong with an expression, at a range of the bytes that were parsed.
public struct ExpressionError: Error, Hashable, Sendable {
  public let rule: RuleID
  public let range: Range<Int>
  public let message: String

  /// What most likely should be there.
  public let replacement: String?

  public init(
    _ range: Range<Int>, _ message: String, rule: RuleID = .notAColor, replacement: String? = nil
  ) {
    self.rule = rule
    self.range = range
    self.message = message
    self.replacement = replacement
  }
}
