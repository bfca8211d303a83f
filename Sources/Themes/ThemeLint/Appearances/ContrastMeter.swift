import ThemeColor
import ThemeModel

/// A theme in one appearance, with the background of its foregrounds, which is computed once for
/// each surface.
struct ContrastMeter: Sendable {
  let theme: ResolvedTheme

  /// The backgrounds by the raw values of the surfaces' roles; `nil` until they are needed.
  private var backgrounds: [(color: Color, luminance: Double)?]

  init(_ theme: ResolvedTheme) {
    self.theme = theme
    backgrounds = Array(repeating: nil, count: ColorRole.allCases.count)
  }

  /// A surface as it shows, opaque, and its luminance.
  mutating func background(_ surface: ColorRole) -> (color: Color, luminance: Double) {
    if let known = backgrounds[Int(surface.rawValue)] { return known }
    let color = theme.shown(surface).withAlpha(1)
    let background = (color: color, luminance: color.relativeLuminance)
    backgrounds[Int(surface.rawValue)] = background
    return background
  }

  /// The meter with all surfaces, for a theme with which many others are compared.
  static func filled(_ theme: ResolvedTheme) -> ContrastMeter {
    var meter = ContrastMeter(theme)
    for role in ColorRole.allCases { _ = meter.background(role) }
    return meter
  }
}
