import ThemeSource

/// A selector in the one spelling that stands for all of the same meaning and weight: without
/// comments and needless spaces, the parts of each compound sorted, so that `a:hover.b` is
/// `a.b:hover`.
struct SelectorSpelling {
  private var text = ""

  /// The parts of the compound that is read.
  private var parts: [String] = []

  /// What joins the compound to the one before it.
  private var combinator = ""

  /// The open parentheses and brackets.
  private var depth = 0

  /// The spellings of a list of selectors.
  static func all(of prelude: Range<Int>, in sheet: CSSStylesheet) -> [String] {
    var spellings: [String] = []
    var spelling = SelectorSpelling()
    for token in sheet.tokens[prelude] where token.kind != .comment {
      if spelling.depth == 0, token.kind == .comma {
        spellings.append(spelling.ended)
        spelling = SelectorSpelling()
      } else {
        spelling.take(token, String(decoding: sheet.text.bytes[token.range], as: UTF8.self))
      }
    }
    return (spellings + [spelling.ended]).filter { !$0.isEmpty }
  }

  private var ended: String {
    var last = self
    last.endCompound()
    return last.text
  }

  private mutating func take(_ token: CSSToken, _ spelled: String) {
    if depth > 0 {
      parts[parts.count - 1] += spelled
    } else if token.kind == .whitespace || SelectorSpelling.combinators.contains(spelled) {
      endCompound()
      if combinator.isEmpty || token.kind != .whitespace { combinator = spelled }
      if token.kind == .whitespace, combinator == spelled { combinator = " " }
    } else if parts.isEmpty || startsPart(token) {
      parts.append(spelled)
    } else {
      parts[parts.count - 1] += spelled
    }
    if token.closer != nil { depth += 1 }
    if token.isCloser { depth = max(0, depth - 1) }
  }

  /// Whether a token begins a class, a name or a state; the second colon of a state does not.
  private func startsPart(_ token: CSSToken) -> Bool {
    switch token.kind {
    case .delimiter, .hash: true
    case .colon: parts.last != ":"
    default: false
    }
  }

  private static let combinators: Set<String> = [">", "+", "~"]

  private mutating func endCompound() {
    guard !parts.isEmpty else { return }
    text += (text.isEmpty ? "" : combinator) + parts.sorted().joined()
    combinator = ""
    parts = []
  }
}
