// GTK 4's color functions, which are equal from 4.8 to 4.24 (gtk/gtkcsscolorvalue.c). Whether a
// step is computed in `float` or `double` decides the last bit, and sometimes the printed result.

extension GTKColor {
  /// GTK's `mix(self, other, amount)`: premultiplied, 0 gives this color and 1 the other.
  ///
  /// The amount is not clamped; only the products and the alpha are.
  public func mix(_ other: GTKColor, amount: Double) -> GTKColor {
    let mixed = { (start: Float, end: Float) -> Double in
      let value = Double(start) + (Double(end) - Double(start)) * amount
      return value > 0 ? min(value, 1) : 0
    }
    let alpha = Float(mixed(self.alpha, other.alpha))
    guard alpha > 0 else { return GTKColor(red: 0, green: 0, blue: 0, alpha: 0) }
    let channel = { (start: Float, end: Float) in
      Float(mixed(start * self.alpha, end * other.alpha) / Double(alpha))
    }
    return GTKColor(
      red: channel(red, other.red), green: channel(green, other.green),
      blue: channel(blue, other.blue), alpha: alpha)
  }

  /// GTK's `alpha(self, factor)`: multiplies the opacity, then clamps it to `0...1`.
  public func alpha(_ factor: Double) -> GTKColor {
    let product = Double(alpha) * factor
    return GTKColor(
      red: red, green: green, blue: blue, alpha: product > 0 ? Float(min(product, 1)) : 0)
  }

  /// GTK's `shade(self, factor)`: multiplies HSL lightness and saturation, both clamped.
  public func shade(_ factor: Double) -> GTKColor {
    let hsl = GTKHSL(self)
    let factor = Float(factor)
    let scaled = { (value: Float) -> Float in
      let product = value * factor
      return product > 0 ? min(product, 1) : 0
    }
    return GTKHSL(
      hue: hsl.hue, saturation: scaled(hsl.saturation), lightness: scaled(hsl.lightness),
      alpha: hsl.alpha
    ).color
  }
}
