/// Converts between the spaces with a hue and their rectangular forms (gtk/gtkcolorutils.c).
enum GTKPolar {
  /// OKLab of OKLCH.
  static func rectangular(_ oklch: SIMD3<Float>) -> SIMD3<Float> {
    let angle = Float(Double(oklch.z) * .pi / 180)
    return SIMD3(
      oklch.x, Mathematics.cosine(radians: angle) * oklch.y,
      Mathematics.sine(radians: angle) * oklch.y)
  }

  /// OKLCH of OKLab; the hue of a gray is 0.
  static func polar(_ oklab: SIMD3<Float>) -> SIMD3<Float> {
    let chroma = Mathematics.hypotenuse(oklab.y, oklab.z)
    let hue = Mathematics.angle(x: Double(oklab.y), y: Double(oklab.z))
    return SIMD3(oklab.x, chroma, chroma < 0.001 ? 0 : Float(hue))
  }

  static func rgb(hsl: SIMD3<Float>) -> SIMD3<Float> {
    let color = GTKHSL(
      hue: hsl.x, saturation: hsl.y / 100, lightness: hsl.z / 100, alpha: 1
    ).color
    return SIMD3(color.red, color.green, color.blue)
  }

  static func hsl(_ rgb: SIMD3<Float>) -> SIMD3<Float> {
    let hsl = GTKHSL(GTKColor(red: rgb.x, green: rgb.y, blue: rgb.z))
    return SIMD3(hsl.hue, hsl.saturation * 100, hsl.lightness * 100)
  }

  static func rgb(hwb: SIMD3<Float>) -> SIMD3<Float> {
    let (white, black) = (hwb.y / 100, hwb.z / 100)
    guard white + black < 1 else { return SIMD3(repeating: white / (white + black)) }
    let pure = rgb(hsl: SIMD3(hwb.x, 100, 50))
    return pure.map { $0 * (1 - white - black) + white }
  }

  static func hwb(_ rgb: SIMD3<Float>) -> SIMD3<Float> {
    SIMD3(hsl(rgb).x, rgb.min() * 100, (1 - rgb.max()) * 100)
  }
}
