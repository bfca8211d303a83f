/// Steps of a color from dark to light, each with its hue and as much of its chroma as sRGB allows.
///
/// A step is a tone of HCT, CIE L*. Tones that are more than 50 apart have a contrast of 4.5:1, and
/// those more than 40 apart one of 3:1, whatever the color.
public struct ToneScale: Hashable, Sendable {
  /// A step of the scale.
  public struct Step: Hashable, Sendable {
    /// The tone, `0...100`.
    public let tone: Int
    public let color: Color
  }

  public let steps: [Step]

  /// The tones of Material Design's palettes.
  public static let materialTones = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 95, 99, 100]

  /// Twelve tones for surfaces (20 and below in dark themes, 94 and above in light ones), lines,
  /// solid parts and text.
  public static let interfaceTones = [6, 10, 17, 22, 30, 40, 50, 60, 80, 90, 94, 98]

  /// The tones of a scale with some number of steps: one of the two lists above, or else evenly
  /// spaced from black to white.
  public static func tones(_ count: Int) -> [Int] {
    switch count {
    case materialTones.count: materialTones
    case interfaceTones.count: interfaceTones
    default:
      count < 2
        ? [] : (0..<count).map { Int((Double($0) * 100 / Double(count - 1)).rounded()) }
    }
  }

  public init(of color: Color, tones: [Int] = materialTones) {
    steps = tones.map { Step(tone: $0, color: color.withTone(Double($0))) }
  }
}
