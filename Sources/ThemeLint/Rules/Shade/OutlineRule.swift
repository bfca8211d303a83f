import ThemeColor
import ThemeModel
import ThemeSource

/// The outline of scrollbars in the color of what it is to outline.
///
/// `scrollbar-outline` is the rim around a floating scrollbar's slider. The slider is the text's color,
/// thinned, and libadwaita's documentation asks for its opposite, so that the slider shows on anything.
///
/// Remedy: a color near the view's background.
struct OutlineRule: LintRule {
  let descriptions = [
    RuleDescription(
      "shade/outline", .warning,
      finds: "a scrollbar outline nearer to the text's color than to the background's",
      remedy: "take a color near the background of views")
  ]

  func check(_ subject: LintSubject) -> [Finding] {
    guard !subject.isBase else { return [] }
    return subject.looks.compactMap { look -> LookFinding? in
      let theme = look.resolved
      guard let lever = Lever(of: .scrollbarOutline, in: look) else { return nil }
      let ground = theme.shown(.viewBg)
      let slider = theme[.viewFg].composited(over: ground)
      let outline = theme[.scrollbarOutline].composited(over: ground)
      guard outline.contrastRatio(against: slider) < outline.contrastRatio(against: ground) else {
        return nil
      }
      return LookFinding(
        .warning, "shade/outline", at: lever.location, in: look,
        "'scrollbar-outline' is nearer to the text's color than to that of views",
        because: "so scrollbars have no rim; '\(ground.shortHex)' is that of views",
        fix: subject.fix.replacing(lever, with: grounds(lever, look, in: subject)))
    }.findings
  }

  /// The background of views where the value holds, by scheme if it holds in both.
  private func grounds(_ lever: Lever, _ look: Look, in subject: LintSubject) -> Remedy.Colors {
    let sharing = subject.looks.filter {
      $0.ownValue(of: .scrollbarOutline)?.id == lever.value?.id
    }
    let ground = { (scheme: Appearance.Scheme) in
      sharing.first { $0.scheme == scheme }?.resolved.shown(.viewBg)
    }
    if lever.traits.isEmpty, let light = ground(.light), let dark = ground(.dark), light != dark {
      return .each(light: light, dark: dark)
    }
    return .one(look.resolved.shown(.viewBg))
  }
}
