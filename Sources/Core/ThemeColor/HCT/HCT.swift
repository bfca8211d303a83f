/// Hue, chroma and tone: the color space of Material Design.
///
/// Hue and chroma are those of CAM16, tone is the lightness L* of CIE 1976 (ISO/CIE 11664-4), so
/// that two tones have a known contrast whatever their hue.
public struct HCT: Hashable, Sendable {
  /// The hue in degrees, `0..<360`.
  public let hue: Double

  /// The chroma, from 0 for gray; which is the highest depends on hue and tone.
  public let chroma: Double

  /// The lightness, `0...100`.
  public let tone: Double

  /// A hue, a chroma and a tone, whether sRGB has them together or not.
  public init(hue: Double, chroma: Double, tone: Double) {
    self.hue = Hue.normalized(hue)
    (self.chroma, self.tone) = (chroma, tone)
  }

  /// The coordinates of a color; its opacity is ignored.
  public init(_ color: Color) {
    let linear = HCT.linear(color)
    let appearance = CAM16(linear: linear)
    (hue, chroma) = (appearance.hue, appearance.chroma)
    tone = CIELab.lightness(ofLuminance: HCT.luminance(linear))
  }

  /// The color with 8 bits per channel; if sRGB has too little chroma, the one with the highest
  /// chroma.
  public var color: Color {
    // Beyond these limits only black, gray and white are left.
    guard chroma >= 0.0001, tone >= 0.0001, tone <= 99.9999 else {
      let gray = CIELab.luminance(ofLightness: min(max(tone, 0), 100))
      return HCT.color(linear: Triple(repeating: gray))
    }
    return HCT.color(
      linear: HCTSolver(
        radians: hue / 180 * .pi, chroma: chroma,
        luminance: CIELab.luminance(ofLightness: tone)
      ).linear)
  }

  /// The nearest that sRGB has: hue, chroma and tone of `color`.
  public var fitted: HCT { HCT(color) }

  /// The luminance of linear sRGB, in its unit.
  static func luminance(_ linear: Triple) -> Double { Color.luminance(linear: linear) }

  /// The linear channels of a color, `0...100`.
  static func linear(_ color: Color) -> Triple {
    Triple(color.red, color.green, color.blue).mapped(TransferFunction.sRGB.decoded) * 100
  }

  /// The color of 8 bits a channel that is nearest to linear channels.
  static func color(linear: Triple) -> Color {
    let bytes = linear.mapped { (TransferFunction.sRGB.encoded($0 / 100) * 255).rounded() }
    return Color(red: bytes.x / 255, green: bytes.y / 255, blue: bytes.z / 255)
  }
}
