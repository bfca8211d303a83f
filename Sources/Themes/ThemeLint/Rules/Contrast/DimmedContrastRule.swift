import GTKKnowledge
import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSource

/// Text that libadwaita dims and that then cannot be read.
///
/// Subtitles, captions and whatever has the class `dim-label` are the surface's text at 55 %, in
/// high contrast at 90 %. A text color that just passes fails when it is dimmed; stock Adwaita's
/// own has a contrast of 3.2:1 in light, so this is never an error. Placeholders, on the tint of
/// their entry, have to reach 3:1. Links in such text are thinned twice, more than a theme can make
/// up for, so below 2:1 they are worth a note. So is the dimmed text of a palette, which has no say
/// in what Livery makes of it.
struct DimmedContrastRule: ContrastRule {
  let description = RuleDescription(
    "contrast/dimmed", .warning, .note,
    finds: "text, a link or a placeholder that is too faint once libadwaita dims it to 55 %",
    remedy: "take the nearest text color that passes when dimmed", hasQuietNotes: true)

  func check(_ subject: LintSubject) -> [Finding] {
    let findings = findings(of: subject)
    return subject.format.isPalette ? findings.map { $0.with(.note) } : findings
  }

  func pairs(in judged: JudgedAppearance, of theme: Theme) -> [ContrastPair] {
    ColorRole.texts.map { text, surface in
      ContrastPair(
        rule: "contrast/dimmed",
        foreground: .init(text, opacity: Thinning.dimmed(judged.isHighContrast), prefix: "dimmed "),
        surface: surface, level: .dimmed)
    } + links(in: judged) + placeholders(in: judged)
  }

  /// Links in dimmed text, which are as translucent as the text around them.
  private func links(in judged: JudgedAppearance) -> [ContrastPair] {
    let theme = judged.resolved
    return ColorRole.backgrounds.map { background in
      let opacity =
        theme.sets(.secondaryLabel)
        ? theme[.secondaryLabel].alpha
        : theme.opacityOfText(on: background) * Thinning.dimmed(judged.isHighContrast)
      return ContrastPair(
        rule: "contrast/dimmed",
        foreground: .init(.link, opacity: opacity, suffix: " in dimmed text", isToolkits: true),
        surface: background, level: .exempt)
    }
  }

  /// The placeholder of an entry: `subtle-label` where the theme sets it, else the dimmed label.
  private func placeholders(in judged: JudgedAppearance) -> [ContrastPair] {
    guard let tint = judged.release.knowledge.tint(of: .entry) else { return [] }
    let label: ColorRole = judged.resolved.sets(.label) ? .label : .windowFg
    let isOwn = judged.resolved.sets(.subtleLabel)
    let foreground = ContrastPair.Foreground(
      isOwn ? .subtleLabel : label, opacity: isOwn ? 1 : Thinning.dimmed(judged.isHighContrast),
      suffix: " of a placeholder")
    return [
      ContrastPair(
        rule: "contrast/dimmed", foreground: foreground, surface: .windowBg, level: .faint,
        tint: StockTint(label, share: tint.share))
    ]
  }
}

extension ColorRole {
  /// The surfaces that hold widgets, each with its text.
  static let texts: [(text: ColorRole, surface: ColorRole)] = [
    (.windowFg, .windowBg), (.viewFg, .viewBg), (.headerbarFg, .headerbarBg),
    (.sidebarFg, .sidebarBg), (.secondarySidebarFg, .secondarySidebarBg), (.cardFg, .cardBg),
    (.dialogFg, .dialogBg), (.popoverFg, .popoverBg),
  ]
}
