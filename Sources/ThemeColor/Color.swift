/// A color as it is painted: sRGB, every component in `0...1`. What was written is a `CSSColor`.
public struct Color: Hashable, Sendable {
  public let red, green, blue, alpha: Double

  /// Creates a color, clamping each component to `0...1`.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    let unit = { (component: Double) in min(max(component, 0), 1) }
    (self.red, self.green, self.blue) = (unit(red), unit(green), unit(blue))
    self.alpha = unit(alpha)
  }
}
