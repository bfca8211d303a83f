import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSource

/// The outline of scrollbars in the color of what it is to outline.
///
/// `scrollbar-outline` is the rim around a floating scrollbar's slider. The slider is the text's
/// color, thinned, and libadwaita's documentation asks for its opposite, so that the slider shows
/// on anything.
struct OutlineRule: AppearanceRule {
  let description = RuleDescription(
    "shade/outline", .warning,
    finds: "a scrollbar outline nearer to the text's color than to the background's",
    remedy: "take a color near the background of views")

  func findings(_ subject: LintSubject) -> [AppearanceFinding] {
    guard !subject.isBase else { return [] }
    return subject.judgedAppearances.compactMap { judged -> AppearanceFinding? in
      let theme = judged.resolved
      guard let fixTarget = FixTarget(of: .scrollbarOutline, in: judged) else { return nil }
      let background = theme.shown(.viewBg)
      let slider = theme[.viewFg].composited(over: background)
      let outline = theme[.scrollbarOutline].composited(over: background)
      guard outline.contrastRatio(against: slider) < outline.contrastRatio(against: background)
      else {
        return nil
      }
      return AppearanceFinding(
        .warning, "shade/outline", at: fixTarget.location, in: judged,
        "'scrollbar-outline' is nearer to the text's color than to that of views",
        short: "'\(background.shortHex)' in \(judged.name)",
        because: "so scrollbars have no rim; '\(background.shortHex)' is that of views",
        fix: subject.fix(fixTarget, of: .scrollbarOutline, in: judged) {
          $0.resolved.shown(.viewBg)
        })
    }
  }
}
