public import ThemeSource

/// A stylesheet's declarations, found by GTK's locations.
public struct DeclarationPlaces: Sendable {
  /// A declaration with its rule.
  public struct Declaration: Hashable, Sendable {
    /// The selectors of the rule, on one line and shortened.
    public let selector: String

    /// The property, such as `padding`.
    public let property: String

    /// The start of the declaration, as messages count it.
    public let start: SourcePosition
  }

  private let sheet: CSSStylesheet
  private let lines: GTKLines

  /// Reads a stylesheet; parts that GTK would not accept are skipped.
  public init(_ text: SourceText) {
    var findings: [Finding] = []
    sheet = CSSStylesheet(CSSText(text), findings: &findings)
    lines = GTKLines(text.bytes)
  }

  /// The bytes of all declarations of rules, in order.
  package var ranges: [Range<Int>] { ranges(of: sheet.statements) }

  private func ranges(of statements: [CSSStatement]) -> [Range<Int>] {
    statements.flatMap { statement -> [Range<Int>] in
      switch statement {
      case .declaration(let declaration): [sheet.range(of: declaration.tokens)]
      case .rule(let rule): ranges(of: rule.block.statements)
      case .atRule(let rule): ranges(of: rule.block?.statements ?? [])
      }
    }
  }

  /// The declaration at a place; `nil` if there is none.
  ///
  /// Lines and characters are counted from 1, as GTK counts them.
  public func declaration(line: Int, column: Int) -> Declaration? {
    guard let offset = lines.offset(line: line, column: column),
      let (declaration, rule) = sheet.declarationAndRule(at: offset), let rule
    else { return nil }
    return Declaration(
      selector: sheet.bytes(of: rule.prelude).shownOnOneLine,
      property: sheet.name(of: declaration.property),
      start: sheet.location(of: declaration.property).start)
  }
}
