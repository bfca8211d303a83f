import ThemeColor

/// The palettes of a scheme.
struct MaterialPalettes: Sendable {
  enum Name: Sendable { case primary, secondary, tertiary, neutral, neutralVariant, error }

  let primary, secondary, tertiary, neutral, neutralVariant: TonalPalette

  /// Red, independent of the seed.
  static let error = TonalPalette(hue: 25, chroma: 84)

  subscript(name: Name) -> TonalPalette {
    switch name {
    case .primary: primary
    case .secondary: secondary
    case .tertiary: tertiary
    case .neutral: neutral
    case .neutralVariant: neutralVariant
    case .error: MaterialPalettes.error
    }
  }

  init(seed: HCT, _ variant: MaterialScheme.Variant) {
    let (hue, chroma) = (seed.hue, seed.chroma)
    let turned = { (turn: Double, chroma: Double) in
      TonalPalette(hue: HCT(hue: hue + turn, chroma: 0, tone: 0).hue, chroma: chroma)
    }
    switch variant {
    case .tonalSpot:
      self.init(turned(0, 36), turned(0, 16), turned(60, 24), turned(0, 6), turned(0, 8))
    case .neutral:
      self.init(turned(0, 12), turned(0, 8), turned(0, 16), turned(0, 2), turned(0, 2))
    case .monochrome:
      self.init(turned(0, 0), turned(0, 0), turned(0, 0), turned(0, 0), turned(0, 0))
    case .rainbow:
      self.init(turned(0, 48), turned(0, 16), turned(60, 24), turned(0, 0), turned(0, 0))
    case .fruitSalad:
      self.init(turned(-50, 48), turned(-50, 36), turned(0, 36), turned(0, 10), turned(0, 16))
    case .vibrant:
      self.init(
        turned(0, 200), turned(HueTurns.vibrantSecondary.turn(of: hue), 24),
        turned(HueTurns.vibrantTertiary.turn(of: hue), 32), turned(0, 10), turned(0, 12))
    case .expressive:
      self.init(
        turned(240, 40), turned(HueTurns.expressiveSecondary.turn(of: hue), 24),
        turned(HueTurns.expressiveTertiary.turn(of: hue), 32), turned(15, 8), turned(15, 12))
    case .fidelity, .content:
      let temperatures = ColorTemperatures(around: seed)
      let other =
        (variant == .content ? temperatures.neighbor(ofParts: 6) : temperatures.complement)
        .withoutDislike
      self.init(
        turned(0, chroma), turned(0, max(chroma - 32, chroma / 2)),
        TonalPalette(hue: other.hue, chroma: other.chroma), turned(0, chroma / 8),
        turned(0, chroma / 8 + 4))
    }
  }

  private init(
    _ primary: TonalPalette, _ secondary: TonalPalette, _ tertiary: TonalPalette,
    _ neutral: TonalPalette, _ neutralVariant: TonalPalette
  ) {
    (self.primary, self.secondary, self.tertiary) = (primary, secondary, tertiary)
    (self.neutral, self.neutralVariant) = (neutral, neutralVariant)
  }
}

/// The angles in degrees between the seed's hue and a second hue, by ranges of hues.
private struct HueTurns {
  let steps: [(from: Double, turn: Double)]

  func turn(of hue: Double) -> Double { steps.last { $0.from <= hue }?.turn ?? 0 }

  static let vibrantSecondary = HueTurns(steps: [
    (0, 18), (41, 15), (61, 10), (101, 12), (131, 15), (181, 18), (251, 15), (301, 12),
  ])
  static let vibrantTertiary = HueTurns(steps: [
    (0, 35), (41, 30), (61, 20), (101, 25), (131, 30), (181, 35), (251, 30), (301, 25),
  ])
  static let expressiveSecondary = HueTurns(steps: [
    (0, 45), (21, 95), (51, 45), (121, 20), (151, 45), (191, 90), (271, 45),
  ])
  static let expressiveTertiary = HueTurns(steps: [
    (0, 120), (51, 20), (121, 45), (151, 20), (191, 15), (271, 20), (321, 120),
  ])
}
