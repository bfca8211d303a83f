import ThemeModel
import ThemeSource

/// The statements of a stylesheet that say colors, found at its top and inside `@media`.
struct GTKStatements {
  /// `@define-color NAME VALUE`, or a variable of `:root`.
  struct Color {
    /// The name, escapes resolved; a variable's with its hyphens.
    let name: [UInt8]
    /// The bytes of the value.
    let value: Range<Int>
    let traits: TraitSet
    /// The tokens of the statement.
    let tokens: Range<Int>
  }

  private(set) var definitions: [Color] = []
  private(set) var variables: [Color] = []

  /// What a theme cannot hold: its tokens, and why.
  private(set) var leftOut: [(tokens: Range<Int>, message: String)] = []

  /// The tokens of rules and blocks that are empty without the colors.
  private(set) var emptied: [Range<Int>] = []

  private(set) var problems: [(tokens: Range<Int>, message: String)] = []

  private let sheet: CSSStylesheet

  init(_ sheet: CSSStylesheet) {
    self.sheet = sheet
    read(sheet.statements, traits: [], isNested: false)
  }

  private mutating func read(_ statements: [CSSStatement], traits: TraitSet, isNested: Bool) {
    for statement in statements {
      switch statement {
      case .atRule(let rule): read(rule, traits, isNested: isNested)
      case .rule(let rule) where isRoot(rule): readVariables(of: rule, traits)
      case .rule, .declaration:
        if isNested {
          leftOut.append((statement.tokens, "GTK 4.8 has no '@media'"))
        }
      }
    }
  }

  private mutating func read(_ rule: CSSAtRule, _ traits: TraitSet, isNested: Bool) {
    if sheet.isWord(rule.name, "define-color") {
      define(rule, traits)
    } else if sheet.isWord(rule.name, "media"), let block = rule.block, !isNested {
      guard let traits = MediaQuery.traits(of: rule.prelude, in: sheet) else {
        leftOut.append((rule.tokens, "it stands for no appearance of a theme"))
        return
      }
      read(block.statements, traits: traits, isNested: true)
      emptied.append(rule.tokens)
    } else if !sheet.isWord(rule.name, "import"), isNested || !sheet.isWord(rule.name, "keyframes")
    {
      leftOut.append((rule.tokens, "GTK 4.8 has no '@\(sheet.shown(rule.name))' here"))
    }
  }

  private mutating func define(_ rule: CSSAtRule, _ traits: TraitSet) {
    guard let first = rule.prelude.first, sheet.tokens[first].kind == .identifier else {
      problems.append((rule.prelude, "expected a name and a color after '@define-color'"))
      return
    }
    definitions.append(
      Color(
        name: Array(sheet.content(of: sheet.tokens[first])),
        value: sheet.range(of: sheet.tokens.trimmed((first + 1)..<rule.prelude.upperBound)),
        traits: traits, tokens: rule.tokens))
  }

  /// Whether a rule's only selector is `:root`.
  private func isRoot(_ rule: CSSRule) -> Bool {
    rule.prelude.count == 2 && sheet.tokens[rule.prelude.lowerBound].kind == .colon
      && sheet.isWord(sheet.tokens[rule.prelude.lowerBound + 1], "root")
  }

  private mutating func readVariables(of rule: CSSRule, _ traits: TraitSet) {
    for statement in rule.block.statements {
      guard case .declaration(let declaration) = statement,
        sheet.text.bytes[declaration.property.range].starts(with: "--".utf8)
      else {
        leftOut.append((statement.tokens, "GTK 4.8 has no ':root'"))
        continue
      }
      variables.append(
        Color(
          name: Array(sheet.content(of: declaration.property)),
          value: sheet.range(of: declaration.value), traits: traits, tokens: declaration.tokens))
    }
    emptied.append(rule.tokens)
  }
}
