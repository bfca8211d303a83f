import ThemeCSS
import ThemeColor
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
  private let level: ContrastLevel

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
    let isMark = CSSPaint.subject(of: rule.prelude, in: sheet).map(CSSPaint.marks.contains)
    level = isMark == true || prelude.contains(":backdrop") ? .faint : .text
  }

  /// The node that the last selector of a list is about; `nil` where it names none.
  private static func subject(of prelude: Range<Int>, in sheet: CSSStylesheet) -> String? {
    var node: String?
    var previous: CSSToken.Kind?
    for token in sheet.tokens[prelude] {
      if token.kind == .identifier, previous == nil || previous == .whitespace {
        node = sheet.name(of: token)
      } else if token.isSpace || token.kind == .comma {
        node = nil
      }
      let isClass = sheet.text.bytes[token.range].elementsEqual(".".utf8)
      previous = token.kind == .delimiter && !isClass ? .whitespace : token.kind
    }
    return node
  }

  /// The nodes whose color paints marks.
  private static let marks: Set<String> = [
    "image", "check", "radio", "arrow", "expander", "spinner", "slider", "separator", "switch",
  ]

  /// The rule in an appearance; `nil` where a color is not known there.
  func paint(in look: Look) -> StylePaint? {
    guard let ink = ink.color(in: look), let background = background.color(in: look),
      ink.alpha > 0, background.alpha > 0
    else { return nil }
    return StylePaint(
      ink: ink, background: background, name: name, location: location, level: level)
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
      let name = sheet.name(of: word)
      let role = ColorRole.allCases.first { $0.namedColor == name }
      self = role.map(CSSColorWord.role) ?? .named(name.replacing("_", with: "-"))
    case .hash, .identifier:
      guard let color = CSSColor(String(decoding: sheet.text.bytes[word.range], as: UTF8.self))
      else { return nil }
      self = .literal(color.mapped())
    default: return nil
    }
  }

  func color(in look: Look) -> Color? {
    switch self {
    case .literal(let color): color
    case .role(let role): look.resolved[role]
    case .named(let name): look.resolved[CustomColor(rawValue: name)]
    case .alpha(let color, let factor):
      color.color(in: look).map { $0.withAlpha(min(1, max(0, $0.alpha * factor))) }
    }
  }
}
