import GTKKnowledge
import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSource

/// Text that libadwaita dims and that then cannot be read.
///
/// Subtitles, captions and whatever has the class `dim-label` are the surface's text at 55 %, in
/// high contrast at 90 %. A text color that just passes fails when it is dimmed; stock Adwaita's own
/// comes to 3.2:1 in light, so this is never an error. Placeholders, on the tint of their entry, have
/// to reach 3:1. Links in such text are thinned twice, more than a
/// theme can make up for, so below 2:1 they are worth a note. So is the dimmed text of a palette, which
/// has no say in what Livery makes of it.
struct DimmedContrastRule: ContrastRule {
  let description = RuleDescription(
    "contrast/dimmed", .warning, .note,
    finds: "text, a link or a placeholder that is too faint once libadwaita dims it to 55 %",
    remedy: "take the nearest text color that passes when dimmed", hasQuietNotes: true)

  func check(_ subject: LintSubject) -> [Finding] {
    let findings = findings(of: subject)
    return subject.format.isPalette ? findings.map { $0.with(.note) } : findings
  }

  func pairs(in look: JudgedAppearance, of theme: Theme) -> [ContrastPair] {
    ColorRole.texts.map { text, surface in
      ContrastPair(
        rule: "contrast/dimmed",
        ink: .init(text, opacity: Thinning.dimmed(look.isHighContrast), prefix: "dimmed "),
        surface: surface, level: .dimmed)
    } + links(in: look) + placeholders(in: look)
  }

  /// Links in dimmed text, which are as translucent as the text around them.
  private func links(in look: JudgedAppearance) -> [ContrastPair] {
    let theme = look.resolved
    return ColorRole.grounds.map { ground in
      let opacity =
        theme.sets(.secondaryLabel)
        ? theme[.secondaryLabel].alpha
        : theme.opacityOfText(on: ground) * Thinning.dimmed(look.isHighContrast)
      return ContrastPair(
        rule: "contrast/dimmed",
        ink: .init(.link, opacity: opacity, suffix: " in dimmed text", isToolkits: true),
        surface: ground, level: .exempt)
    }
  }

  /// The placeholder of an entry: `subtle-label` where the theme sets it, else the dimmed label.
  private func placeholders(in look: JudgedAppearance) -> [ContrastPair] {
    guard let tint = look.release.knowledge.tint(of: .entry) else { return [] }
    let label: ColorRole = look.resolved.sets(.label) ? .label : .windowFg
    let isOwn = look.resolved.sets(.subtleLabel)
    let ink = ContrastPair.Ink(
      isOwn ? .subtleLabel : label, opacity: isOwn ? 1 : Thinning.dimmed(look.isHighContrast),
      suffix: " of a placeholder")
    return [
      ContrastPair(
        rule: "contrast/dimmed", ink: ink, surface: .windowBg, level: .faint,
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
