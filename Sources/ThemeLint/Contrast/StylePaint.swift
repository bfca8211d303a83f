import ThemeColor
import ThemeModel
import ThemeSource

/// What one rule paints text with, and on what.
struct StylePaint {
  let ink: Color
  let background: Color

  /// What messages call the rule.
  let name: String

  /// Where the color of the text is given.
  let location: SourceLocation

  let level: ContrastLevel

  /// The same two colors in stock Adwaita; `nil` where one of them is no role's.
  let stock: (ink: Color, background: Color)?
}

extension StylePaint {
  /// Those of the `[styles]` of a theme's own file in an appearance.
  static func all(of theme: Theme, in look: Look) -> [StylePaint] {
    var values: [StyleSelector: [StyleProperty: ResolvedValue]] = [:]
    for rule in look.resolved.rules where !rule.isOfBase {
      for declaration in look.resolved.declarations(of: rule) {
        values[look.resolved.selector(of: rule), default: [:]][declaration.property] =
          declaration.value
      }
    }
    return theme.declaredRules.compactMap { rule in
      let own = values[rule.selector] ?? [:]
      let plain = values[rule.selector.withoutStates] ?? [:]
      let place =
        rule.declarations.first { $0.property == .color }
        ?? rule.declarations.first { $0.property == .background }
      guard let place, own[.color] != nil || own[.background] != nil,
        let inkValue = own[.color] ?? plain[.color],
        let backgroundValue = own[.background] ?? plain[.background],
        let ink = inkValue.color(in: look.resolved), ink.alpha > 0,
        let background = backgroundValue.color(in: look.resolved), background.alpha > 0,
        !rule.selector.subject.states.contains(.disabled)
      else { return nil }
      let value = place.values.first { $0.traits.isSubset(of: look.appearance.traits) }
      return StylePaint(
        ink: ink, background: background, name: "'\(rule.selector.text)'",
        location: value?.location ?? place.location,
        level: rule.selector.writesText ? .text : .faint,
        stock: inkValue.role.flatMap { ink in
          backgroundValue.role.map { (look.stock[ink], look.stock[$0]) }
        })
    }
  }
}

extension StyleSelector {
  /// The components whose color paints lines and marks.
  private static let marks: Set<String> = [
    "separator", "switch", "slider", "check", "radio", "progress", "level", "spinner",
    "scrollbar", "icon",
  ]

  /// Whether the color of a rule is that of text which people are to read.
  fileprivate var writesText: Bool {
    !Self.marks.contains(subject.component.name) && !subject.states.contains(.backdrop)
  }

  /// The same chain without states of its last component.
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
