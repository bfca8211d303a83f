import ThemeSource

extension GTKParser {
  /// The condition of `@media` and the statements for which it stands.
  ///
  /// GTK reads what is inside whether or not the condition holds. It has nothing against features
  /// and values that it doesn't know: they never hold.
  mutating func parseMedia() {
    if !isAtEnd { conditions() }
    guard isAtEnd, startAlternative() else {
      fail("expected '{' behind the condition")
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
