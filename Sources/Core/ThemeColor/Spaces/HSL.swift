/// Hue, saturation and lightness over sRGB (CSS Color 4, section 7), the latter two in percent.
enum HSL {
  static func toSRGB(_ value: Triple) -> Triple {
    let saturation = value.y / 100
    let lightness = value.z / 100
    let reach = saturation * min(lightness, 1 - lightness)
    let channel = { (offset: Double) in
      let position = (offset + value.x / 30).truncatingRemainder(dividingBy: 12)
      return lightness - reach * max(-1, min(position - 3, 9 - position, 1))
    }
    return Triple(channel(0), channel(8), channel(4))
  }

  static func fromSRGB(_ value: Triple) -> Triple {
    let highest = value.max()
    let lowest = value.min()
    let lightness = (highest + lowest) / 2
    let edge = min(lightness, 1 - lightness)
    guard highest > lowest, edge != 0 else { return Triple(0, 0, lightness * 100) }
    var hue = Self.hue(value, highest: highest, range: highest - lowest)
    var saturation = (highest - lightness) / edge
    // Far outside the gamut the saturation becomes negative: the same color with the opposite hue.
    if saturation < 0 {
      hue = hue < 180 ? hue + 180 : hue - 180
      saturation = -saturation
    }
    return Triple(hue, saturation * 100, lightness * 100)
  }

  /// The hue of a color that is not gray, in degrees, `0..<360`.
  static func hue(_ value: Triple, highest: Double, range: Double) -> Double {
    let sextant =
      if value.x == highest {
        (value.y - value.z) / range
      } else if value.y == highest {
        (value.z - value.x) / range + 2
      } else {
        (value.x - value.y) / range + 4
      }
    return (sextant < 0 ? sextant + 6 : sextant) * 60
  }
}
