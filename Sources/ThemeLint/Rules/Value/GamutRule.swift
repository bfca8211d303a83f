import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSource

/// A color that a screen of sRGB cannot show, which GTK 4.8 paints on.
///
/// Livery maps it into sRGB as CSS Color 4 asks: the hue stays, the chroma goes down.
struct GamutRule: LintRule {
  let description = RuleDescription(
    "value/gamut", .note, finds: "a color outside of what sRGB can show",
    remedy: "write the color that is painted, if the difference matters")

  func check(_ subject: LintSubject) -> [Finding] {
    subject.declaredExpressions.flatMap { location, expression in
      expression.literals.filter { !$0.isInGamut }.map { color in
        Finding(
          .note, "value/gamut", at: location,
          "the color is outside of sRGB, and painted as '\(color.mapped().shortHex)'")
      }
    }
  }
}

extension ColorExpression {
  /// The colors written in the expression that may lie outside of sRGB.
  fileprivate var literals: [CSSColor] {
    if case .wide(let color) = self { return [color] }
    return operands.flatMap(\.literals)
  }
}
