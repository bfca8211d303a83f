import ThemeSource

/// Distinguishes stylesheets from other theme files.
enum CSSRecognition {
  /// The number of bytes of a file in which the first statement is searched; a license may come
  /// before it.
  private static let reach = 64 * 1024

  /// Whether a text begins like a stylesheet: with a rule's selector and `{`, or an at-rule.
  ///
  /// A comment of CSS, `@` and `:` cannot begin TOML or YAML. A name can, but only in CSS does `{`
  /// follow before any `=` and without a colon before it. A text that begins with `#` counts as a
  /// comment of the other formats.
  static func isCSS(_ content: ArraySlice<UInt8>) -> Bool {
    let bytes = Array(content.prefix(reach))
    var last: CSSToken?
    for token in CSSTokenizer(bytes, 0..<bytes.count) {
      switch token.kind {
      case .whitespace: continue
      case .comment where last == nil: return true
      case .comment, .commentDeclarationOpen, .commentDeclarationClose: continue
      case .atKeyword where last == nil: return true
      case .hash where last == nil: return false
      case .delimiter where last == nil && bytes[token.range.lowerBound] == UInt8(ascii: "#"):
        return false
      case .openBrace: return last.map { $0.kind != .colon } ?? false
      case .semicolon, .string, .badString, .closeBrace, .dimension, .number, .percentage:
        return false
      case .delimiter where bytes[token.range.lowerBound] == UInt8(ascii: "="): return false
      default: last = token
      }
    }
    return false
  }
}
