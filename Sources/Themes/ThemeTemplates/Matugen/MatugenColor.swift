import ThemeSource

/// A color as matugen computes it: in RGB, or in HSL after a filter has set a component of HSL.
///
/// Channels are in `0...255`, hue in degrees, saturation and lightness in percent, and alpha in
/// `0...1`; all are rounded only when printed.
struct MatugenColor: Hashable, Sendable {
  enum Space: Sendable { case rgb, hsl }

  let space: Space
  private(set) var first, second, third: Double
  var alpha: Double

  init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    space = .rgb
    (first, second, third, self.alpha) = (red, green, blue, alpha)
  }

  init(hue: Double, saturation: Double, lightness: Double, alpha: Double) {
    space = .hsl
    (first, second, third, self.alpha) = (hue, saturation, lightness, alpha)
  }

  static let formats = [
    "hex", "hex_stripped", "hex_alpha", "hex_alpha_stripped", "alpha_hex", "alpha_hex_stripped",
    "rgb", "rgba", "hsl", "hsla", "red", "green", "blue", "alpha", "hue", "saturation", "lightness",
  ]
}

extension MatugenColor {
  /// The color in RGB, by the same formulas as the crate 'colorsys' that matugen uses.
  var rgb: MatugenColor {
    guard space == .hsl else { return self }
    let (hue, saturation, lightness) = (first / 360, second / 100, third / 100)
    guard saturation != 0 else {
      let gray = 255 * lightness
      return MatugenColor(red: gray, green: gray, blue: gray, alpha: alpha)
    }
    let high =
      lightness < 0.5
      ? lightness * (1 + saturation) : lightness + saturation - lightness * saturation
    let low = 2 * lightness - high
    let channel = { (turned: Double) -> Double in
      let hue = turned < 0 ? turned + 1 : turned > 1 ? turned - 1 : turned
      let value =
        6 * hue < 1
        ? low + (high - low) * 6 * hue
        : 2 * hue < 1 ? high : 3 * hue < 2 ? low + (high - low) * (2.0 / 3 - hue) * 6 : low
      return value * 255
    }
    return MatugenColor(
      red: channel(hue + 1.0 / 3), green: channel(hue), blue: channel(hue - 1.0 / 3), alpha: alpha)
  }

  /// The color in HSL.
  var hsl: MatugenColor {
    guard space == .rgb else { return self }
    let (red, green, blue) = (first / 255, second / 255, third / 255)
    let (high, low) = (max(red, green, blue), min(red, green, blue))
    let (sum, range) = (high + low, high - low)
    let lightness = sum / 2
    // White or black with a rounding error counts as white or black.
    guard range > 0, sum > 0, sum < 2 else {
      return MatugenColor(hue: 0, saturation: 0, lightness: lightness * 100, alpha: alpha)
    }
    let saturation = lightness > 0.5 ? range / (2 - sum) : range / sum
    let sextant =
      red == high
      ? (green - blue) / range + (green < blue ? 6 : 0)
      : green == high ? (blue - red) / range + 2 : (red - green) / range + 4
    return MatugenColor(
      hue: sextant * 60, saturation: saturation * 100, lightness: lightness * 100, alpha: alpha)
  }

  var red: Double { rgb.first }
  var green: Double { rgb.second }
  var blue: Double { rgb.third }
  var lightness: Double { hsl.third }

  func setting(red: Double? = nil, green: Double? = nil, blue: Double? = nil) -> MatugenColor {
    let rgb = rgb
    let unit = { (value: Double) in min(max(value, 0), 255) }
    return MatugenColor(
      red: red.map(unit) ?? rgb.first, green: green.map(unit) ?? rgb.second,
      blue: blue.map(unit) ?? rgb.third, alpha: alpha)
  }

  /// The color in HSL with a part set, within its range.
  func setting(
    hue: Double? = nil, saturation: Double? = nil, lightness: Double? = nil
  ) -> MatugenColor {
    let hsl = hsl
    let percent = { (value: Double) in min(max(value, 0), 100) }
    return MatugenColor(
      hue: hue.map { min(max($0, 0), 360) } ?? hsl.first,
      saturation: saturation.map(percent) ?? hsl.second,
      lightness: lightness.map(percent) ?? hsl.third, alpha: alpha)
  }
}

extension MatugenColor {
  /// The color in one of the formats; `nil` for an unknown format.
  func text(_ format: String) -> String? {
    var rounded: [UInt8] { channels.map { MatugenColor.byte($0.rounded()) } }
    // Some formats cut the channels off, others round them.
    var cut: [UInt8] { channels.map(MatugenColor.byte) }
    var hex: String { rounded.map(\.hexText).joined() }
    var upper: String { cut.map(\.hexText).joined().uppercased() }
    var opacity: String {
      MatugenColor.byte((min(max(alpha, 0), 1) * 255).rounded()).hexText.uppercased()
    }
    var share: String { ((alpha * 100).rounded() / 100).shortestText }
    var angles: String {
      let hsl = hsl
      return "\(hsl.first.fixed(0)), \(hsl.second.fixed(0))%, \(hsl.third.fixed(0))%"
    }
    return switch format {
    case "hex": "#" + hex
    case "hex_stripped": hex
    case "hex_alpha": "#" + upper + opacity
    case "hex_alpha_stripped": upper + opacity
    case "alpha_hex": "#" + opacity + upper
    case "alpha_hex_stripped": opacity + upper
    case "rgb": "rgb(\(cut.map(String.init).joined(separator: ", ")))"
    case "rgba": "rgba(\(channels.map { $0.fixed(0) }.joined(separator: ", ")), \(share))"
    case "hsl": "hsl(\(angles))"
    case "hsla": "hsla(\(angles), \(share))"
    case "red": String(cut[0])
    case "green": String(cut[1])
    case "blue": String(cut[2])
    case "alpha": MatugenColor.short(alpha)
    case "hue": String(Int(hsl.first))
    case "saturation": String(Int(hsl.second))
    case "lightness": String(Int(hsl.third))
    default: nil
    }
  }

  private var channels: [Double] {
    let rgb = rgb
    return [rgb.first, rgb.second, rgb.third]
  }

  private static func byte(_ value: Double) -> UInt8 { UInt8(min(max(value, 0), 255)) }

  /// A number with at most two decimals.
  static func short(_ value: Double) -> String {
    value.isFinite && value.magnitude < 1e12 ? value.rounded(toDecimals: 2) : "\(value)"
  }
}
