import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSource

/// A shade that hides what it should darken.
///
/// libadwaita lays shades over other things: shadows, dimming, the lines under bars and between
/// rows. Its documentation asks for translucent black, in dark schemes too. An opaque one covers a
/// folded pane. Those of header bars and cards are lines of a pixel, which themes draw hard on purpose.
///
/// Remedy: the same color with stock Adwaita's opacity, or stock Adwaita's own.
struct OpaqueShadeRule: LookRule {
  let description = RuleDescription(
    "shade/opaque", .warning, finds: "a shade color without translucency",
    remedy: "give it the opacity that stock Adwaita's has")

  private static let shades: [ColorRole] = [
    .shade, .headerbarDarkerShade, .sidebarShade, .secondarySidebarShade, .popoverShade,
  ]

  func findings(_ subject: LintSubject) -> [AppearanceFinding] {
    guard !subject.isBase else { return [] }
    return subject.looks.flatMap { look in
      OpaqueShadeRule.shades.compactMap { finding($0, look, in: subject) }
    }
  }

  private func finding(_ role: ColorRole, _ look: JudgedAppearance, in subject: LintSubject)
    -> AppearanceFinding?
  {
    // Beyond this GTK itself takes a color for opaque.
    guard look.resolved[role].alpha > 0.999, let fixTarget = FixTarget(of: role, in: look) else {
      return nil
    }
    let thinned = { (look: JudgedAppearance) in
      fixTarget.color.isDark ? fixTarget.color.withAlpha(look.stock[role].alpha) : look.stock[role]
    }
    return AppearanceFinding(
      .warning, "shade/opaque", at: fixTarget.location, in: look, "'\(role.name)' is opaque",
      short: "'\(thinned(look).shortHex)' in \(look.name)",
      because:
        "and hides what it is laid over; '\(thinned(look).shortHex)' lets it through as stock "
        + "Adwaita does",
      fix: subject.fix(fixTarget, of: role, in: look, with: thinned))
  }
}
