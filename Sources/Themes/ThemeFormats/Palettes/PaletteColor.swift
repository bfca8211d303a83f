import ThemeColor

/// The color notations of generators.
enum PaletteColor {
  /// Reads `#rrggbb`, `#rrggbbaa`, the digits alone, `rgb()` or `hsl()`; `nil` for others.
  static func color(_ content: ArraySlice<UInt8>) -> Color? {
    if content.first == UInt8(ascii: "#") { return Color(hexDigits: content.dropFirst()) }
    if content.count == 6 || content.count == 8, let color = Color(hexDigits: content) {
      return color
    }
    guard let open = content.firstIndex(of: UInt8(ascii: "(")),
      functions.contains(String(decoding: content[..<open], as: UTF8.self))
    else { return nil }
    return (try? CSSColor(parsing: content))?.mapped()
  }

  /// Their description in messages.
  static let expectation = "expected a color such as '#1e1e2e', '1e1e2e' or 'rgb(30, 30, 46)'"

  private static let functions = ["rgb", "rgba", "hsl", "hsla"]
}
