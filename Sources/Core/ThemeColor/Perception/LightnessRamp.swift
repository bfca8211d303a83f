/// The colors of one hue from black to white, each with the chroma of the first, or the highest in
/// sRGB.
package struct LightnessRamp: Sendable {
  package static let steps = 4096
  let origin: Triple
  private let alpha: Double

  package init(of color: Color) {
    let encoded = Triple(color.red, color.green, color.blue)
    origin = ColorSpace.convert(encoded, from: .srgb, to: .oklab)
    alpha = color.alpha
  }

  /// The step nearest to the original color of the ramp.
  package var start: Int { min(steps(in: origin.x), Self.steps) }

  /// The number of steps for a difference in lightness, rounded up.
  func steps(in lightness: Double) -> Int {
    Int((lightness * Double(Self.steps)).rounded(.up))
  }

  /// The number of lighter steps to test after a darker color was found: colors farther away than
  /// that one cannot be nearer.
  func reach(from color: Color, beyond darker: Color?) -> Int {
    darker.map { steps(in: color.distance(to: $0)) } ?? Self.steps
  }

  /// The range of a step's luminance, without computing the highest chroma in sRGB.
  ///
  /// In all of sRGB, luminance is at least 0.7808 (near blue) and at most 1.0996 (near green) times
  /// the cube of OKLab's lightness; both grow equally with light, so only the hue decides.
  func luminance(at step: Int) -> ClosedRange<Double> {
    let lightness = Double(step) / Double(Self.steps)
    let cube = lightness * lightness * lightness
    return 0.78 * cube...1.11 * cube
  }

  /// The linear light of a step.
  func light(at step: Int) -> SIMD3<Double> {
    let lightness = Double(step) / Double(Self.steps)
    return GamutMapping.linearKeepingHue(oklab: Triple(lightness, origin.y, origin.z))
  }

  /// Linear light as a color in 8 bits.
  func color(of light: SIMD3<Double>) -> Color {
    let shown = light.mapped(TransferFunction.sRGB.encoded)
    return Color(red: shown.x, green: shown.y, blue: shown.z, alpha: alpha).roundedToBytes
  }
}
