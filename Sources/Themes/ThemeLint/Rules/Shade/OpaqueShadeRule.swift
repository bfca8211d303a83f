import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSource

/// A shade that hides what it should darken.
///
/// libadwaita lays shades over other things: shadows, dimming, the lines under bars and between
/// rows. Its documentation asks for translucent black, in dark schemes too. An opaque one covers a
/// folded pane. Those of header bars and cards are lines of a pixel, which themes draw hard on
/// purpose.
///
/// Remedy: the same color with stock Adwaita's opacity, or stock Adwaita's own.
struct OpaqueShadeRule: AppearanceRule {
  let description = RuleDescription(
    "shade/opaque", .warning, finds: "a shade color without translucency",
    remedy: "give it the opacity that stock Adwaita's has")

  private static let shades: [ColorRole] = [
    .shade, .headerbarDarkerShade, .sidebarShade, .secondarySidebarShade, .popoverShade,
  ]

  func findings(_ subject: LintSubject) -> [AppearanceFinding] {
    guard !subject.isBase else { return [] }
    return subject.judgedAppearances.flatMap { judged in
      OpaqueShadeRule.shades.compactMap { finding($0, judged, in: subject) }
    }
  }

  private func finding(_ role: ColorRole, _ judged: JudgedAppearance, in subject: LintSubject)
    -> AppearanceFinding?
  {
    // Beyond this GTK itself takes a color for opaque.
    guard judged.resolved[role].alpha > 0.999, let fixTarget = FixTarget(of: role, in: judged)
    else {
      return nil
    }
    let thinned = { (judged: JudgedAppearance) in
      fixTarget.color.isDark
        ? fixTarget.color.withAlpha(judged.stock[role].alpha) : judged.stock[role]
    }
    return AppearanceFinding(
      .warning, "shade/opaque", at: fixTarget.location, in: judged, "'\(role.name)' is opaque",
      short: "'\(thinned(judged).shortHex)' in \(judged.name)",
      because:
        "and hides what it is laid over; '\(thinned(judged).shortHex)' lets it through as stock "
        + "Adwaita does",
      fix: subject.fix(fixTarget, of: role, in: judged, with: thinned))
  }
}
