import ThemeSource

/// The pseudo-classes of GTK 3.
extension GTKParser {
  private static let pseudoClassesOfGTK3: [StaticString] = [
    "first-child", "last-child", "only-child", "sorted", "active", "prelight", "hover", "selected",
    "insensitive", "disabled", "inconsistent", "indeterminate", "focused", "focus", "backdrop",
    "dir(ltr)", "dir(rtl)", "link", "visited", "checked", "drop(active)",
  ]

  /// Reads a pseudo-class of GTK 3; `nil` if GTK 3 does not have it.
  ///
  /// GTK 3 reads `:focus-visible` as `:focus` and a node `-visible` inside.
  mutating func pseudoClassOfGTK3(_ token: CSSToken) -> Bool? {
    if begins(token, with: "nth-child") || begins(token, with: "nth-last-child") {
      let isForward = begins(token, with: "nth-child")
      consume(bytes: isForward ? "nth-child".utf8.count : "nth-last-child".utf8.count)
      return position(isForward: isForward)
    }
    let bytes = sheet.text.bytes[token.range.lowerBound...]
    let known = GTKParser.pseudoClassesOfGTK3.first { known in
      known.withUTF8Buffer { name in
        bytes.prefix(name.count).elementsEqual(name) { $0.asciiLowercased == $1 }
      }
    }
    guard let known else { return nil }
    if let current = FormerNames.pseudoClasses["\(known)"] {
      let isWhole = sheet.isWord(token, known)
      warn(
        "':\(known)' is deprecated; write ':\(current)'",
        replacement: isWhole ? current : nil)
    }
    let end = token.range.lowerBound + known.utf8CodeUnitCount
    guard end > token.range.upperBound else {
      consume(bytes: known.utf8CodeUnitCount)
      return true
    }
    // The name with its argument and parentheses counts as one word.
    while let next = peekAny(), next.range.upperBound <= end { consume() }
    return true
  }

  /// Reads the argument of `:nth-child()`: words, or a multiple of `n` and an offset, each
  /// optional.
  private mutating func position(isForward: Bool) -> Bool {
    let hint = "expected a place, such as '2', 'odd' or '2n + 1'"
    guard peek()?.kind == .openParenthesis else { return fail("expected '('") }
    startBlock()
    defer { endBlock() }
    let start = placeOfNext()
    skip(to: nil)
    guard isClosed else { return fail("expected ')'") }
    let text = tokens[start...].prefix { $0.kind != .closeParenthesis }
      .filter { $0.kind != .comment }
      .map { String(decoding: sheet.text.bytes[$0.range], as: UTF8.self) }.joined().lowercased()
    var rest = text[...].utf8
    guard GTKParser.isPosition(&rest, isForward: isForward), rest.isEmpty else {
      return fail(hint, at: start)
    }
    return true
  }

  private static func isPosition(
    _ rest: inout Substring.UTF8View, isForward: Bool
  ) -> Bool {
    func skipSpace(_ rest: inout Substring.UTF8View) {
      rest = rest.drop { " \t\n\r\u{c}".utf8.contains($0) }
    }
    func take(_ word: String, _ rest: inout Substring.UTF8View) -> Bool {
      guard rest.starts(with: word.utf8) else { return false }
      rest = rest.dropFirst(word.utf8.count)
      skipSpace(&rest)
      return true
    }
    func digits(_ rest: inout Substring.UTF8View) -> Bool {
      let digits = rest.prefix { $0.isASCIIDigit }
      guard !digits.isEmpty, digits.count < 10 else { return false }
      rest = rest.dropFirst(digits.count)
      skipSpace(&rest)
      return true
    }
    skipSpace(&rest)
    let words = isForward ? ["even", "odd", "first", "last"] : ["even", "odd"]
    for word in words where take(word, &rest) { return true }
    if !take("+", &rest) { _ = take("-", &rest) }
    guard digits(&rest) || rest.first == UInt8(ascii: "n") else { return false }
    guard take("n", &rest) else { return true }
    if !take("+", &rest) { _ = take("-", &rest) }
    _ = digits(&rest)
    return true
  }
}
