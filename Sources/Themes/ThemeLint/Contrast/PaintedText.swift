import ThemeColor
import ThemeModel
import ThemeSource

/// Text that a rule paints on some backgrounds: many rules, in several looks, have the same.
struct PaintedText: Hashable {
  let ink: Color

  /// By the place of the text, what may be below it.
  let grounds: [[Color]]
  let minimum: Double

  private init(ink: Color, on backgrounds: [Color], over surfaces: [Color], minimum: Double) {
    (self.ink, self.minimum) = (ink, minimum)
    grounds = backgrounds.map { background in
      background.alpha == 1 ? [background] : surfaces.map { background.composited(over: $0) }
    }
  }

  /// What a rule paints in an appearance, where libadwaita's surfaces are below it, or a program's own,
  /// which may be of any color.
  init(_ paint: StylePaint, in look: JudgedAppearance, ofProgram isOfProgram: Bool = false) {
    self.init(
      ink: paint.ink, on: paint.backgrounds,
      over: isOfProgram ? [.black, .white] : PaintedText.surfaces(of: look.resolved),
      minimum: paint.level.minimum(inHighContrast: look.isHighContrast))
  }

  private static func surfaces(of theme: ResolvedTheme) -> [Color] {
    ColorRole.grounds.map { theme.shown($0) }
  }

  var ratio: Double { ratio(of: ink) }

  /// The ratio at the worst place, where what is below it is the best that it may be.
  private func ratio(of ink: Color) -> Double {
    grounds.map { PaintedText.ratio(of: ink, on: $0) }.min() ?? 1
  }

  private static func ratio(of ink: Color, on grounds: [Color]) -> Double {
    grounds.map { ink.composited(over: $0).contrastRatio(against: $0) }.max() ?? 1
  }

  /// What is below the text at the worst place.
  var worstGround: Color? {
    let place = grounds.min {
      PaintedText.ratio(of: ink, on: $0) < PaintedText.ratio(of: ink, on: $1)
    }
    return place?.max {
      PaintedText.ratio(of: ink, on: [$0]) < PaintedText.ratio(of: ink, on: [$1])
    }
  }

  /// The color nearest to the ink that passes.
  var nearest: Color? {
    ink.nearest { ratio(of: $0) >= minimum }
      ?? ink.withAlpha(1).nearest { ratio(of: $0) >= minimum }
  }

  /// Whether a rule's text passes: it comes to its minimum, or to what stock Adwaita has of the same
  /// roles, whose own pairs are judged as pairs of roles.
  func passes(_ paint: StylePaint, in look: JudgedAppearance) -> Bool {
    let ratio = ratio
    if ratio + 1e-9 >= minimum { return true }
    guard let (ink, background) = paint.stock else { return false }
    let surfaces = PaintedText.surfaces(of: look.stock)
    let stock = PaintedText(ink: ink, on: [background], over: surfaces, minimum: 0).ratio
    return stock > PaintedText.faintest
      && ratio >= stock * (1 - ContrastAudit.Judgement.tolerance)
  }

  /// Below this not even stock Adwaita writes.
  private static let faintest = 2.0
}
