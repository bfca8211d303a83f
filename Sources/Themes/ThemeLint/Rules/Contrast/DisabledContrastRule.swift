import ThemeModel
import ThemeSource

/// Text of disabled controls that all but vanishes.
///
/// WCAG 2.2 exempts disabled controls (1.4.3), so this is never more than a note; but below 2:1 one
/// cannot see that there is a control at all. libadwaita paints them at 50 %, in high contrast 40
/// %.
struct DisabledContrastRule: ContrastRule {
  let description = RuleDescription(
    "contrast/disabled", .note,
    finds: "text of a surface that all but vanishes on disabled controls, below 2:1",
    remedy: "take a text color further from its surface")

  func pairs(in judged: JudgedAppearance, of theme: Theme) -> [ContrastPair] {
    ColorRole.texts.map { text, surface in
      ContrastPair(
        rule: "contrast/disabled",
        foreground: .init(
          text, opacity: Thinning.disabled(judged.isHighContrast), prefix: "disabled "),
        surface: surface, level: .exempt)
    }
  }
}
