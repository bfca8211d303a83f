import ThemeModel
import ThemeSource

/// A border that cannot be seen on window, view or card.
///
/// Where the border is all that tells where an entry or a box to tick is, WCAG 2.2 (1.4.11) asks
/// for 3:1. It counts where the theme sets `border`: unset, the toolkit paints its own.
struct BorderContrastRule: ContrastRule {
  let description = RuleDescription(
    "contrast/border", .warning, .note,
    finds: "a border that does not stand out from window, view or card at 3:1",
    remedy: "take the nearest color that passes on all three")

  func pairs(in judged: JudgedAppearance, of theme: Theme) -> [ContrastPair] {
    guard judged.resolved.sets(.border) || theme.ownLayer == 0 else { return [] }
    return ColorRole.backgrounds.map { background in
      ContrastPair(
        rule: "contrast/border", foreground: .init(.border), surface: background, level: .faint)
    }
  }
}
