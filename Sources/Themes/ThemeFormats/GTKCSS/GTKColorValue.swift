import ThemeSource

/// A color's value in GTK's CSS, prepared for the parser of color expressions.
///
/// Comments become spaces, `var(--a)` becomes `@--a` and `currentColor` a special name, each within
/// its original bytes, so that locations stay right.
struct GTKColorValue {
  /// The name for `currentColor`: a byte that cannot begin a name in UTF-8.
  static let currentColor: [UInt8] = [0x80]

  /// The names that the value refers to, variables with their hyphens.
  private(set) var references: [[UInt8]] = []

  private let tokens: [CSSToken]
  /// The index of the token that closes each function, by the function's index.
  private var closers: [Int: Int] = [:]

  /// Rewrites a value in a copy of its text; of a variable that is declared no fallback counts.
  init(_ range: Range<Int>, in bytes: inout [UInt8], isDeclared: ([UInt8]) -> Bool) {
    tokens = Array(CSSTokenizer(bytes, range))
    matchParentheses()
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      index += 1
      switch token.kind {
      case .comment: GTKColorValue.blank(token.range, in: &bytes)
      case .atKeyword: references.append(CSSEscape.decode(bytes[token.range].dropFirst()))
      case .identifier where GTKColorValue.isWord(bytes[token.range], "currentcolor"):
        GTKColorValue.blank(token.range, in: &bytes)
        bytes[token.range.lowerBound] = UInt8(ascii: "@")
        bytes[token.range.lowerBound + 1] = GTKColorValue.currentColor[0]
      case .function where GTKColorValue.isWord(bytes[token.range], "var("):
        index = rewriteVariable(at: index - 1, in: &bytes, isDeclared: isDeclared)
      default: break
      }
    }
  }

  private mutating func matchParentheses() {
    var open: [Int] = []
    for (index, token) in tokens.enumerated() {
      if token.closer == .closeParenthesis { open.append(index) }
      if token.kind == .closeParenthesis, let last = open.popLast() { closers[last] = index }
    }
  }

  /// Rewrites `var()`, and returns the index of the next token; an invalid one is left for the
  /// parser to report.
  private mutating func rewriteVariable(
    at start: Int, in bytes: inout [UInt8], isDeclared: ([UInt8]) -> Bool
  ) -> Int {
    guard let close = closers[start] else { return start + 1 }
    let inner = tokens[(start + 1)..<close].indices.lazy.filter { [tokens] in !tokens[$0].isSpace }
    guard let first = inner.first, tokens[first].kind == .identifier else { return start + 1 }
    let name = CSSEscape.decode(bytes[tokens[first].range])
    guard name.starts(with: "--".utf8) else { return start + 1 }
    let comma = inner.dropFirst().first
    let from = tokens[start].range.lowerBound
    let end = tokens[close].range
    if let comma, tokens[comma].kind == .comma, !isDeclared(name) {
      GTKColorValue.blank(from..<tokens[comma].range.upperBound, in: &bytes)
      GTKColorValue.blank(end, in: &bytes)
      return comma + 1
    }
    let variable = tokens[first].range
    GTKColorValue.blank(from..<variable.lowerBound, in: &bytes)
    GTKColorValue.blank(variable.upperBound..<end.upperBound, in: &bytes)
    bytes[variable.lowerBound - 1] = UInt8(ascii: "@")
    references.append(name)
    return close + 1
  }

  private static func blank(_ range: Range<Int>, in bytes: inout [UInt8]) {
    for index in range { bytes[index] = 0x20 }
  }

  /// Whether bytes are a word; ASCII letters are compared without case.
  private static func isWord(_ bytes: ArraySlice<UInt8>, _ word: String) -> Bool {
    bytes.elementsEqual(word.utf8) { $0.asciiLowercased == $1 }
  }
}
