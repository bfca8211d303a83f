import ThemeColor
import ThemeModel

/// A theme in one appearance, with the background of its foregrounds, which is computed once for
/// each surface.
struct ContrastMeter: Sendable {
  let theme: ResolvedTheme

  /// The backgrounds by the raw values of the surfaces' roles; `nil` until they are needed.
  private var grounds: [(color: Color, luminance: Double)?]

  init(_ theme: ResolvedTheme) {
    self.theme = theme
    grounds = Array(repeating: nil, count: ColorRole.allCases.count)
  }

  /// A surface as it shows, opaque, and its luminance.
  mutating func ground(_ surface: ColorRole) -> (color: Color, luminance: Double) {
    if let known = grounds[Int(surface.rawValue)] { return known }
    let color = theme.shown(surface).withAlpha(1)
    let ground = (color: color, luminance: color.relativeLuminance)
    grounds[Int(surface.rawValue)] = ground
    return ground
  }

  /// The meter with all surfaces, for a theme with which many others are compared.
  static func filled(_ theme: ResolvedTheme) -> ContrastMeter {
    var meter = ContrastMeter(theme)
    for role in ColorRole.allCases { _ = meter.ground(role) }
    return meter
  }
}
