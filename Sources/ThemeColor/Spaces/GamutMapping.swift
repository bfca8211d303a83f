/// CSS Color 4's mapping into the gamut of sRGB, section 13.2.
///
/// Chroma goes down in OKLCH until clipping makes no difference that is seen. It works on linear
/// light, where clipping is the same.
enum GamutMapping {
  /// The least difference that is seen, in OKLab, and the precision of the search.
  private static let justNoticeable = 0.02
  private static let precision = 0.0001

  /// How far a channel of linear light may leave `0...1` and count as inside: a twentieth of a
  /// step of 8 bits at most, which rounding in a conversion makes.
  static let tolerance = 1e-5

  static func contains(linear: Triple) -> Bool {
    linear.min() >= -tolerance && linear.max() <= 1 + tolerance
  }

  /// Maps a color in OKLCH, and returns linear sRGB in `0...1`.
  static func linear(oklch origin: Triple) -> Triple {
    if origin.x >= 1 { return Triple(repeating: 1) }
    if origin.x <= 0 { return Triple(repeating: 0) }
    let start = linearLight(origin)
    if contains(linear: start) { return clipped(start) }
    if difference(clipped(start), Polar.toRectangular(origin)) < justNoticeable {
      return clipped(start)
    }

    var current = origin
    var (low, high) = (0.0, origin.y)
    var lowIsInside = true
    var best = clipped(start)
    while high - low > precision {
      current.y = (low + high) / 2
      let light = linearLight(current)
      if lowIsInside, contains(linear: light) {
        low = current.y
        continue
      }
      best = clipped(light)
      let error = difference(best, Polar.toRectangular(current))
      if error >= justNoticeable {
        high = current.y
      } else if justNoticeable - error < precision {
        return best
      } else {
        lowIsInside = false
        low = current.y
      }
    }
    return best
  }

  /// The color of a lightness and hue that has a chroma, or the highest below it inside the gamut.
  ///
  /// Unlike `linear(oklch:)` it keeps the hue to the last, so steps of lightness make one ramp.
  static func linear(lightness: Double, chroma: Double, hue: Double) -> Triple {
    let start = linearLight(Triple(lightness, chroma, hue))
    if contains(linear: start) { return clipped(start) }
    var (low, high) = (0.0, chroma)
    while high - low > precision {
      let middle = (low + high) / 2
      if contains(linear: linearLight(Triple(lightness, middle, hue))) {
        low = middle
      } else {
        high = middle
      }
    }
    return clipped(linearLight(Triple(lightness, low, hue)))
  }

  private static func linearLight(_ oklch: Triple) -> Triple {
    ColorSpace.convert(oklch, from: .oklch, to: .srgbLinear)
  }

  private static func clipped(_ linear: Triple) -> Triple {
    linear.clamped(lowerBound: Triple(repeating: 0), upperBound: Triple(repeating: 1))
  }

  private static func difference(_ linear: Triple, _ oklab: Triple) -> Double {
    let offset = ColorSpace.convert(linear, from: .srgbLinear, to: .oklab) - oklab
    return (offset * offset).sum().squareRoot()
  }
}
