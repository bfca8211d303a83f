import ThemeColor
import ThemeModel
import ThemeSource

/// Text that a rule paints on some backgrounds: many rules, in several looks, have the same.
struct PaintedText: Hashable {
  let foreground: Color

  /// By the place of the text, what may be below it.
  let backgrounds: [[Color]]
  let minimum: Double

  private init(foreground: Color, on backgrounds: [Color], over surfaces: [Color], minimum: Double)
  {
    (self.foreground, self.minimum) = (foreground, minimum)
    self.backgrounds = backgrounds.map { background in
      background.alpha == 1 ? [background] : surfaces.map { background.composited(over: $0) }
    }
  }

  /// What a rule paints in an appearance, where libadwaita's surfaces are below it, or others, which may
  /// be of any color.
  init(_ paint: StylePaint, in look: JudgedAppearance, onUnknown isOnUnknown: Bool = false) {
    self.init(
      foreground: paint.ink, on: paint.backgrounds,
      over: isOnUnknown ? [.black, .white] : PaintedText.surfaces(of: look.resolved),
      minimum: paint.minimum(inHighContrast: look.isHighContrast))
  }

  private static func surfaces(of theme: ResolvedTheme) -> [Color] {
    ColorRole.grounds.map { theme.shown($0) }
  }

  var ratio: Double { ratio(of: foreground) }

  /// Whether it would come to its minimum with another color.
  func passes(with foreground: Color) -> Bool { ratio(of: foreground) + 1e-9 >= minimum }

  /// The ratio at the worst place, where what is below it is the best that it may be.
  private func ratio(of foreground: Color) -> Double {
    backgrounds.map { PaintedText.ratio(of: foreground, on: $0) }.min() ?? 1
  }

  private static func ratio(of foreground: Color, on backgrounds: [Color]) -> Double {
    backgrounds.map { foreground.composited(over: $0).contrastRatio(against: $0) }.max() ?? 1
  }

  /// What is below the text at the worst place.
  var worstBackground: Color? {
    let place = backgrounds.min {
      PaintedText.ratio(of: foreground, on: $0) < PaintedText.ratio(of: foreground, on: $1)
    }
    return place?.max {
      PaintedText.ratio(of: foreground, on: [$0]) < PaintedText.ratio(of: foreground, on: [$1])
    }
  }

  /// The color nearest to the foreground that passes.
  var nearest: Color? {
    foreground.nearest { ratio(of: $0) >= minimum }
      ?? foreground.withAlpha(1).nearest { ratio(of: $0) >= minimum }
  }

  /// Whether a rule's text passes: it comes to its minimum, or to what stock Adwaita has of the same
  /// roles, whose own pairs are judged as pairs of roles.
  func passes(_ paint: StylePaint, in look: JudgedAppearance) -> Bool {
    let ratio = ratio
    // Nobody sees half a tenth.
    if ratio + 0.05 >= minimum { return true }
    guard let (foreground, background) = paint.stock else { return false }
    let surfaces = PaintedText.surfaces(of: look.stock)
    let stock = PaintedText(foreground: foreground, on: [background], over: surfaces, minimum: 0)
      .ratio
    return stock > PaintedText.faintest
      && ratio >= stock * (1 - ContrastAudit.Judgement.tolerance)
  }

  /// Below this not even stock Adwaita writes.
  private static let faintest = 2.0
}
