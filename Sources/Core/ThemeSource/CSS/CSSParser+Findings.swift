extension CSSParser {
  func spelled(_ token: Int) -> String {
    text.bytes[tokens[token].range].shownOnOneLine
  }

  mutating func report(_ token: Int, _ message: String) {
    report(tokens[token].range, message)
  }

  mutating func report(_ range: Range<Int>, _ message: String) {
    guard findings.count < ReaderFindings.limit else { return }
    findings.append(
      Finding(.error, CSSStylesheet.syntaxRule, at: text.location(of: range), message))
  }

  /// Reports an unclosed token, unless an unclosed comment or string hides its closing token.
  mutating func reportUnclosed(_ token: Int, _ message: String? = nil) {
    if let last = tokens.last, !last.isClosed, last.kind != .badString { return }
    report(token, message ?? "unclosed '\(spelled(token))'")
  }

  /// Reports the strings, addresses and comments that the text breaks off.
  mutating func reportBrokenTokens() {
    for token in tokens where !token.isClosed {
      let message =
        switch token.kind {
        case .comment: "unclosed comment, expected '*/'"
        case .badString: "unclosed string, expected its quotation mark before the line's end"
        case .string: "unclosed string, expected its quotation mark"
        default: "unclosed 'url('"
        }
      report(token.range, message)
    }
  }
}
