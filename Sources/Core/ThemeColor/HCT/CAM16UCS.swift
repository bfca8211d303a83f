/// A point of CAM16-UCS, in which equal distances look equal (Li and others 2017, section 4).
struct CAM16UCS: Sendable {
  let lightness, a, b: Double

  private static let colorfulness = ViewingConditions.material.colorfulness

  private init(lightness: Double, a: Double, b: Double) {
    (self.lightness, self.a, self.b) = (lightness, a, b)
  }

  init(_ color: CAM16) {
    let size =
      Mathematics.logarithm(1 + 0.0228 * color.chroma * CAM16UCS.colorfulness) / 0.0228
    lightness = 1.7 * color.lightness / (1 + 0.007 * color.lightness)
    a = size * Mathematics.cosine(degrees: color.hue)
    b = size * Mathematics.sine(degrees: color.hue)
  }

  /// The color at the point.
  var color: CAM16 {
    let size = (Mathematics.exponential((a * a + b * b).squareRoot() * 0.0228) - 1) / 0.0228
    return CAM16(
      lightness: lightness / (1 - (lightness - 100) * 0.007),
      chroma: size / CAM16UCS.colorfulness, hue: Mathematics.angle(x: a, y: b))
  }

  /// The point at a fraction of the way to another.
  func moved(to other: CAM16UCS, by share: Double) -> CAM16UCS {
    CAM16UCS(
      lightness: lightness + (other.lightness - lightness) * share,
      a: a + (other.a - a) * share, b: b + (other.b - b) * share)
  }
}
