/// A color as it is painted: sRGB, every component in `0...1`.
///
/// The color as it was written, in any space, is a `CSSColor`.
public struct Color: Hashable, Sendable {
  public let red, green, blue, alpha: Double

  /// Creates a color, clamping each component to `0...1`; NaN counts as 0.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    let unit = { (component: Double) in component > 0 ? min(component, 1) : 0 }
    (self.red, self.green, self.blue) = (unit(red), unit(green), unit(blue))
    self.alpha = unit(alpha)
  }

  /// Creates the color of the four bytes `0xRRGGBBAA`, each component `n/255` exactly.
  init(code: UInt32) {
    (red, green) = (Double(code >> 24) / 255, Double(code >> 16 & 0xff) / 255)
    (blue, alpha) = (Double(code >> 8 & 0xff) / 255, Double(code & 0xff) / 255)
  }

  public static let black = Color(red: 0, green: 0, blue: 0)
  public static let white = Color(red: 1, green: 1, blue: 1)

  /// Black without opacity, as in CSS Color 4, section 6.3.
  public static let transparent = Color(red: 0, green: 0, blue: 0, alpha: 0)

  /// The same color with another opacity, clamped to `0...1`.
  public func withAlpha(_ alpha: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }
}
