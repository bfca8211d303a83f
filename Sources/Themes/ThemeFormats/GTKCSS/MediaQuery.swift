import ThemeSource

/// The condition of an `@media` rule, as GTK reads it since 4.20: features in parentheses with
/// `not`, `and`, `or`, commas and more parentheses.
struct MediaQuery {
  private static let nestingLimit = 32

  private let sheet: CSSStylesheet
  private let words: [CSSToken]
  private var position = 0
  private var depth = 0

  /// The appearances to which a query applies; `nil` if GTK refuses it.
  ///
  /// An unknown feature or value applies to none, and neither does reduced motion.
  static func appearances(of tokens: Range<Int>, in sheet: CSSStylesheet) -> AppearanceSet? {
    var query = MediaQuery(tokens, sheet)
    guard let found = query.list(), query.position == query.words.count else { return nil }
    return found
  }

  private init(_ tokens: Range<Int>, _ sheet: CSSStylesheet) {
    self.sheet = sheet
    words = tokens.map { sheet.tokens[$0] }.filter { !$0.isSpace }
  }

  private mutating func list() -> AppearanceSet? {
    if words.isEmpty { return .all }
    guard var found = condition() else { return nil }
    while accept(.comma) {
      guard let next = condition() else { return nil }
      found.formUnion(next)
    }
    return found
  }

  /// Conditions in parentheses, joined from left to right; `not` belongs to the first alone.
  private mutating func condition() -> AppearanceSet? {
    let isNegated = accept("not")
    guard let first = bracketed() else { return nil }
    var found = isNegated ? first.complement : first
    while true {
      if accept("and") {
        guard let next = bracketed() else { return nil }
        found.formIntersection(next)
      } else if accept("or") {
        guard let next = bracketed() else { return nil }
        found.formUnion(next)
      } else {
        return found
      }
    }
  }

  private mutating func bracketed() -> AppearanceSet? {
    guard depth < MediaQuery.nestingLimit, accept(.openParenthesis) else { return nil }
    depth += 1
    defer { depth -= 1 }
    let isCondition = has("not") || next?.kind == .openParenthesis
    let found = isCondition ? condition() : feature()
    return accept(.closeParenthesis) ? found : nil
  }

  /// The appearances of `FEATURE: VALUE`.
  private mutating func feature() -> AppearanceSet? {
    guard let name = next, accept(.identifier), accept(.colon) else { return nil }
    let value = next
    while let token = next, token.kind != .closeParenthesis {
      guard token.closer == nil else { return nil }
      position += 1
    }
    guard let value, value.kind == .identifier else { return [] }
    let known = MediaQuery.features.first { feature, word, _ in
      sheet.isWord(name, feature) && sheet.isWord(value, word)
    }
    return known?.appearances ?? []
  }

  private static let features:
    [(feature: StaticString, value: StaticString, appearances: AppearanceSet)] = [
      ("prefers-color-scheme", "dark", .darkScheme),
      ("prefers-color-scheme", "light", .lightScheme),
      ("prefers-contrast", "more", .highContrast),
      ("prefers-contrast", "no-preference", AppearanceSet.highContrast.complement),
      ("prefers-reduced-motion", "no-preference", .all),
    ]

  private var next: CSSToken? { position < words.count ? words[position] : nil }

  private func has(_ word: StaticString) -> Bool {
    next.map { $0.kind == .identifier && sheet.isWord($0, word) } ?? false
  }

  private mutating func accept(_ word: StaticString) -> Bool {
    guard has(word) else { return false }
    position += 1
    return true
  }

  private mutating func accept(_ kind: CSSToken.Kind) -> Bool {
    guard next?.kind == kind else { return false }
    position += 1
    return true
  }
}
