import ThemeSource

/// The tokens of every value of a stylesheet's named colors and variables.
struct NamedValues: Sendable {
  /// The values by their names, with the sign: `@name` or `--name`.
  private(set) var byName: [String: [Range<Int>]] = [:]

  init(_ sheet: CSSStylesheet) {
    addColors(of: sheet.statements, in: sheet)
    sheet.forEachDeclaration { declaration in
      guard sheet.content(of: declaration.property).starts(with: "--".utf8) else { return }
      byName[sheet.name(of: declaration.property), default: []].append(declaration.value)
    }
  }

  private mutating func addColors(of statements: [CSSStatement], in sheet: CSSStylesheet) {
    for case .atRule(let rule) in statements {
      if let block = rule.block { addColors(of: block.statements, in: sheet) }
      guard sheet.isWord(rule.name, "define-color"),
        let first = rule.prelude.first, sheet.tokens[first].kind == .identifier
      else { continue }
      byName["@" + sheet.name(of: sheet.tokens[first]), default: []]
        .append((first + 1)..<rule.prelude.upperBound)
    }
  }

  /// The values of a name with its sign; `nil` if the stylesheet does not define it.
  subscript(name: String) -> [Range<Int>]? { byName[name] }
}
