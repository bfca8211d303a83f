import ThemeColor

extension Color {
  /// The color as a theme file has it: `#rrggbb`, with two digits more where it is translucent and
  /// those can say how much, and else `rgb(r g b / a%)`.
  var literal: String {
    let bytes = bytes
    let hex = hex
    if bytes.alpha == 255, alpha > 0.999 { return String(hex.dropLast(2)) }
    // A byte says 70 % as 70.2 %; what was chosen in percent should be read so again.
    if abs(Double(bytes.alpha) / 255 - alpha) < 0.0005 { return hex }
    let tenths = Int((alpha * 1000).rounded())
    let percent = tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    return "rgb(\(bytes.red) \(bytes.green) \(bytes.blue) / \(percent)%)"
  }
}
