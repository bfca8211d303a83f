/// Hue in degrees, saturation and lightness in `0...1`, in single precision (gdk/gdkhsla.c).
struct GTKHSL {
  let hue, saturation, lightness, alpha: Float

}

extension GTKHSL {
  init(_ color: GTKColor) {
    let (red, green, blue) = (color.red, color.green, color.blue)
    let highest = max(red, green, blue)
    let lowest = min(red, green, blue)
    let lightness = (highest + lowest) / 2
    guard highest != lowest else {
      self.init(hue: 0, saturation: 0, lightness: lightness, alpha: color.alpha)
      return
    }
    let range = highest - lowest
    let saturation = lightness <= 0.5 ? range / (highest + lowest) : range / (2 - highest - lowest)
    let sextant: Float =
      if red == highest {
        (green - blue) / range
      } else if green == highest {
        2 + (blue - red) / range
      } else {
        4 + (red - green) / range
      }
    let degrees = sextant * 60
    self.init(
      hue: degrees < 0 ? degrees + 360 : degrees, saturation: saturation, lightness: lightness,
      alpha: color.alpha)
  }

  var color: GTKColor {
    guard saturation != 0 else {
      return GTKColor(red: lightness, green: lightness, blue: lightness, alpha: alpha)
    }
    let high =
      lightness <= 0.5
      ? lightness * (1 + saturation) : lightness + saturation - lightness * saturation
    let low = 2 * lightness - high
    let channel = { (turned: Float) -> Float in
      let isFar = turned > 720 || turned < -360
      let rest = isFar ? turned.truncatingRemainder(dividingBy: 360) : turned
      let hue = rest > 360 ? rest - 360 : rest < 0 ? rest + 360 : rest
      if hue < 60 { return low + (high - low) * hue / 60 }
      if hue < 180 { return high }
      if hue < 240 { return low + (high - low) * (240 - hue) / 60 }
      return low
    }
    return GTKColor(
      red: channel(hue + 120), green: channel(hue), blue: channel(hue - 120), alpha: alpha)
  }
}
