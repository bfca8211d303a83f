import ThemeSource

extension GTKParser {
  /// Reads the condition of `@media` and its statements.
  ///
  /// GTK reads the statements whether or not the condition is true. It accepts unknown features and
  /// values: they are never true.
  mutating func parseMedia() {
    if !isAtEnd { conditions() }
    guard isAtEnd, startAlternative() else {
      fail("expected '{' after the condition")
      return
    }
    while let token = next() { parseStatement(token) }
  }

  /// Conditions with commas between them.
  private mutating func conditions() {
    repeat { condition() } while consume(.comma)
  }

  /// Conditions in parentheses with `and` or `or` between them; the first may be negated.
  private mutating func condition() {
    _ = consume("not")
    bracketedCondition()
    while consume(anyOf: ["and", "or"]) { bracketedCondition() }
  }

  private mutating func bracketedCondition() {
    guard has(.openParenthesis) else {
      fail("expected a condition, such as '(prefers-color-scheme: dark)'")
      return
    }
    startBlock()
    defer { endBlock() }
    guard depth < GTKParser.nestingLimit else { return }
    depth += 1
    defer { depth -= 1 }
    if has("not") || has(.openParenthesis) { return condition() }
    _ = consume(.identifier)
    if !consume(.colon) { fail("expected ':' and a value") }
  }
}
