import ThemeColor

/// An accent and a neutral color of its hue in tones, by the names that a palette gives them.
struct AccentScale {
  /// A tone by its name.
  typealias Step = (name: String, color: Color)

  let accents, neutrals: [Step]

  /// The tones of neutral colors: close to each other where surfaces are, near black and white.
  private static let neutralTones = [
    0, 4, 6, 10, 12, 17, 20, 22, 24, 30, 40, 50, 60, 70, 80, 87, 90, 92, 94, 95, 96, 97, 98, 99,
    100,
  ]

  /// Creates the tones of an accent, and of a gray with so much chroma of its hue in OKLCH.
  init(of accent: Color, neutralChroma: Double) {
    let hue = CSSColor(accent).converted(to: .oklch).components.2 ?? 0
    let neutral = CSSColor(.oklch, 0.5, neutralChroma, hue).mapped()
    accents = AccentScale.steps(of: accent, ToneScale.materialTones, DerivedColors.brand)
    neutrals = AccentScale.steps(of: neutral, AccentScale.neutralTones, "neutral")
  }

  private static func steps(of color: Color, _ tones: [Int], _ name: String) -> [Step] {
    ToneScale(of: color, tones: tones).steps.map { ("\(name)-\($0.tone)", $0.color) }
  }

  /// The name of a tone's color; `nil` for another color.
  func name(of color: Color) -> String? {
    (neutrals + accents).first { $0.color == color }?.name
  }

  /// The tone nearest to a color among those that meet a condition.
  static func nearest(
    to color: Color, among steps: [Step], where isMet: (Color) -> Bool = { _ in true }
  ) -> Color? {
    steps.map(\.color).filter(isMet).min { color.distance(to: $0) < color.distance(to: $1) }
  }
}
