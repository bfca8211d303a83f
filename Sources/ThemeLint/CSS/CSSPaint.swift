import ThemeCSS
import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSource

/// A rule of CSS that says both the color of text and of what it stands on.
///
/// Colors that depend on more than a theme's roles, such as `currentColor`, are not followed.
struct CSSPaint {
  private let ink: CSSColorWord
  private let background: CSSColorWord
  private let name: String
  private let location: SourceLocation

  /// Those outside of `@media`, which no appearance is known to meet.
  static func all(in css: CSSAudit) -> [CSSPaint] {
    css.sheet.statements.compactMap { statement in
      guard case .rule(let rule) = statement else { return nil }
      return CSSPaint(rule, in: css.sheet)
    }
  }

  private init?(_ rule: CSSRule, in sheet: CSSStylesheet) {
    var ink: (CSSColorWord?, CSSDeclaration)?
    var background: CSSColorWord?
    for case .declaration(let declaration) in rule.block.statements {
      let color = CSSColorWord(declaration.value, in: sheet)
      if sheet.isWord(declaration.property, "color") {
        ink = (color, declaration)
      } else if sheet.isWord(declaration.property, "background-color")
        || sheet.isWord(declaration.property, "background")
      {
        background = color
      } else if sheet.isWord(declaration.property, "background-image") {
        background = nil
      }
    }
    let prelude = String(decoding: sheet.bytes(of: rule.prelude), as: UTF8.self)
    guard case (let color?, let declaration)? = ink, let background,
      !prelude.contains(":disabled")
    else { return nil }
    self.ink = color
    self.background = background
    name = "'\(prelude.utf8.shownOnOneLine)'"
    location = sheet.location(of: declaration.value)
  }

  /// The rule in an appearance; `nil` where a color is not known there.
  func paint(in look: Look) -> StylePaint? {
    let theme = look.resolved
    guard let inkColor = ink.color(in: theme), let ground = background.color(in: theme),
      inkColor.alpha > 0, ground.alpha > 0
    else { return nil }
    let stock = (ink.roleColor(in: look.stock), background.roleColor(in: look.stock))
    return StylePaint(
      ink: inkColor, background: ground, name: name, location: location, level: .faint,
      stock: stock.0.flatMap { ink in stock.1.map { (ink, $0) } })
  }
}

/// A color of CSS that a theme's roles decide: a literal, `@name`, or either in `alpha()`.
private enum CSSColorWord {
  case literal(Color)
  case role(ColorRole)
  case named(String)
  indirect case alpha(CSSColorWord, Double)

  init?(_ value: Range<Int>, in sheet: CSSStylesheet) {
    let words = sheet.tokens[value].filter { !$0.isSpace }
    if let first = words.first, words.count == 5, first.kind == .function,
      sheet.isWord(first, "alpha"), words[2].kind == .comma, words[3].kind == .number,
      let color = CSSColorWord(words[1], in: sheet)
    {
      self = .alpha(color, words[3].number)
    } else if words.count == 1, let color = CSSColorWord(words[0], in: sheet) {
      self = color
    } else if let color = CSSColor(String(decoding: sheet.bytes(of: value), as: UTF8.self)) {
      self = .literal(color.mapped())
    } else {
      return nil
    }
  }

  private init?(_ word: CSSToken, in sheet: CSSStylesheet) {
    switch word.kind {
    case .atKeyword:
      let role = GTKColorNames.role(named: sheet.content(of: word))
      self =
        role.map(CSSColorWord.role) ?? .named(sheet.name(of: word).replacing("_", with: "-"))
    case .hash, .identifier:
      guard let color = CSSColor(String(decoding: sheet.text.bytes[word.range], as: UTF8.self))
      else { return nil }
      self = .literal(color.mapped())
    default: return nil
    }
  }

  /// The color, if it depends on nothing but a role.
  func roleColor(in theme: ResolvedTheme) -> Color? {
    switch self {
    case .role: color(in: theme)
    case .alpha(let inner, _): inner.roleColor(in: theme) == nil ? nil : color(in: theme)
    case .literal, .named: nil
    }
  }

  func color(in theme: ResolvedTheme) -> Color? {
    switch self {
    case .literal(let color): color
    case .role(let role): theme[role]
    case .named(let name): theme[CustomColor(rawValue: name)]
    case .alpha(let color, let factor):
      color.color(in: theme).map { $0.withAlpha(min(1, max(0, $0.alpha * factor))) }
    }
  }
}
