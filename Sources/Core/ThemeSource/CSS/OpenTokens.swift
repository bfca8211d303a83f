/// The open tokens that wait for a closing one, the innermost last.
package struct OpenTokens {
  private var stack: [(token: Int, closer: CSSToken.Kind)] = []
  private var counts: [CSSToken.Kind: Int] = [:]

  package init() {}

  package var isEmpty: Bool { stack.isEmpty }

  /// The closing token of the outermost; `nil` if nothing is open.
  package var outermostCloser: CSSToken.Kind? { stack.first?.closer }

  /// Whether a kind of token closes one of them.
  package func waits(for closer: CSSToken.Kind) -> Bool { counts[closer, default: 0] > 0 }

  package mutating func push(_ token: Int, closedBy closer: CSSToken.Kind) {
    stack.append((token, closer))
    counts[closer, default: 0] += 1
  }

  package mutating func pop() -> (token: Int, closer: CSSToken.Kind)? {
    guard let last = stack.popLast() else { return nil }
    counts[last.closer, default: 0] -= 1
    return last
  }

  /// Closes the innermost open token that waits for a kind, with all tokens inside it, as GTK does.
  ///
  /// - Returns: The unclosed tokens inside it, the innermost first.
  package mutating func close(with closer: CSSToken.Kind) -> [Int] {
    guard waits(for: closer) else { return [] }
    var unclosed: [Int] = []
    while let last = pop(), last.closer != closer { unclosed.append(last.token) }
    return unclosed
  }
}
