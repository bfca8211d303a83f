import ThemeColor

/// The hue that a status has in most minds, as OKLCH measures it.
struct StatusHue {
  /// The role without `-bg`.
  let name: String

  /// Its name in messages.
  let words: String

  /// The number of the color in the specification, and those of possible replacements.
  let number: Int
  let candidates: [Int]

  /// The hue in degrees, and the allowed distance to either side.
  private let hue, reach: Double

  /// Below this chroma a color looks gray.
  static let leastChroma = 0.04

  static let all: [StatusHue] = [
    StatusHue(
      name: "error", words: "red", number: 0x08, candidates: [0x08, 0x12, 0x0F, 0x09, 0x0A, 0x0E],
      hue: 20, reach: 30),
    StatusHue(
      name: "warning", words: "yellow or orange", number: 0x0A,
      candidates: [0x0A, 0x09, 0x13, 0x0F], hue: 80, reach: 35),
    StatusHue(
      name: "success", words: "green", number: 0x0B,
      candidates: [0x0B, 0x14, 0x0C, 0x15, 0x08, 0x0A], hue: 150, reach: 50),
  ]

  /// Whether a color has the hue.
  func fits(_ color: Color) -> Bool {
    let (_, chroma, hue) = color.oklch
    guard chroma >= StatusHue.leastChroma, let hue else { return false }
    return StatusHue.turn(from: self.hue, to: hue) <= reach
  }

  /// The hue with the lightness of another color, or the nearest lightness that a condition allows.
  func color(like other: Color, where isFree: (Color) -> Bool) -> Color {
    let (lightness, chroma, _) = other.oklch
    let shades = [0, 0.08, -0.08, 0.16, -0.16].map { step in
      CSSColor(.oklch, min(max(lightness, 0.5), 0.85) + step, max(chroma, 0.11), hue).mapped()
        .roundedToBytes
    }
    return shades.first(where: isFree) ?? shades[0]
  }

  /// The degrees between two hues, `0...180`.
  static func turn(from one: Double, to other: Double) -> Double {
    let difference = abs(one - other).truncatingRemainder(dividingBy: 360)
    return min(difference, 360 - difference)
  }
}
