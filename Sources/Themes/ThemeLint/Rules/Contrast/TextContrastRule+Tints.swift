import GTKKnowledge
import ThemeModel
import ThemeSource

extension TextContrastRule {
  /// The text of buttons of the style class `destructive-action`, as the release paints it.
  ///
  /// Before libadwaita 1.6 it is `destructive-fg` on `destructive-bg`; from then on `destructive`
  /// on a share of itself, over whatever the button stands on, unless the theme's own CSS paints
  /// it.
  func destructiveButtons(in judged: JudgedAppearance) -> [ContrastPair] {
    if judged.buttonPaint == .other { return [] }
    let tint = judged.release.knowledge.tint(of: .destructiveButton)
    guard let tint, tint.role == .destructive, judged.buttonPaint == .none else {
      return [
        ContrastPair(
          rule: "contrast/text", foreground: .init(.destructiveFg), surface: .destructiveBg,
          level: .text)
      ]
    }
    return [ColorRole.windowBg, .cardBg, .dialogBg].map { background in
      ContrastPair(
        rule: "contrast/text",
        foreground: .init(.destructive, suffix: " of a destructive button"),
        surface: background, level: .text, tint: tint)
    }
  }

  func selectedRows(in judged: JudgedAppearance) -> [ContrastPair] {
    guard let tint = judged.release.knowledge.tint(of: .selectedRow) else { return [] }
    return [
      ContrastPair(
        rule: "contrast/text", foreground: .init(.viewFg, suffix: " of a selected row"),
        surface: .viewBg, level: .text, tint: tint)
    ]
  }
}
