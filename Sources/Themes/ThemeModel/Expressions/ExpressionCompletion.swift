import ThemeSource

/// What may be typed next in a color expression of a theme: a color's name, or a function.
package struct ExpressionCompletion: Hashable, Sendable {
  /// The bytes of the word before the cursor, without its `$`, which an item replaces.
  package let range: Range<Int>

  /// Whether a `$` is before the word, so that only names may follow.
  package let isName: Bool

  /// The word before the cursor.
  package let word: String

  /// Creates the completion at the end of some bytes of an expression; `nil` in a literal color, a
  /// number or any other place without names.
  package init?(_ bytes: ArraySlice<UInt8>) {
    let start = bytes.lastIndex { !ExpressionParser.isNameByte($0) }.map { $0 + 1 }
    range = (start ?? bytes.startIndex)..<bytes.endIndex
    let sign = range.lowerBound > bytes.startIndex ? bytes[range.lowerBound - 1] : nil
    isName = sign == ExpressionParser.Sigil.dollar.byte
    word = String(decoding: bytes[range], as: UTF8.self)
    guard !isName else { return }
    let isNumber = bytes[range].first?.isASCIIDigit ?? false
    if isNumber || sign == UInt8(ascii: "#") || sign == UInt8(ascii: ".") { return nil }
  }

  /// Whether a character may belong to the word.
  package static func isOfName(_ character: Unicode.Scalar) -> Bool {
    character.utf8.allSatisfy(ExpressionParser.isNameByte)
  }

  /// The possible items: the functions unless a `$` is typed, then the theme's own colors, which
  /// the caller has, then the roles.
  package func items(own: [ExpressionItem]) -> [ExpressionItem] {
    (isName ? [] : ExpressionItem.functions) + own + ExpressionItem.roles
  }

  /// The text that an item has in place of the word.
  package func text(of item: ExpressionItem) -> String {
    switch item.kind {
    case .function: "\(item.name)("
    case .own, .role: isName ? item.name : "$\(item.name)"
    }
  }

  /// The items that begin like the word, then those of which a later part does.
  ///
  /// Parts are between hyphens: `bg` finds `accent-bg`.
  package func matches(among items: [ExpressionItem]) -> [ExpressionItem] {
    let word = word.lowercased()
    let names = items.map { $0.name.lowercased() }
    let starts = names.map { $0.hasPrefix(word) }
    let first = zip(items, starts).filter(\.1).map(\.0)
    let others = items.indices.filter { !starts[$0] && names[$0].contains("-\(word)") }
    return first + others.map { items[$0] }
  }
}
