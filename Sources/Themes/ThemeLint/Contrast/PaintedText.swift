import ThemeColor
import ThemeModel
import ThemeSource

/// Text that a rule paints on some backgrounds: many rules in several appearances have the same.
struct PaintedText: Hashable {
  let foreground: Color

  /// The possible backgrounds by the place of the text.
  let backgrounds: [[Color]]
  let minimum: Double

  private init(foreground: Color, on backgrounds: [Color], over surfaces: [Color], minimum: Double)
  {
    (self.foreground, self.minimum) = (foreground, minimum)
    self.backgrounds = backgrounds.map { background in
      background.alpha == 1 ? [background] : surfaces.map { background.composited(over: $0) }
    }
  }

  /// The text of a rule in an appearance, over libadwaita's surfaces, or over others whose color
  /// may be unknown.
  init(_ paint: StylePaint, in judged: JudgedAppearance, onUnknown isOnUnknown: Bool = false) {
    self.init(
      foreground: paint.foreground, on: paint.backgrounds,
      over: isOnUnknown ? [.black, .white] : PaintedText.surfaces(of: judged.resolved),
      minimum: paint.minimum(inHighContrast: judged.isHighContrast))
  }

  private static func surfaces(of theme: ResolvedTheme) -> [Color] {
    ColorRole.backgrounds.map { theme.shown($0) }
  }

  var ratio: Double { ratio(of: foreground) }

  /// Whether it would reach its minimum with another color.
  func passes(with foreground: Color) -> Bool { ratio(of: foreground) + 1e-9 >= minimum }

  /// The ratio at the worst place, with the best possible background there.
  private func ratio(of foreground: Color) -> Double {
    backgrounds.map { PaintedText.ratio(of: foreground, on: $0) }.min() ?? 1
  }

  private static func ratio(of foreground: Color, on backgrounds: [Color]) -> Double {
    backgrounds.map { foreground.composited(over: $0).contrastRatio(against: $0) }.max() ?? 1
  }

  /// The background of the text at the worst place.
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

  /// Whether a rule's text passes: it reaches its minimum, or the ratio of the same roles in stock
  /// Adwaita, whose own pairs are judged separately.
  func passes(_ paint: StylePaint, in judged: JudgedAppearance) -> Bool {
    let ratio = ratio
    // Half a tenth is not visible.
    if ratio + 0.05 >= minimum { return true }
    guard let (foreground, background) = paint.stock else { return false }
    let surfaces = PaintedText.surfaces(of: judged.stock)
    let stock = PaintedText(foreground: foreground, on: [background], over: surfaces, minimum: 0)
      .ratio
    return stock > PaintedText.faintest
      && ratio >= stock * (1 - ContrastAudit.Judgement.tolerance)
  }

  /// Even stock Adwaita has no text below this ratio.
  private static let faintest = 2.0
}
