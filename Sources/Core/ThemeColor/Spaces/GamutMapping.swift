/// CSS Color 4's mapping into the gamut of sRGB, section 13.2.
///
/// Chroma is reduced in OKLCH until clipping makes no visible difference. It works on linear light,
/// where clipping is the same.
enum GamutMapping {
  /// The smallest visible difference in OKLab, and the precision of the search.
  private static let justNoticeable = 0.02
  private static let precision = 0.0001

  /// How far a channel of linear light may leave `0...1` and still count as inside.
  ///
  /// Rounding in conversions causes as much; it is at most 1/20 of a step of 8 bits.
  static let tolerance = 1e-5

  static func contains(linear: Triple) -> Bool {
    linear.min() >= -tolerance && linear.max() <= 1 + tolerance
  }

  /// Maps a color, and returns linear sRGB in `0...1`.
  static func linear(oklab origin: Triple) -> Triple {
    if origin.x >= 1 { return Triple(repeating: 1) }
    if origin.x <= 0 { return Triple(repeating: 0) }
    let start = linearLight(origin)
    let clippedStart = clipped(start)
    if contains(linear: start) || difference(clippedStart, origin) < justNoticeable {
      return clippedStart
    }

    // A share of the chroma instead of the chroma itself: the hue needs no cosine.
    let chroma = (origin.y * origin.y + origin.z * origin.z).squareRoot()
    var (low, high) = (0.0, 1.0)
    var lowIsInside = true
    var best = clippedStart
    while (high - low) * chroma > precision {
      let share = (low + high) / 2
      let current = Triple(origin.x, origin.y * share, origin.z * share)
      let light = linearLight(current)
      if lowIsInside, contains(linear: light) {
        low = share
        continue
      }
      best = clipped(light)
      let error = difference(best, current)
      if error >= justNoticeable {
        high = share
      } else if justNoticeable - error < precision {
        return best
      } else {
        lowIsInside = false
        low = share
      }
    }
    return best
  }

  /// The color itself, or the one with its lightness and hue and the highest chroma in sRGB.
  ///
  /// Unlike `linear(oklab:)` it keeps the hue exactly, so steps of lightness form one ramp.
  static func linearKeepingHue(oklab origin: Triple) -> Triple {
    let start = linearLight(origin)
    if contains(linear: start) { return clipped(start) }
    let chroma = (origin.y * origin.y + origin.z * origin.z).squareRoot()
    var (low, high) = (0.0, 1.0)
    var best = linearLight(Triple(origin.x, 0, 0))
    while (high - low) * chroma > precision {
      let share = (low + high) / 2
      let light = linearLight(Triple(origin.x, origin.y * share, origin.z * share))
      if contains(linear: light) {
        (low, best) = (share, light)
      } else {
        high = share
      }
    }
    return clipped(best)
  }

  private static func linearLight(_ oklab: Triple) -> Triple {
    Primaries.sRGB.fromXYZ * OKLab.toXYZ(oklab)
  }

  private static func clipped(_ linear: Triple) -> Triple {
    linear.clamped(lowerBound: Triple(repeating: 0), upperBound: Triple(repeating: 1))
  }

  private static func difference(_ linear: Triple, _ oklab: Triple) -> Double {
    let offset = OKLab.fromXYZ(Primaries.sRGB.toXYZ * linear) - oklab
    return (offset * offset).sum().squareRoot()
  }
}
