import GTKKnowledge
import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSource

/// Text that cannot be read on the background that the same rule gives it.
///
/// Rules of `[styles]` and of CSS are judged alike. A rule of a state that sets one of the two has
/// the other from the same component's rule without states, and what no rule sets is libadwaita's.
/// What CSS writes may be large or a mark, so that it has the minimum of those, 3:1.
struct StyleContrastRule: LookRule {
  let description = RuleDescription(
    "contrast/style", .error, .warning,
    finds: "a rule whose text does not stand out from the background that it has",
    remedy: "take the nearest color that passes")

  func findings(_ subject: LintSubject) -> [LookFinding] {
    if subject.isBase { return [] }
    let inCSS = subject.css.map(CSSPaint.all) ?? []
    var trials: [Trial: Color?] = [:]
    var colors: [GTKRelease: RuleColors] = [:]
    return subject.looks.flatMap { look in
      let inStyles = StylePaint.all(of: subject.declaredRules, in: look)
      let known = inCSS.isEmpty ? nil : colors[look.release] ?? subject.css?.colors(look.release)
      colors[look.release] = known
      let painted =
        known.map { known in inCSS.compactMap { $0.paint(in: look, with: known) } } ?? []
      return (inStyles + painted).compactMap {
        finding($0, in: look, &trials)
      }
    }
  }

  /// Text that is too faint on some grounds: many rules, in several looks, have the same.
  private struct Trial: Hashable {
    let ink: Color

    /// By the place of the text, what may be below it.
    let grounds: [[Color]]
    let minimum: Double

    var ratio: Double { ratio(of: ink) }

    /// The ratio at the worst place, where what is below it is the best that it may be.
    private func ratio(of ink: Color) -> Double {
      let ratios = grounds.map { place in
        place.map { ink.composited(over: $0).contrastRatio(against: $0) }.max() ?? 1
      }
      return ratios.min() ?? 1
    }

    /// The color nearest to the ink that passes.
    var nearest: Color? {
      ink.nearest { ratio(of: $0) >= minimum }
        ?? ink.withAlpha(1).nearest { ratio(of: $0) >= minimum }
    }
  }

  private func finding(
    _ paint: StylePaint, in look: Look, _ trials: inout [Trial: Color?]
  ) -> LookFinding? {
    let trial = Trial(
      ink: paint.ink,
      grounds: paint.backgrounds.map { Self.grounds(under: $0, in: look.resolved) },
      minimum: paint.level.minimum(inHighContrast: look.isHighContrast))
    let (ratio, minimum) = (trial.ratio, trial.minimum)
    if ratio + 1e-9 >= minimum { return nil }
    let stock = paint.stock.map { ink, background in
      Trial(ink: ink, grounds: [Self.grounds(under: background, in: look.stock)], minimum: 0).ratio
    }
    // Stock Adwaita's own pairs are judged as pairs of roles.
    let tolerance = ContrastAudit.Judgement.tolerance
    if let stock, stock > Self.faintest, ratio >= stock * (1 - tolerance) { return nil }
    let nearest = paint.isThinned ? nil : trials[trial] ?? trial.nearest
    if !paint.isThinned { trials[trial] = .some(nearest) }
    return LookFinding(
      paint.level.severity(of: ratio, inHighContrast: look.isHighContrast), description.id,
      at: paint.location, in: look,
      "the \(paint.isMark ? "color" : "text") of \(paint.name) comes to \(ContrastRatio.text(ratio, below: minimum)) "
        + (paint.isOnOwnBackground ? "on its own background" : "where it stands"),
      about: paint.name,
      short: nearest.map { "'\($0.shortHex)' in \(look.name)" } ?? "in \(look.name)",
      because: "below \(ContrastRatio.short(minimum))"
        + (nearest.map { "; '\($0.shortHex)' is the nearest color that passes" } ?? "")
        + (paint.isThinned ? "; give it more opacity" : ""))
  }

  /// Below this not even stock Adwaita writes.
  private static let faintest = 2.0

  /// What a rule's background shows as: the best of what a translucent one may lie on.
  private static func grounds(under background: Color, in theme: ResolvedTheme) -> [Color] {
    background.alpha == 1
      ? [background] : ColorRole.grounds.map { background.composited(over: theme.shown($0)) }
  }
}
