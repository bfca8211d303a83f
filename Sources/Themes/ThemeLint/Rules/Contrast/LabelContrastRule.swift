import ThemeColor
package import ThemeModel
import ThemeSource

/// Colored or graded text that cannot be read where it stands: on window, view and card.
///
/// The colors of links, statuses and labels have no surface of their own, so each has to be
/// readable on all three backgrounds. `subtle-label` is for hints that nobody has to read, at 3:1.
/// Links are as translucent as the text that they stand in. The labels and links that Livery adds
/// count only where the theme sets them: unset, the toolkit paints.
struct LabelContrastRule: ContrastRule {
  let description = RuleDescription(
    "contrast/label", .error, .warning, .note,
    finds: "an accent, status, link or label color too faint on window, view or card",
    remedy: "take the nearest color that passes on all three", hasQuietNotes: true)

  private static let labels: [ColorRole] = [
    .accent, .destructive, .success, .warning, .error, .link, .label, .secondaryLabel, .subtleLabel,
  ]

  func pairs(in judged: JudgedAppearance, of theme: Theme) -> [ContrastPair] {
    LabelContrastRule.labels.filter { role in
      role.since != nil || judged.resolved.sets(role) || theme.ownLayer == 0
    }.flatMap { role in
      ColorRole.backgrounds.map { background in
        ContrastPair(
          rule: "contrast/label", foreground: foreground(of: role, on: background, in: judged),
          surface: background,
          level: role == .subtleLabel ? .faint : .text)
      }
    }
  }
}

extension LabelContrastRule {
  private func foreground(
    of role: ColorRole, on background: ColorRole, in judged: JudgedAppearance
  ) -> ContrastPair.Foreground {
    guard role == .link else { return .init(role) }
    let opacity = judged.resolved.opacityOfText(on: background)
    return .init(role, opacity: opacity, suffix: opacity < 1 ? " in translucent text" : "")
  }
}

extension ResolvedTheme {
  /// The alpha of the text on a background, which links in it have as well.
  func opacityOfText(on background: ColorRole) -> Double {
    let own = ColorRole.texts.first { $0.surface == background }?.text ?? .windowFg
    return self[sets(.label) ? .label : own].alpha
  }
}

extension ColorRole {
  /// The surfaces that text and controls without a surface of their own stand on.
  package static let backgrounds: [ColorRole] = [.windowBg, .viewBg, .cardBg]
}
