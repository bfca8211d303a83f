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
      let luminance = { (role: ColorRole) in
        sets(ColorSlot(role)) ? resolved[role].relativeLuminance : nil
      }
      let scheme = Appearance.Scheme(background: luminance(background), text: luminance(foreground))
      if let scheme { return [scheme] }
    }
    return schemes
  }
}
