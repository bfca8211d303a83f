package import ThemeColor

extension Color {
  /// The color as themes write it: `#rrggbb`, and the alpha where it is not full.
  package var shortHex: String {
    bytes.alpha == 255 ? String(hex.dropLast(2)) : hex
  }
}
