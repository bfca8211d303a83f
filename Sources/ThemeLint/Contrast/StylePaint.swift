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
}

extension StylePaint {
  /// Those of the `[styles]` of a theme's own file in an appearance.
  static func all(of theme: Theme, in look: Look) -> [StylePaint] {
    var colors: [StyleSelector: [StyleProperty: Color]] = [:]
    for rule in look.resolved.rules where !rule.isOfBase {
      for declaration in look.resolved.declarations(of: rule) {
        colors[look.resolved.selector(of: rule), default: [:]][declaration.property] =
          declaration.value.color(in: look.resolved)
      }
    }
    return theme.declaredRules.compactMap { rule in
      let own = colors[rule.selector] ?? [:]
      let plain = colors[rule.selector.withoutStates] ?? [:]
      let place =
        rule.declarations.first { $0.property == .color }
        ?? rule.declarations.first { $0.property == .background }
      guard let place, own[.color] != nil || own[.background] != nil,
        let ink = own[.color] ?? plain[.color],
        let background = own[.background] ?? plain[.background], ink.alpha > 0,
        background.alpha > 0, !rule.selector.subject.states.contains(.disabled)
      else { return nil }
      let value = place.values.first { $0.traits.isSubset(of: look.appearance.traits) }
      return StylePaint(
        ink: ink, background: background, name: "'\(rule.selector.text)'",
        location: value?.location ?? place.location,
        level: rule.selector.writesText ? .text : .faint)
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
