import ThemeModel
import ThemeSource

/// What stands behind `@media`, as GTK 4.20 reads it.
enum MediaQuery {
  /// The traits that a query asks for: features in parentheses, joined by `and`; `nil` where it
  /// asks for something else.
  static func traits(of tokens: Range<Int>, in sheet: CSSStylesheet) -> TraitSet? {
    let words = tokens.map { sheet.tokens[$0] }.filter { !$0.isSpace }
    var traits: TraitSet = []
    var index = 0
    while index < words.count {
      if index > 0 {
        guard words[index].kind == .identifier, sheet.isWord(words[index], "and") else {
          return nil
        }
        index += 1
      }
      guard let trait = feature(words[index...].prefix(5), sheet) else { return nil }
      traits.formUnion(trait)
      index += 5
    }
    let isWhole = !words.isEmpty && !traits.isSuperset(of: [.light, .dark])
    return isWhole ? traits : nil
  }

  /// The trait of `(FEATURE: VALUE)`.
  private static func feature(_ words: ArraySlice<CSSToken>, _ sheet: CSSStylesheet) -> TraitSet? {
    let kinds: [CSSToken.Kind] = [
      .openParenthesis, .identifier, .colon, .identifier, .closeParenthesis,
    ]
    guard words.map(\.kind) == kinds else { return nil }
    let (name, value) = (words[words.startIndex + 1], words[words.startIndex + 3])
    if sheet.isWord(name, "prefers-color-scheme") {
      if sheet.isWord(value, "dark") { return .dark }
      if sheet.isWord(value, "light") { return .light }
    }
    if sheet.isWord(name, "prefers-contrast"), sheet.isWord(value, "more") { return .highContrast }
    return nil
  }
}
