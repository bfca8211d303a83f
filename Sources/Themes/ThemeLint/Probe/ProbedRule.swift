package import ThemeColor
package import ThemeSource

/// The text of a CSS rule in an appearance, on the background that the rule sets.
package struct ProbedRule: Sendable {
  /// The description of the text in messages.
  package let name: String

  /// The location of the text's color.
  package let location: SourceLocation

  package let ratio: Double
  package let minimum: Double

  /// The colors as they show, at the worst place.
  package let foreground: Color
  package let background: Color

  /// Whether it is fainter than any text may be.
  package let isFailure: Bool

  init?(_ paint: StylePaint, in judged: JudgedAppearance) {
    let text = PaintedText(paint, in: judged)
    guard paint.isOnOwnBackground, !paint.isThinned, let background = text.worstBackground else {
      return nil
    }
    name = "the text of \(paint.name)"
    location = paint.location
    (ratio, minimum, self.background) = (text.ratio, text.minimum, background)
    foreground = paint.foreground.composited(over: background)
    isFailure = !text.passes(paint, in: judged)
  }
}

extension ProbedRule {
  /// The rules of a theme's own CSS in an appearance.
  static func all(of paints: [CSSPaint], in judged: JudgedAppearance, _ css: CSSAudit?)
    -> [ProbedRule]
  {
    guard let css, !paints.isEmpty else { return [] }
    let colors = css.colors(judged.release)
    return paints.compactMap { paint in
      paint.paint(in: judged, with: colors).flatMap { ProbedRule($0, in: judged) }
    }
  }
}
