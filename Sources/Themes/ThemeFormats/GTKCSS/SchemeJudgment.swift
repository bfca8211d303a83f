import ThemeColor
import ThemeModel

extension ThemeBuilder {
  /// The schemes that a file without a word of them is made for, by its colors: dark where text is
  /// lighter than what it stands on; both where it sets neither.
  var judgedSchemes: [Appearance.Scheme] {
    var trial = self
    trial.schemes = [.dark]
    // What is wrong elsewhere does not change for what the rest is made.
    guard let theme = trial.build() ?? trial.draft?.theme else { return schemes }
    let resolved = theme.resolved(.dark)
    for (background, foreground) in [(ColorRole.windowBg, ColorRole.windowFg), (.viewBg, .viewFg)] {
      let luminance = { (role: ColorRole) in
        sets(ColorSlot(role)) ? resolved[role].relativeLuminance : nil
      }
      let scheme = Appearance.Scheme(background: luminance(background), text: luminance(foreground))
      if let scheme { return [scheme] }
    }
    return schemes
  }
}
