import GTKKnowledge
package import ThemeColor
package import ThemeModel
package import ThemeSource

/// A pair of colors in a look, with what a change of colors makes of it.
///
/// Nothing of it changes, so that all who hold it share one copy.
package final class ProbedPair: Sendable {
  let judgement: ContrastAudit.Judgement
  private let isHighContrast: Bool

  /// How bad it is; `nil` if it passes.
  package let severity: Finding.Severity?

  init(_ judgement: ContrastAudit.Judgement, in look: JudgedAppearance) {
    self.judgement = judgement
    isHighContrast = look.isHighContrast
    severity =
      judgement.isTouched
      ? ProbedPair.severity(of: judgement.ratio, judgement, look.isHighContrast) : nil
  }

  /// Whether another look has the same pair with the same ratios.
  func isAlike(_ other: ProbedPair) -> Bool {
    rule == other.rule && ink == other.ink && surface == other.surface && tint == other.tint
      && ratio == other.ratio && judgement.goal == other.judgement.goal
      && judgement.isTouched == other.judgement.isTouched
  }

  package var rule: RuleID { judgement.pair.rule }

  /// What messages call the ink, such as `'accent-fg'`.
  package var ink: String { judgement.pair.ink.phrase }

  /// The role of the ink; `nil` for a color that a rule gives.
  package var role: ColorRole? { judgement.pair.ink.role }

  package var surface: ColorRole { judgement.pair.surface }

  /// The role that the surface is tinted with under the ink.
  package var tint: ColorRole? { judgement.pair.tint?.role }

  package var ratio: Double { judgement.ratio }
  package var minimum: Double { judgement.minimum }

  /// Whether it is text in full strength, on its own surface or as a colored word.
  package var isText: Bool { rule == "contrast/text" || rule == "contrast/label" }

  /// Whether it fails: text below its minimum, or what 'check' takes for an error.
  package var isFailure: Bool { isFailure(severity) }

  /// How bad the pair is once the theme has other colors.
  package func severity(in theme: ResolvedTheme) -> Finding.Severity? {
    ProbedPair.severity(of: judgement.pair.ratio(in: theme), judgement, isHighContrast)
  }

  /// How bad a ratio is; text of the theme's own color has to come to its minimum.
  private static func severity(
    of ratio: Double, _ judgement: ContrastAudit.Judgement, _ isHighContrast: Bool
  ) -> Finding.Severity? {
    let ratio = ratio + 1e-9
    if ratio >= judgement.minimum { return nil }
    let isOwn = judgement.touchesInk && judgement.pair.aimsAtMinimum
    return ratio >= judgement.goal && !isOwn
      ? .note : judgement.pair.level.severity(of: ratio, inHighContrast: isHighContrast)
  }

  package func isFailure(_ severity: Finding.Severity?) -> Bool {
    severity == .error || severity == .warning && isText
  }

  /// The color of the ink as it is painted, over its ground.
  package func inkColor(in theme: ResolvedTheme) -> Color {
    let color = role.map { theme[$0] } ?? judgement.pair.ink.color
    return color.thinned(judgement.pair.ink.opacity).composited(over: ground(in: theme))
  }

  /// What lies under the ink.
  package func ground(in theme: ResolvedTheme) -> Color { judgement.pair.ground(in: theme) }
}
