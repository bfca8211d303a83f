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

  func findings(_ subject: LintSubject) -> [AppearanceFinding] {
    if subject.isBase { return [] }
    let inCSS = subject.css.map(CSSPaint.all) ?? []
    let isOnUnknown = !subject.vocabularies.isEmpty || subject.css?.paintsWindows == true
    var nearestColors: [PaintedText: Color?] = [:]
    var colors: [GTKRelease: RuleColors] = [:]
    return subject.looks.flatMap { look in
      let inStyles = StylePaint.all(of: subject.declaredRules, in: look)
      let isElsewhere = look.scheme == .dark && subject.css?.hasSheetForDark == true
      let known =
        inCSS.isEmpty || isElsewhere
        ? nil : colors[look.release] ?? subject.css?.colors(look.release)
      colors[look.release] = known
      let painted =
        known.map { known in inCSS.compactMap { $0.paint(in: look, with: known) } } ?? []
      return (inStyles + painted).compactMap {
        finding($0, in: look, onUnknown: isOnUnknown, &nearestColors)
      }
    }
  }

  private func finding(
    _ paint: StylePaint, in look: JudgedAppearance, onUnknown isOnUnknown: Bool,
    _ nearestColors: inout [PaintedText: Color?]
  ) -> AppearanceFinding? {
    let text = PaintedText(paint, in: look, onUnknown: isOnUnknown)
    if text.passes(paint, in: look) { return nil }
    let (ratio, minimum) = (text.ratio, text.minimum)
    let nearest = paint.isThinned ? nil : nearestColors[text] ?? text.nearest
    if !paint.isThinned { nearestColors[text] = .some(nearest) }
    return AppearanceFinding(
      paint.level.severity(of: ratio, inHighContrast: look.isHighContrast), description.id,
      at: paint.location, in: look,
      "the \(paint.isMark ? "color" : "text") of \(paint.name) comes to "
        + ContrastRatio.text(ratio, below: minimum)
        + (paint.isOnOwnBackground ? " on its own background" : " where it stands"),
      about: paint.name,
      short: nearest.map { "'\($0.shortHex)' in \(look.name)" } ?? "in \(look.name)",
      because: "below \(ContrastRatio.short(minimum))"
        + (nearest.map { "; '\($0.shortHex)' is the nearest color that passes" } ?? "")
        + (paint.isThinned ? "; give it more opacity" : ""))
  }
}
