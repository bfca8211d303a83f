import GTKKnowledge
package import ThemeColor
package import ThemeModel
package import ThemeSource

/// A pair of colors in an appearance, with the effect of color changes on it.
///
/// It is immutable, so that all users share one copy.
package final class ProbedPair: Sendable {
  let judgement: ContrastAudit.Judgement
  private let isHighContrast: Bool

  /// The severity; `nil` if it passes.
  package let severity: Finding.Severity?

  init(_ judgement: ContrastAudit.Judgement, in judged: JudgedAppearance) {
    self.judgement = judgement
    isHighContrast = judged.isHighContrast
    severity =
      judgement.isTouched
      ? ProbedPair.severity(of: judgement.ratio, judgement, judged.isHighContrast) : nil
  }

  /// Whether another appearance has the same pair with the same ratios.
  func isAlike(_ other: ProbedPair) -> Bool {
    rule == other.rule && foreground == other.foreground && surface == other.surface
      && tint == other.tint
      && ratio == other.ratio && judgement.goal == other.judgement.goal
      && judgement.isTouched == other.judgement.isTouched
  }

  package var rule: RuleID { judgement.pair.rule }

  /// The description of the foreground in messages, such as `'accent-fg'`.
  package var foreground: String { judgement.pair.foreground.phrase }

  /// The role of the foreground; `nil` for a color of a rule.
  package var role: ColorRole? { judgement.pair.foreground.role }

  package var surface: ColorRole { judgement.pair.surface }

  /// The role of the surface's tint under the foreground.
  package var tint: ColorRole? { judgement.pair.tint?.role }

  package var ratio: Double { judgement.ratio }
  package var minimum: Double { judgement.minimum }

  /// Whether it is undimmed text, on its own surface or as a colored word.
  package var isText: Bool { rule == "contrast/text" || rule == "contrast/label" }

  /// Whether it fails: text below its minimum, or an error of 'check'.
  package var isFailure: Bool { isFailure(severity) }

  /// The severity of the pair after the theme's colors are changed.
  package func severity(in theme: ResolvedTheme) -> Finding.Severity? {
    ProbedPair.severity(of: judgement.pair.ratio(in: theme), judgement, isHighContrast)
  }

  /// The severity of a ratio; text in the theme's own color must reach its minimum.
  private static func severity(
    of ratio: Double, _ judgement: ContrastAudit.Judgement, _ isHighContrast: Bool
  ) -> Finding.Severity? {
    let ratio = ratio + 1e-9
    if ratio >= judgement.minimum { return nil }
    let isOwn = judgement.touchesForeground && judgement.pair.aimsAtMinimum
    return ratio >= judgement.goal && !isOwn
      ? .note : judgement.pair.level.severity(of: ratio, inHighContrast: isHighContrast)
  }

  package func isFailure(_ severity: Finding.Severity?) -> Bool {
    severity == .error || severity == .warning && isText
  }

  /// The painted color of the foreground, over its background.
  package func foregroundColor(in theme: ResolvedTheme) -> Color {
    let color = role.map { theme[$0] } ?? judgement.pair.foreground.color
    return color.thinned(judgement.pair.foreground.opacity).composited(over: background(in: theme))
  }

  /// The background of the foreground.
  package func background(in theme: ResolvedTheme) -> Color { judgement.pair.background(in: theme) }
}
