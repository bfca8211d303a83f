import ThemeColor
import ThemeFormats

extension Color {
  /// The color as messages show it: `#rrggbb`.
  var shortText: String { withAlpha(1).shortHex }
}
