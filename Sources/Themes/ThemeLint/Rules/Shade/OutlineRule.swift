import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSource

/// The outline of scrollbars in the color of what it is to outline.
///
/// `scrollbar-outline` is the rim around a floating scrollbar's slider. The slider is the text's color,
/// thinned, and libadwaita's documentation asks for its opposite, so that the slider shows on
/// anything.
struct OutlineRule: LookRule {
  let description = RuleDescription(
    "shade/outline", .warning,
    finds: "a scrollbar outline nearer to the text's color than to the background's",
    remedy: "take a color near the background of views")

  func findings(_ subject: LintSubject) -> [AppearanceFinding] {
    guard !subject.isBase else { return [] }
    return subject.looks.compactMap { look -> AppearanceFinding? in
      let theme = look.resolved
      guard let fixTarget = FixTarget(of: .scrollbarOutline, in: look) else { return nil }
      let ground = theme.shown(.viewBg)
      let slider = theme[.viewFg].composited(over: ground)
      let outline = theme[.scrollbarOutline].composited(over: ground)
      guard outline.contrastRatio(against: slider) < outline.contrastRatio(against: ground) else {
        return nil
      }
      return AppearanceFinding(
        .warning, "shade/outline", at: fixTarget.location, in: look,
        "'scrollbar-outline' is nearer to the text's color than to that of views",
        short: "'\(ground.shortHex)' in \(look.name)",
        because: "so scrollbars have no rim; '\(ground.shortHex)' is that of views",
        fix: subject.fix(fixTarget, of: .scrollbarOutline, in: look) { $0.resolved.shown(.viewBg) })
    }
  }
}
