public import ThemeColor

extension Color {
  /// The color for a theme file: `#rrggbb`, `#rrggbbaa` if two digits are exact enough for the
  /// alpha, otherwise `rgb(r g b / a%)`.
  public var literal: String {
    let bytes = bytes
    let hex = hex
    if bytes.alpha == 255, alpha > 0.999 { return String(hex.dropLast(2)) }
    // A byte for 70 % is 70.2 %; an alpha chosen in percent must be read back the same.
    if abs(Double(bytes.alpha) / 255 - alpha) < 0.0005 { return hex }
    let tenths = Int((alpha * 1000).rounded())
    let percent = tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    return "rgb(\(bytes.red) \(bytes.green) \(bytes.blue) / \(percent)%)"
  }
}
