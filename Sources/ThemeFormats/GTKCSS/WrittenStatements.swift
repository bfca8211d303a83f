import ThemeSource

/// The statements of a stylesheet of Livery's that come out again by themselves, before all others.
enum WrittenStatements {
  /// Finds them among statements.
  ///
  /// What stands behind a statement that stays may be meant to win over it: it comes out by itself
  /// only where what the two are about has no name of a widget and no class in common.
  ///
  /// - Parameters:
  ///   - statements: The statements in their order.
  ///   - written: The bytes of those that colors bring with them.
  ///   - sheet: The stylesheet that they are of.
  /// - Returns: The tokens of each.
  static func among(
    _ statements: [CSSStatement], _ written: Set<[UInt8]>, in sheet: CSSStylesheet
  ) -> [Range<Int>] {
    if written.isEmpty { return [] }
    var found: [Range<Int>] = []
    var kept: Set<ArraySlice<UInt8>> = []
    for statement in statements {
      let names = names(in: statement, of: sheet)
      let isWritten = written.contains(Array(sheet.bytes(of: statement.tokens)))
      if isWritten, kept.isEmpty || names.map({ $0.isDisjoint(with: kept) }) == true {
        found.append(statement.tokens)
      } else if let names {
        kept.formUnion(names)
      } else {
        // A block may hold rules of any widget.
        return found
      }
    }
    return found
  }

  /// The names of what a rule's selectors are about, without those of what it lies in; `nil` where
  /// it may match anything.
  private static func names(
    in statement: CSSStatement, of sheet: CSSStylesheet
  ) -> Set<ArraySlice<UInt8>>? {
    guard case .rule(let rule) = statement else { return nil }
    let tokens = sheet.tokens[rule.prelude]
    let isUniversal = tokens.contains { isSign("*", $0, in: sheet) }
    if isUniversal { return nil }
    var names: Set<ArraySlice<UInt8>> = []
    for selector in tokens.split(whereSeparator: { $0.kind == .comma }) {
      guard let own = ownNames(in: selector, of: sheet) else { return nil }
      names.formUnion(own)
    }
    return names
  }

  /// The names of the node that a selector is about; `nil` where it has none.
  private static func ownNames(
    in selector: ArraySlice<CSSToken>, of sheet: CSSStylesheet
  ) -> Set<ArraySlice<UInt8>>? {
    var names: Set<ArraySlice<UInt8>> = []
    var depth = 0
    // From the end to the first combinator.
    for token in selector.reversed().drop(while: \.isSpace) {
      if token.isCloser { depth += 1 }
      if token.closer != nil {
        depth -= 1
        // A comma between parentheses was taken for one between selectors.
        if depth < 0 { return nil }
        continue
      }
      guard depth == 0 else { continue }
      if token.isSpace || [">", "+", "~"].contains(where: { isSign($0, token, in: sheet) }) {
        break
      }
      if token.kind == .identifier { names.insert(sheet.content(of: token)) }
    }
    return names.isEmpty || depth > 0 ? nil : names
  }

  private static func isSign(_ sign: String, _ token: CSSToken, in sheet: CSSStylesheet) -> Bool {
    token.kind == .delimiter && sheet.text.bytes[token.range].elementsEqual(sign.utf8)
  }
}
