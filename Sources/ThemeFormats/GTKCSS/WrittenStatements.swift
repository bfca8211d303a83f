import ThemeSource

/// The statements of a stylesheet of Livery's that come out again by themselves, before all others.
enum WrittenStatements {
  /// Finds them among statements.
  ///
  /// What stands behind a statement that stays may be meant to win over it: it comes out by itself
  /// only where the two name no widget and no class in common.
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

  /// The names in the selectors of a rule; `nil` where it may match anything.
  private static func names(
    in statement: CSSStatement, of sheet: CSSStylesheet
  ) -> Set<ArraySlice<UInt8>>? {
    guard case .rule(let rule) = statement else { return nil }
    let tokens = sheet.tokens[rule.prelude]
    let isUniversal = tokens.contains {
      $0.kind == .delimiter && sheet.text.bytes[$0.range].elementsEqual("*".utf8)
    }
    if isUniversal { return nil }
    return Set(tokens.filter { $0.kind == .identifier }.map { sheet.content(of: $0) })
  }
}
