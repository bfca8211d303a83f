/// Hue, whiteness and blackness over sRGB (CSS Color 4, section 8), the latter two in percent.
enum HWB {
  static func toSRGB(_ value: Triple) -> Triple {
    let white = value.y / 100
    let black = value.z / 100
    guard white + black < 1 else { return Triple(repeating: white / (white + black)) }
    return HSL.toSRGB(Triple(value.x, 100, 50)) * (1 - white - black) + white
  }

  static func fromSRGB(_ value: Triple) -> Triple {
    let highest = value.max()
    let lowest = value.min()
    let hue = highest > lowest ? HSL.hue(value, highest: highest, range: highest - lowest) : 0
    return Triple(hue, lowest * 100, (1 - highest) * 100)
  }
}
