package import ThemeColor

extension Color {
  /// The color in the notation of themes: `#rrggbb`, with the alpha if it is not opaque.
  package var shortHex: String {
    bytes.alpha == 255 ? String(hex.dropLast(2)) : hex
  }
}
