import ThemeColor
import ThemeModel

/// A scheme's color on its way to a role: an expression, and the resulting color.
struct ExpressedColor {
  let expression: ColorExpression
  let color: Color

  init(_ expression: ColorExpression, _ color: Color) {
    self.expression = expression
    self.color = color
  }

  static func literal(_ color: Color) -> ExpressedColor {
    ExpressedColor(.literal(color), color)
  }

  /// Translucent black, as libadwaita wants its shades.
  static func shade(_ opacity: Double) -> ExpressedColor { literal(.black.withAlpha(opacity)) }

  static let black = literal(.black)
  static let white = literal(.white)

  /// GTK's `mix()`.
  func mixed(with other: ExpressedColor, _ amount: Double) -> ExpressedColor {
    ExpressedColor(
      .mix(expression, other.expression, amount), color.gtkMix(other.color, amount: amount))
  }

  /// GTK's `alpha()`.
  func alpha(_ factor: Double) -> ExpressedColor {
    ExpressedColor(.alpha(expression, factor), color.gtkAlpha(factor))
  }

  /// The perceived lightness among other surfaces, `0...1`: luma of encoded channels.
  ///
  /// Between two grays it is the difference of their bytes over 255, the unit in which toolkits
  /// step their surfaces; OKLab's lightness would exaggerate differences between nearly black
  /// colors.
  var level: Double { 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue }

  /// The distance between the tints of two colors in OKLab, independent of lightness.
  func tintDistance(to other: ExpressedColor) -> Double {
    let (own, others) = (color.oklab, other.color.oklab)
    let (a, b) = (own.a - others.a, own.b - others.b)
    return (a * a + b * b).squareRoot()
  }
}

extension Color {
  /// The components in OKLab.
  var oklab: (lightness: Double, a: Double, b: Double) {
    let (lightness, a, b) = CSSColor(self).converted(to: .oklab).components
    return (lightness ?? 0, a ?? 0, b ?? 0)
  }

  /// The components in OKLCH, the hue `nil` for a gray.
  var oklch: (lightness: Double, chroma: Double, hue: Double?) {
    let (lightness, chroma, hue) = CSSColor(self).converted(to: .oklch).components
    return (lightness ?? 0, chroma ?? 0, hue)
  }
}
