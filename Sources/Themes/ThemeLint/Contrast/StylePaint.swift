import ThemeColor
import ThemeModel
import ThemeSource

/// The text color and background of one rule.
struct StylePaint {
  let foreground: Color

  /// The backgrounds of the text, several if they vary by place; a translucent one is over a
  /// window, a view or a card.
  let backgrounds: [Color]

  /// The description of the rule in messages.
  let name: String

  /// The location of the text's color.
  let location: SourceLocation

  let level: ContrastLevel

  /// The same two colors in stock Adwaita; `nil` if one of them is not a role's.
  let stock: (foreground: Color, background: Color)?

  /// Whether the rule itself sets the background.
  var isOnOwnBackground: Bool

  /// Whether the color is that of a line or a mark, not of text.
  var isMark = false

  /// Whether it is only visible in windows without the focus, where themes fade text on purpose.
  var isInBackdrop = false

  /// Whether an opacity makes the text faint, which another color cannot fix.
  var isThinned = false

  init(
    foreground: Color, backgrounds: [Color], name: String, location: SourceLocation,
    level: ContrastLevel,
    stock: (foreground: Color, background: Color)? = nil, isOnOwnBackground: Bool = true
  ) {
    self.foreground = foreground
    self.backgrounds = backgrounds
    self.name = name
    self.location = location
    self.level = level
    self.stock = stock
    self.isOnOwnBackground = isOnOwnBackground
  }
}

extension StylePaint {
  /// The required ratio.
  func minimum(inHighContrast isHighContrast: Bool) -> Double {
    (isInBackdrop ? .exempt : level).minimum(inHighContrast: isHighContrast)
  }

  /// Whether a rule that declares a property may paint text.
  private static func isTelling(_ property: StyleProperty) -> Bool {
    property == .color || property == .background || property == .opacity
  }

  /// The paints of the `[styles]` in a theme's own file, given as declared rules, in an appearance.
  static func all(of declaredRules: [Theme.DeclaredRule], in judged: JudgedAppearance)
    -> [StylePaint]
  {
    var values: [StyleSelector: [StyleProperty: ResolvedValue]] = [:]
    for rule in judged.resolved.rules
    where !rule.isOfBase && judged.resolved.declares(in: rule, where: isTelling) {
      for declaration in judged.resolved.declarations(of: rule) {
        values[judged.resolved.selector(of: rule), default: [:]][declaration.property] =
          declaration.value
      }
    }
    if values.isEmpty { return [] }
    return declaredRules.flatMap { rule -> [StylePaint] in
      if rule.selector.subject.states.contains(.disabled) || rule.selector.paintsNoColor {
        return []
      }
      guard let own = values[rule.selector] else { return [] }
      let plain = values[rule.selector.withoutStates] ?? [:]
      return [
        both(rule, own, plain, in: judged) ?? one(rule, own, plain, in: judged),
        thinned(rule, own, plain, in: judged),
      ].compactMap(\.self)
    }
  }

  /// The rule's text on the rule's background.
  private static func both(
    _ rule: Theme.DeclaredRule, _ own: [StyleProperty: ResolvedValue],
    _ plain: [StyleProperty: ResolvedValue], in judged: JudgedAppearance
  ) -> StylePaint? {
    guard own[.color] != nil || own[.background] != nil,
      let foregroundValue = own[.color] ?? plain[.color],
      let backgroundValue = own[.background] ?? plain[.background],
      let foreground = foregroundValue.color(in: judged.resolved), foreground.alpha > 0,
      let background = backgroundValue.color(in: judged.resolved), background.alpha > 0
    else { return nil }
    var paint = StylePaint(
      foreground: foreground, backgrounds: [background], name: "'\(rule.selector.text)'",
      location: rule.location(of: [.color, .background], in: judged),
      level: rule.selector.writesText ? .text : .faint,
      stock: foregroundValue.role.flatMap { foreground in
        backgroundValue.role.map { (judged.stock[foreground], judged.stock[$0]) }
      })
    paint.isMark = rule.selector.isMark
    return paint
  }

  /// The rule's text on the component's own background, or the component's text on the rule's.
  private static func one(
    _ rule: Theme.DeclaredRule, _ own: [StyleProperty: ResolvedValue],
    _ plain: [StyleProperty: ResolvedValue], in judged: JudgedAppearance
  ) -> StylePaint? {
    guard rule.selector.steps.count == 1,
      let part = TextPart(rule.selector.subject.component)
    else { return nil }
    let hasStates = rule.selector != rule.selector.withoutStates
    if let value = own[.color], own[.background] == nil, plain[.background] == nil, !hasStates {
      guard let foreground = value.color(in: judged.resolved), foreground.alpha > 0 else {
        return nil
      }
      return part.paint(
        foreground, in: judged.resolved, name: "'\(rule.selector.text)'",
        location: rule.location(of: [.color], in: judged), level: .text)
    }
    guard let value = own[.background], own[.color] == nil, plain[.color] == nil,
      let background = value.color(in: judged.resolved), background.alpha > 0
    else { return nil }
    return StylePaint(
      foreground: judged.resolved[part.text], backgrounds: [background],
      name: "'\(rule.selector.text)'",
      location: rule.location(of: [.background], in: judged),
      level: rule.selector.writesText ? .text : .faint,
      stock: value.role.map { (judged.stock[part.text], judged.stock[$0]) })
  }

  /// Text that the rule's opacity dims more than libadwaita dims anything.
  private static func thinned(
    _ rule: Theme.DeclaredRule, _ own: [StyleProperty: ResolvedValue],
    _ plain: [StyleProperty: ResolvedValue], in judged: JudgedAppearance
  ) -> StylePaint? {
    guard rule.selector.steps.count == 1, case .number(let opacity)? = own[.opacity],
      opacity < TextPart.leastOpacity, let part = TextPart(rule.selector.subject.component)
    else { return nil }
    let foreground =
      (own[.color] ?? plain[.color])?.color(in: judged.resolved) ?? judged.resolved[part.text]
    var paint = part.paint(
      foreground.withAlpha(foreground.alpha * opacity), in: judged.resolved,
      name: "'\(rule.selector.text)'",
      location: rule.location(of: [.opacity], in: judged), level: .faint)
    paint.isThinned = true
    return paint
  }
}

extension Theme.DeclaredRule {
  /// The location of the value of the first of some properties that the rule sets in an appearance.
  fileprivate func location(of properties: [StyleProperty], in judged: JudgedAppearance)
    -> SourceLocation
  {
    let declaration = properties.lazy.compactMap { property in
      declarations.first { $0.property == property }
    }.first
    let value = declaration?.values.first { $0.traits.isSubset(of: judged.appearance.traits) }
    return value?.location ?? declaration?.location ?? location
  }
}

extension StyleSelector {
  /// The components whose color paints marks, and those where it paints nothing.
  private static let marks: Set<String> = [
    "switch", "slider", "check", "radio", "progress", "level", "spinner", "icon",
  ]
  private static let colorless: Set<String> = ["separator", "scrollbar"]

  fileprivate var isMark: Bool { Self.marks.contains(subject.component.name) }

  fileprivate var paintsNoColor: Bool { Self.colorless.contains(subject.component.name) }

  /// Whether the color of a rule is that of readable text.
  fileprivate var writesText: Bool { !isMark && !subject.states.contains(.backdrop) }

  /// The same chain without the states of its last component.
  fileprivate var withoutStates: StyleSelector {
    StyleSelector(steps.dropLast() + [Step(subject.component)])
  }
}

extension ResolvedValue {
  fileprivate var role: ColorRole? {
    if case .role(let role) = self { role } else { nil }
  }

  /// The color that it names or is; `nil` of another kind.
  func color(in theme: ResolvedTheme) -> Color? {
    switch self {
    case .role(let role): theme[role]
    case .custom(let name): theme[CustomColor(rawValue: name)]
    case .color(let color): color
    default: nil
    }
  }
}
