import ThemeLint
import ThemeModel
import ThemeSource

/// A pair of roles, or a rule with both colors, the same in all palettes.
struct PairKey: Hashable, Sendable {
  let rule: RuleID

  /// The description of the foreground in messages.
  let foreground: String
  let role: ColorRole?

  /// `nil` for a rule, whose text has its own background.
  let surface: ColorRole?
  let tint: ColorRole?

  init(_ pair: ProbedPair) {
    (rule, foreground, role) = (pair.rule, pair.foreground, pair.role)
    (surface, tint) = (pair.surface, pair.tint)
  }

  init(_ probed: ProbedRule) {
    (rule, foreground, role) = ("contrast/style", probed.name, nil)
    (surface, tint) = (nil, nil)
  }

  var isOfRoles: Bool { surface != nil }

  /// The description of the background in messages.
  var background: String { surface.map { "'\($0.name)'" } ?? "its own background" }

  /// Whether it is undimmed text.
  var isText: Bool { rule == "contrast/text" || rule == "contrast/label" }

  /// The order of pairs at one place: text, then the rest, by their roles.
  var order: (Int, Int, Int, Int, String) {
    let rules: [RuleID] = ["contrast/text", "contrast/label", "contrast/dimmed"]
    return (
      rules.firstIndex(of: rule) ?? rules.count, Int(role?.rawValue ?? .max),
      Int(surface?.rawValue ?? .max), Int(tint?.rawValue ?? .max), foreground
    )
  }
}
