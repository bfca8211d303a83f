import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSource

/// Text that cannot be read on the background that the same rule gives it.
///
/// Rules of `[styles]` and of CSS are judged alike. A rule of a state that sets one of the two has
/// the other from the same component's rule without states.
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
    // Where the rule meets a ground is not known, so that the best of them counts.
    let grounds = ColorRole.grounds.map {
      paint.background.composited(over: look.resolved.shown($0))
    }
    let contrast = { (ink: Color) in
      grounds.map { ink.composited(over: $0).contrastRatio(against: $0) }.max() ?? 1
    }
    let ratio = contrast(paint.ink)
    let minimum = paint.level.minimum(inHighContrast: look.isHighContrast)
    if ratio + 1e-9 >= minimum { return nil }
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
}
