import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSource

/// Text that cannot be read on the background that the same rule gives it.
///
/// Rules of `[styles]` and of CSS are judged alike. A rule of a state that sets one of the two has
/// the other from the same component's rule without states. What CSS writes may be large or a mark,
/// so that it has the minimum of those, 3:1.
struct StyleContrastRule: LookRule {
  let description = RuleDescription(
    "contrast/style", .error, .warning,
    finds: "a rule whose text does not stand out from the rule's own background",
    remedy: "take the nearest color that passes")

  func findings(_ subject: LintSubject) -> [LookFinding] {
    if subject.isBase { return [] }
    let inCSS = subject.css.map(CSSPaint.all) ?? []
    return subject.looks.flatMap { look in
      let inStyles = StylePaint.all(of: subject.theme, in: look)
      return (inStyles + inCSS.compactMap { $0.paint(in: look) }).compactMap {
        finding($0, in: look)
      }
    }
  }

  private func finding(_ paint: StylePaint, in look: Look) -> LookFinding? {
    let contrast = { (ink: Color) in
      StyleContrastRule.contrast(ink, paint.background, in: look.resolved)
    }
    let ratio = contrast(paint.ink)
    let minimum = paint.level.minimum(inHighContrast: look.isHighContrast)
    if ratio + 1e-9 >= minimum { return nil }
    let stock = paint.stock.map {
      StyleContrastRule.contrast($0.ink, $0.background, in: look.stock)
    }
    // Stock Adwaita's own pairs are judged as pairs of roles.
    let tolerance = ContrastAudit.Judgement.tolerance
    if let stock, stock > Self.faintest, ratio >= stock * (1 - tolerance) { return nil }
    let passes = { contrast($0) >= minimum }
    let nearest = paint.ink.nearest(where: passes) ?? paint.ink.withAlpha(1).nearest(where: passes)
    return LookFinding(
      paint.level.severity(of: ratio, inHighContrast: look.isHighContrast), description.id,
      at: paint.location, in: look,
      "the text of \(paint.name) comes to \(ContrastRatio.text(ratio, below: minimum)) "
        + "on its own background",
      about: paint.name,
      short: nearest.map { "'\($0.shortHex)' in \(look.name)" } ?? "in \(look.name)",
      because: "below \(ContrastRatio.short(minimum))"
        + (nearest.map { "; '\($0.shortHex)' is the nearest color that passes" } ?? ""))
  }

  /// Below this not even stock Adwaita writes.
  private static let faintest = 2.0

  /// The contrast of text on a rule's background, where that may lie on any ground: the best of
  /// them counts.
  private static func contrast(
    _ ink: Color, _ background: Color, in theme: ResolvedTheme
  ) -> Double {
    ColorRole.grounds.map { ground in
      let shown = background.composited(over: theme.shown(ground))
      return ink.composited(over: shown).contrastRatio(against: shown)
    }.max() ?? 1
  }
}
