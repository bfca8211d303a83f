import ThemeSource

extension CSSColor {
  /// The color in the usual notation of CSS Color 4; it parses to the same color.
  ///
  /// 8-bit channels are written in hexadecimal, `#0b7285`, with alpha if it is a byte, too, or as
  /// `rgb(11 114 133 / 50%)`; all others by the function of their space, with missing components as
  /// `none`.
  public var text: String {
    if let text = byteText { return text }
    let (first, second, third) = components
    let alpha = alpha.map { $0 == 1 ? "" : " / \(Self.opacity($0))" } ?? " / none"
    let one = Self.text(first)
    let (two, three) = (Self.text(second), Self.text(third))
    switch space {
    case .hsl, .hwb:
      return "\(space.rawValue)(\(one) \(Self.percent(second)) \(Self.percent(third))\(alpha))"
    case .lab, .lch, .oklab, .oklch: return "\(space.rawValue)(\(one) \(two) \(three)\(alpha))"
    default: return "color(\(space.rawValue) \(one) \(two) \(three)\(alpha))"
    }
  }

  /// The color as bytes, if they lose nothing.
  private var byteText: String? {
    guard space == .srgb, missing.isEmpty else { return nil }
    let color = Color(
      red: values.x, green: values.y, blue: values.z, alpha: alphaValue)
    let rounded = color.withAlpha(1).roundedToBytes
    guard values.x == rounded.red, values.y == rounded.green, values.z == rounded.blue else {
      return nil
    }
    if color == .transparent { return "transparent" }
    guard alphaValue < 1 else {
      return color == .white ? "white" : color == .black ? "black" : String(color.hex.dropLast(2))
    }
    let percent = (alphaValue * 100).rounded() / 100
    if color.roundedToBytes.alpha == alphaValue, percent != alphaValue { return color.hex }
    let (red, green, blue, _) = color.bytes
    return "rgb(\(red) \(green) \(blue) / \(Self.opacity(alphaValue)))"
  }

  /// An opacity, in percent if that is a whole number.
  private static func opacity(_ alpha: Double) -> String {
    let percent = (alpha * 100).rounded()
    return percent / 100 == alpha ? "\(Int(percent))%" : alpha.shortestText
  }

  private static func percent(_ number: Double?) -> String {
    number.map { $0.shortestText + "%" } ?? "none"
  }

  private static func text(_ number: Double?) -> String { number?.shortestText ?? "none" }
}
