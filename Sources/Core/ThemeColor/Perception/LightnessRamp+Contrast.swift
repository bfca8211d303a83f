extension LightnessRamp {
  /// The largest change of a hue by rounding, in degrees of OKLCH.
  private static let mostTurn = 1.5

  /// The chroma below which nobody sees a color's hue.
  private static let leastChroma = 0.03

  /// The steps of 8 bits around a color, two in each direction.
  private static let neighbors: [SIMD3<Int>] = (0..<125).map { index in
    SIMD3(index % 5 - 2, index / 5 % 5 - 2, index / 25 - 2)
  }

  /// The color of a step in 8 bits: if rounding would change the hue, the nearest color with the
  /// hue.
  package func colorKeepingHue(at step: Int) -> Color {
    let light = light(at: step)
    let rounded = color(of: light)
    if isTurned(rounded) == false { return rounded }
    let shown = light.mapped(TransferFunction.sRGB.encoded)
    let exact = Color(red: shown.x, green: shown.y, blue: shown.z)
    let (red, green, blue, _) = rounded.bytes
    let around = LightnessRamp.neighbors.compactMap { offset -> Color? in
      let bytes = SIMD3(Int(red), Int(green), Int(blue)) &+ offset
      guard bytes.min() >= 0, bytes.max() <= 255 else { return nil }
      return Color(
        red: Double(bytes.x) / 255, green: Double(bytes.y) / 255, blue: Double(bytes.z) / 255,
        alpha: rounded.alpha)
    }
    return around.filter { !isTurned($0) }.min { exact.distance(to: $0) < exact.distance(to: $1) }
      ?? rounded
  }

  /// Whether a color's hue is visible and differs from the ramp's.
  private func isTurned(_ color: Color) -> Bool {
    let encoded = Triple(color.red, color.green, color.blue)
    let other = ColorSpace.convert(encoded, from: .srgb, to: .oklab)
    let (a, b) = (origin.y, origin.z)
    let lengths = (
      (a * a + b * b).squareRoot(), (other.y * other.y + other.z * other.z).squareRoot()
    )
    guard min(lengths.0, lengths.1) > LightnessRamp.leastChroma else { return false }
    let sine = (a * other.z - b * other.y) / (lengths.0 * lengths.1)
    return abs(sine) > Mathematics.sine(degrees: LightnessRamp.mostTurn)
  }
}

extension Color {
  /// The logarithm of the part that an opaque color has in contrast ratios (WCAG 2.2, "contrast
  /// ratio"), so that the difference of two colors' is the logarithm of their ratio.
  package var contrastLogarithm: Double { Mathematics.logarithm(relativeLuminance + 0.05) }

  /// The logarithm of a contrast ratio.
  package static func logarithm(ofRatio ratio: Double) -> Double { Mathematics.logarithm(ratio) }
}
