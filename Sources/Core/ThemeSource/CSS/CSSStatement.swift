/// A part of a stylesheet or of a block; ranges count tokens of the stylesheet.
public enum CSSStatement: Sendable {
  case rule(CSSRule)
  case atRule(CSSAtRule)
  /// A declaration; it occurs only inside a block.
  case declaration(CSSDeclaration)

  /// The tokens of the statement, its semicolon or closing brace included.
  public var tokens: Range<Int> {
    switch self {
    case .rule(let rule): rule.tokens
    case .atRule(let rule): rule.tokens
    case .declaration(let declaration): declaration.tokens
    }
  }
}

/// Selectors and their declarations: `button:hover { color: red; }`.
public struct CSSRule: Sendable {
  public let tokens: Range<Int>
  /// The selectors, without the spaces around them.
  public let prelude: Range<Int>
  public let block: CSSBlock
}

/// A rule that begins with a name after `@`, such as `@define-color` or `@media`.
public struct CSSAtRule: Sendable {
  public let tokens: Range<Int>
  /// The token of `@` and the name.
  public let name: CSSToken
  /// The text between the name and the block or the semicolon, without surrounding spaces.
  public let prelude: Range<Int>
  public let block: CSSBlock?
  /// Whether it ends with a semicolon or a block.
  public let isClosed: Bool
}

/// The text between braces.
public struct CSSBlock: Sendable {
  public let tokens: Range<Int>
  public let statements: [CSSStatement]
  public let isClosed: Bool
}

/// A property and its value.
public struct CSSDeclaration: Sendable {
  /// The tokens, the semicolon included.
  public let tokens: Range<Int>
  public let property: CSSToken
  /// The value, without the spaces around it and without `!important`.
  public let value: Range<Int>
  /// The tokens of `!important`.
  public let important: Range<Int>?
}
