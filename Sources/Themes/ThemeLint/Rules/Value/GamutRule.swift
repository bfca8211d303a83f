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
    var found: [Finding] = []
    subject.forEachDeclaredExpression { location, expression in
      expression.forEachWideColor { color in
        guard !color.isInGamut else { return }
        found.append(
          Finding(
            .note, "value/gamut", at: location,
            "the color is outside of sRGB, and painted as '\(color.mapped().shortHex)'"))
      }
    }
    return found
  }
}

extension ColorExpression {
  /// Calls `body` with each color written in the expression that may lie outside of sRGB.
  fileprivate func forEachWideColor(_ body: (CSSColor) -> Void) {
    if case .wide(let color) = self { body(color) }
    forEachOperand { $0.forEachWideColor(body) }
  }
}
