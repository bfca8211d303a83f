import ThemeColor
import ThemeModel

extension ResolvedTheme {
  /// The color behind a translucent window: it is not known, so one that fits the scheme is
  /// assumed.
  var backdrop: Color { appearance.scheme == .dark ? .black : .white }

  /// The visible color of a surface: opaque, over the window, with the window over its backdrop.
  func shown(_ surface: ColorRole) -> Color {
    let window = self[.windowBg].composited(over: backdrop)
    return surface == .windowBg ? window : self[surface].composited(over: window)
  }
}
