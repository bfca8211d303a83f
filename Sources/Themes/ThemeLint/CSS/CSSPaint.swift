import GTKKnowledge
import ThemeCSS
import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSource

/// A rule of CSS that sets the color, the background or the opacity of text.
///
/// If it sets only one of the two colors, the other is that of the surrounding part if a rule sets
/// it, or libadwaita's if no other rule names the same node.
struct CSSPaint {
  private let rule: CSSRule
  private let sheet: CSSStylesheet
  private let declarations: [Declared]

  /// The backgrounds of the part around the text, if the rule sets none.
  private let around: [Declared]

  /// The backgrounds that another rule gives to the same nodes, if this one sets only their color.
  private let below: [Declared]

  /// The part that the rule selects, if no other rule sets its background, or its text color.
  private let partWithStockBackground: TextPart?
  private let partWithStockColor: TextPart?

  /// A declaration of the rule that paints.
  private struct Declared {
    enum Property: String {
      case color, background, backgroundColor = "background-color"
      case backgroundImage = "background-image", backgroundSize = "background-size", opacity
    }

    let property: Property
    let declaration: CSSDeclaration

    /// The releases that drop it.
    let refusing: [GTKRelease]

    /// The texts of a rule, when each release refuses some declarations.
    static func all(
      of rule: CSSRule, in sheet: CSSStylesheet, _ refusing: [Int: [GTKRelease]]
    ) -> [Declared] {
      rule.block.statements.compactMap { statement -> Declared? in
        guard case .declaration(let declaration) = statement,
          let property = Property(rawValue: sheet.name(of: declaration.property).lowercased())
        else { return nil }
        let refusing = refusing[declaration.tokens.lowerBound] ?? []
        return Declared(property: property, declaration: declaration, refusing: refusing)
      }
    }

    var isBackground: Bool { property != .color && property != .opacity }
  }

  /// The texts outside of `@media`, whose conditions cannot be evaluated for an appearance.
  static func all(in css: CSSAudit) -> [CSSPaint] {
    let rules = css.sheet.statements.compactMap { statement in
      if case .rule(let rule) = statement { rule } else { nil }
    }
    let nodes = NodePaints(rules, in: css.sheet)
    let ancestors = AncestorBackgrounds(rules, in: css.sheet)
    let backgrounds = SameNodeBackgrounds(rules, in: css.sheet)
    let refusing = Dictionary(
      css.problems.compactMap { problem in
        css.sheet.declaration(at: problem.range.lowerBound).map {
          ($0.tokens.lowerBound, problem.releases)
        }
      }, uniquingKeysWith: +)
    return rules.compactMap {
      CSSPaint($0, in: css.sheet, beside: nodes, ancestors, backgrounds, refusing)
    }
  }

  private init?(
    _ rule: CSSRule, in sheet: CSSStylesheet, beside nodes: NodePaints,
    _ ancestors: AncestorBackgrounds, _ same: SameNodeBackgrounds, _ refusing: [Int: [GTKRelease]]
  ) {
    (self.rule, self.sheet) = (rule, sheet)
    declarations = Declared.all(of: rule, in: sheet, refusing)
    if declarations.isEmpty { return nil }
    let isDisabled = sheet.tokens[rule.prelude].contains {
      // GTK 3 has both names for the state.
      $0.kind == .identifier && (sheet.isWord($0, "disabled") || sheet.isWord($0, "insensitive"))
    }
    if isDisabled || rule.holdsNoText(in: sheet) { return nil }
    partWithStockBackground = nodes.part(of: rule, alone: .background)
    partWithStockColor = nodes.part(of: rule, alone: .color)
    around =
      ancestors.rule(around: rule).map { Declared.all(of: $0, in: sheet, refusing) } ?? []
    below = same.rule(below: rule).map { Declared.all(of: $0, in: sheet, refusing) } ?? []
  }

  /// Whether the rule is about what lies over a picture or a video, of whatever color that is.
  private var isInOSD: Bool {
    sheet.tokens[rule.prelude].contains { $0.kind == .identifier && sheet.isWord($0, "osd") }
  }

  /// Whether every selector of the rule is about windows without the focus.
  private var isInBackdrop: Bool {
    SelectorTokens.all(rule.prelude, in: sheet).allSatisfy { selector in
      selector.compounds.joined().contains { part in
        part.kind == .pseudoClass && part.token + 1 < selector.tokens.upperBound
          && sheet.isWord(sheet.tokens[part.token + 1], "backdrop")
      }
    }
  }

  private var name: String { "'\(sheet.bytes(of: rule.prelude).shownOnOneLine)'" }

  /// The rule in an appearance; `nil` if a color is not known there.
  func paint(in judged: JudgedAppearance, with colors: RuleColors) -> StylePaint? {
    let applying = declarations.filter { !$0.refusing.contains(judged.release) }
    let values = RuleValues(rule: rule, judged: judged, colors: colors)
    var paint = paint(applying, in: judged, values)
    if isInBackdrop { paint?.isInBackdrop = true }
    return paint
  }

  /// The colors of the declarations that apply in an appearance.
  private func paint(
    _ applying: [Declared], in judged: JudgedAppearance, _ values: RuleValues
  ) -> StylePaint? {
    let foreground = applying.last { $0.property == .color }
    let backgrounds = applying.filter(\.isBackground)
    if let foreground {
      guard let color = values.color(foreground.declaration.value), color.alpha > 0 else {
        return nil
      }
      let place = sheet.location(of: foreground.declaration.value)
      if backgrounds.isEmpty {
        let same = below.filter { $0.isBackground && !$0.refusing.contains(judged.release) }
        if !same.isEmpty {
          let paint = self.paint(color, on: same, at: place, values) { nil }
          // What a translucent background of another rule lies on is not known.
          return paint?.backgrounds.allSatisfy { $0.alpha == 1 } == true ? paint : nil
        }
        let outer = around.filter { $0.isBackground && !$0.refusing.contains(judged.release) }
        if !outer.isEmpty {
          var paint = self.paint(color, on: outer, at: place, values) { nil }
          paint?.isOnOwnBackground = false
          return paint
        }
        return partWithStockBackground?.paint(
          color, in: judged.resolved, name: name, location: place, level: .faint)
      }
      return paint(color, on: backgrounds, at: place, values) {
        values.stockColor(foreground.declaration.value)
      }
    }
    guard let part = partWithStockColor else { return nil }
    if let last = backgrounds.last(where: { $0.property != .backgroundSize }) {
      let place = sheet.location(of: last.declaration.value)
      return paint(judged.resolved[part.text], on: backgrounds, at: place, values) {
        judged.stock[part.text]
      }
    }
    return thinned(part, applying, in: judged)
  }

  /// Text in a color on the backgrounds that the rule sets.
  private func paint(
    _ foreground: Color, on backgrounds: [Declared], at place: SourceLocation, _ values: RuleValues,
    stock: () -> Color?
  ) -> StylePaint? {
    var background = RuleBackground(values, foreground: foreground)
    for declared in backgrounds {
      let value = declared.declaration.value
      switch declared.property {
      case .background: background.read(background: value)
      case .backgroundColor: background.read(color: value)
      case .backgroundImage: background.read(images: value)
      case .backgroundSize: background.isSized = true
      case .color, .opacity: break
      }
    }
    guard let samples = background.samples, samples.contains(where: { $0.alpha > 0 }),
      !isInOSD || samples.allSatisfy({ $0.alpha == 1 })
    else { return nil }
    let stockBackground =
      backgrounds.count == 1 ? values.stockColor(backgrounds[0].declaration.value) : nil
    return StylePaint(
      foreground: foreground, backgrounds: samples, name: name, location: place, level: .faint,
      stock: stockBackground.flatMap { background in stock().map { ($0, background) } })
  }

  /// Text that the rule's opacity dims more than libadwaita dims anything.
  private func thinned(
    _ part: TextPart, _ applying: [Declared], in judged: JudgedAppearance
  ) -> StylePaint? {
    guard let declared = applying.last(where: { $0.property == .opacity }),
      declared.declaration.value.count == 1
    else { return nil }
    let token = sheet.tokens[declared.declaration.value.lowerBound]
    // At opacity 0 a widget is hidden intentionally.
    guard token.kind == .number, token.number > 0, token.number < TextPart.leastOpacity else {
      return nil
    }
    let foreground = judged.resolved[part.text]
    var paint = part.paint(
      foreground.withAlpha(foreground.alpha * token.number), in: judged.resolved, name: name,
      location: sheet.location(of: declared.declaration.value), level: .faint)
    paint.isThinned = true
    return paint
  }
}
