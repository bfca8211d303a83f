import GTKKnowledge
import ThemeModel
import ThemeSource

extension TextContrastRule {
  /// The text of buttons of the style class `destructive-action`, as the release paints it.
  ///
  /// Before libadwaita 1.6 it is `destructive-fg` on `destructive-bg`; from then on `destructive` on
  /// a share of itself, over whatever the button stands on, unless the theme's own CSS paints it.
  func destructiveButtons(in look: JudgedAppearance) -> [ContrastPair] {
    if look.buttonPaint == .other { return [] }
    let tint = look.release.knowledge.tint(of: .destructiveButton)
    guard let tint, tint.role == .destructive, look.buttonPaint == .none else {
      return [
        ContrastPair(
          rule: "contrast/text", ink: .init(.destructiveFg), surface: .destructiveBg, level: .text)
      ]
    }
    return [ColorRole.windowBg, .cardBg, .dialogBg].map { ground in
      ContrastPair(
        rule: "contrast/text",
        ink: .init(.destructive, suffix: " of a destructive button"),
        surface: ground, level: .text, tint: tint)
    }
  }

  func selectedRows(in look: JudgedAppearance) -> [ContrastPair] {
    guard let tint = look.release.knowledge.tint(of: .selectedRow) else { return [] }
    return [
      ContrastPair(
        rule: "contrast/text", ink: .init(.viewFg, suffix: " of a selected row"),
        surface: .viewBg, level: .text, tint: tint)
    ]
  }
}
