/// A color as GTK computes it: sRGB in single precision.
///
/// `mix` with an amount outside `0...1` gives channels beyond 1 here, and GTK's other functions
/// continue with these; a `Color` made from it is clamped, as when GTK paints or prints.
public struct GTKColor: Hashable, Sendable {
  public let red, green, blue, alpha: Float

  public init(red: Float, green: Float, blue: Float, alpha: Float = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
}

extension GTKColor {
  /// Narrows a color to single precision, as GTK does on parsing.
  public init(_ color: Color) {
    self.init(
      red: Float(color.red), green: Float(color.green), blue: Float(color.blue),
      alpha: Float(color.alpha))
  }
}

extension Color {
  /// Converts a computed color of GTK, clamping each channel to `0...1`.
  public init(_ color: GTKColor) {
    self.init(
      red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
      alpha: Double(color.alpha))
  }
}
