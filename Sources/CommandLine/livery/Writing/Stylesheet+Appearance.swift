import CommandLineKit
import ThemeCSS
import ThemeModel

extension Stylesheet {
  /// A theme's stylesheet in the appearance that the option names.
  ///
  /// Without the option: in all appearances if the target's file can contain them, otherwise in the
  /// first.
  static func bytes(
    of theme: Theme, _ appearance: AppearanceOption, target: Target, isComplete: Bool = false
  ) throws -> [UInt8] {
    if target.hasMedia, appearance.appearance == nil {
      return MediaStylesheet(theme, target: target, isComplete: isComplete).bytes
    }
    let resolved = theme.resolved(try appearance.single(of: theme))
    return Stylesheet(resolved, target: target, isComplete: isComplete).bytes
  }
}
