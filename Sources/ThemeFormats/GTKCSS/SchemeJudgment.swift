import ThemeColor
import ThemeModel

extension ThemeBuilder {
  /// The schemes that a file without a word of them is made for, by its colors: dark where text is
  /// lighter than what it stands on; both where it sets neither.
  var judgedSchemes: [Appearance.Scheme] {
    var trial = self
    trial.schemes = [.dark]
    guard let resolved = trial.build()?.resolved(.dark) else { return schemes }
    for (background, foreground) in [(ColorRole.windowBg, ColorRole.windowFg), (.viewBg, .viewFg)] {
      let (bg, fg) = (
        resolved[background].relativeLuminance, resolved[foreground].relativeLuminance
      )
      switch (sets(ColorSlot(background)), sets(ColorSlot(foreground))) {
      case (true, true): return [bg < fg ? .dark : .light]
      case (true, false): return [bg < SchemeJudgment.middle ? .dark : .light]
      case (false, true): return [fg < SchemeJudgment.middle ? .light : .dark]
      case (false, false): continue
      }
    }
    return schemes
  }
}

private enum SchemeJudgment {
  /// The luminance that contrasts as much with black as with white: (L + 0.05) / 0.05 is
  /// 1.05 / (L + 0.05).
  static let middle = 0.179
}
