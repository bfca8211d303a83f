import ThemeColor
import ThemeModel

extension ResolvedTheme {
  /// What shows through a translucent window: nobody knows, so it is what fits the scheme.
  var backdrop: Color { appearance.scheme == .dark ? .black : .white }

  /// A surface as it shows: opaque, over the window, the window over what is behind it.
  func shown(_ surface: ColorRole) -> Color {
    let window = self[.windowBg].composited(over: backdrop)
    return surface == .windowBg ? window : self[surface].composited(over: window)
  }
}
