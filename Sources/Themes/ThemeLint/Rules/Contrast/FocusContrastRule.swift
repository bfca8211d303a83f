import ThemeModel
import ThemeSource

/// A focus ring that cannot be seen, so that those who use a keyboard are lost.
///
/// libadwaita 1.2.2 draws it with half of `accent`, in high contrast with 80 % of it; a theme may
/// give its own by `outline-color`. WCAG 2.2 asks for 3:1 (2.4.11 refers to 1.4.11). Half an accent
/// seldom has that, stock Adwaita's neither; so one that is no fainter than stock's is noted only.
struct FocusContrastRule: ContrastRule {
  let description = RuleDescription(
    "contrast/focus-ring", .warning, .note,
    finds: "a focus ring that does not stand out from window, view or card at 3:1",
    remedy: "set 'outline-color' in [styles], or take the nearest color that passes")

  func pairs(in judged: JudgedAppearance, of theme: Theme) -> [ContrastPair] {
    let own = ringColors(in: judged, of: theme)
    let foregrounds =
      own.isEmpty
      ? [
        ContrastPair.Foreground(
          .accent, opacity: Thinning.focusRing(judged.isHighContrast),
          prefix: judged.isHighContrast ? "the focus ring, 80 % of " : "the focus ring, half of ",
          suffix: ",", isToolkits: true)
      ] : own
    return foregrounds.flatMap { foreground in
      ColorRole.backgrounds.map { background in
        ContrastPair(
          rule: "contrast/focus-ring", foreground: foreground, surface: background, level: .faint)
      }
    }
  }
}
