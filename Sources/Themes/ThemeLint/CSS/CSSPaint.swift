import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSource

/// A rule of CSS that says the color of text, or of what it stands on, or thins it.
///
/// Where it says one of the two, the other is libadwaita's, if no other rule names the same node.
/// Colors that depend on more than a theme's roles, such as `currentColor`, are not followed.
struct CSSPaint {
  private let ink: CSSColorWord?
  private let background: CSSColorWord?
  private let part: TextPart?
  private let opacity: Double
  private let name: String
  private let location: SourceLocation

  /// Those outside of `@media`, which no appearance is known to meet.
  static func all(in css: CSSAudit) -> [CSSPaint] {
    let rules = css.sheet.statements.compactMap { statement in
      if case .rule(let rule) = statement { rule } else { nil }
    }
    let nodes = NodePaints(rules, in: css.sheet)
    return rules.compactMap { CSSPaint($0, in: css.sheet, beside: nodes) }
  }

  private init?(_ rule: CSSRule, in sheet: CSSStylesheet, beside nodes: NodePaints) {
    var ink: (CSSColorWord?, CSSDeclaration)?
    var background: (CSSColorWord?, CSSDeclaration)?
    var opacity: (Double, CSSDeclaration)?
    for case .declaration(let declaration) in rule.block.statements {
      if sheet.isWord(declaration.property, "color") {
        ink = (CSSColorWord(declaration.value, in: sheet), declaration)
      } else if sheet.isWord(declaration.property, "background-color")
        || sheet.isWord(declaration.property, "background")
      {
        background = (CSSColorWord(declaration.value, in: sheet), declaration)
      } else if sheet.isWord(declaration.property, "background-image") {
        background = (nil, declaration)
      } else if sheet.isWord(declaration.property, "opacity"), declaration.value.count == 1 {
        let token = sheet.tokens[declaration.value.lowerBound]
        if token.kind == .number { opacity = (token.number, declaration) }
      }
    }
    if ink == nil, background == nil, opacity == nil { return nil }
    let isDisabled = sheet.tokens[rule.prelude].contains {
      $0.kind == .identifier && sheet.isWord($0, "disabled")
    }
    if isDisabled { return nil }
    let place: CSSDeclaration
    switch (ink, background) {
    case (let (color?, declaration)?, let (ground?, _)?):
      (self.ink, self.background, part, self.opacity) = (color, ground, nil, 1)
      place = declaration
    case (let (color?, declaration)?, nil):
      guard let part = nodes.part(of: rule, alone: .background) else { return nil }
      (self.ink, self.background, self.part, self.opacity) = (color, nil, part, 1)
      place = declaration
    case (nil, let (ground?, declaration)?):
      guard let part = nodes.part(of: rule, alone: .color) else { return nil }
      (self.ink, self.background, self.part, self.opacity) = (nil, ground, part, 1)
      place = declaration
    case (nil, nil):
      // Nothing is hidden by mistake where the opacity is 0.
      guard let (share, declaration) = opacity, share > 0, share < TextPart.leastOpacity,
        let part = nodes.part(of: rule, alone: .color)
      else { return nil }
      (self.ink, self.background, self.part, self.opacity) = (nil, nil, part, share)
      place = declaration
    default: return nil
    }
    name = "'\(sheet.bytes(of: rule.prelude).shownOnOneLine)'"
    location = sheet.location(of: place.value)
  }

  /// The rule in an appearance; `nil` where a color is not known there.
  func paint(in look: Look) -> StylePaint? {
    let theme = look.resolved
    guard let color = ink.map({ $0.color(in: theme) }) ?? part.map({ theme[$0.text] }),
      color.alpha > 0
    else { return nil }
    guard let background else {
      var paint = part?.paint(
        color.withAlpha(color.alpha * opacity), in: theme, name: name, location: location,
        level: .faint)
      paint?.isThinned = opacity < 1
      return paint
    }
    guard let ground = background.color(in: theme), ground.alpha > 0 else { return nil }
    let stock = (
      ink.map { $0.roleColor(in: look.stock) } ?? part.map { look.stock[$0.text] },
      background.roleColor(in: look.stock)
    )
    return StylePaint(
      ink: color, background: ground, name: name, location: location, level: .faint,
      stock: stock.0.flatMap { ink in stock.1.map { (ink, $0) } })
  }
}

/// What the rules of a stylesheet say of nodes that stand alone in a selector.
private struct NodePaints {
  enum Side { case color, background }

  private let sheet: CSSStylesheet

  /// How many rules whose selectors name a node set its text's color, or its background.
  private var counts: [Side: [[UInt8]: Int]] = [:]

  init(_ rules: [CSSRule], in sheet: CSSStylesheet) {
    self.sheet = sheet
    for rule in rules {
      let names = sheet.tokens[rule.prelude].filter {
        $0.kind == .identifier && TextPart(node: sheet.content(of: $0)) != nil
      }
      if names.isEmpty { continue }
      let sides = Set(
        rule.block.statements.compactMap { statement -> Side? in
          guard case .declaration(let declaration) = statement else { return nil }
          if sheet.isWord(declaration.property, "color") { return .color }
          return sheet.content(of: declaration.property).starts(with: "background".utf8)
            ? .background : nil
        })
      for side in sides {
        for name in Set(names.map { Array(sheet.content(of: $0)) }) {
          counts[side, default: [:]][name, default: 0] += 1
        }
      }
    }
  }

  /// The part that a rule's selector names and nothing more, where no rule sets one of the two.
  func part(of rule: CSSRule, alone side: Side) -> TextPart? {
    guard rule.prelude.count == 1 else { return nil }
    let token = sheet.tokens[rule.prelude.lowerBound]
    guard token.kind == .identifier, counts[side]?[Array(sheet.content(of: token))] == nil else {
      return nil
    }
    return TextPart(node: sheet.content(of: token))
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
