package import ThemeSource

/// A color that a text writes out.
package struct ColorLiteral: Sendable {
  /// Its bytes in the text.
  package let range: Range<Int>

  package let color: CSSColor

  package init(range: Range<Int>, color: CSSColor) {
    (self.range, self.color) = (range, color)
  }
}

/// Finds colors among tokens.
package struct ColorScan {
  private let bytes: [UInt8]
  private let tokens: [CSSToken]

  package init(_ bytes: [UInt8], _ tokens: [CSSToken]) {
    (self.bytes, self.tokens) = (bytes, tokens)
  }

  /// The colors in their order; a color inside another one does not count.
  package var literals: [ColorLiteral] {
    var found: [ColorLiteral] = []
    var index = 0
    while index < tokens.count {
      if let end = end(at: index) {
        let range = tokens[index].range.lowerBound..<tokens[end].range.upperBound
        if let color = try? CSSColor(parsing: bytes[range]) {
          found.append(ColorLiteral(range: range, color: color))
          index = end
        }
      }
      index += 1
    }
    return found
  }

  /// The maximum number of tokens of a color, which has four components and spaces between them.
  private static let tokenLimit = 64

  /// The last token of a possible color that begins at a token.
  private func end(at index: Int) -> Int? {
    let token = tokens[index]
    switch token.kind {
    case .hash: return index
    case .identifier:
      // `$red` is the theme's own name.
      let isName = index > 0 && bytes[tokens[index - 1].range].elementsEqual("$".utf8)
      let isWord = bytes[token.range].allSatisfy { $0.isASCIILetter }
      return isWord && !isName && token.range.count > 2 ? index : nil
    case .function:
      guard CSSColor.isFunctionName(bytes[token.range].dropLast()) else { return nil }
      var depth = 0
      for end in index..<min(index + ColorScan.tokenLimit, tokens.count) {
        if tokens[end].closer == .closeParenthesis { depth += 1 }
        if tokens[end].kind == .closeParenthesis { depth -= 1 }
        if depth == 0 { return end }
      }
      return nil
    default: return nil
    }
  }
}
