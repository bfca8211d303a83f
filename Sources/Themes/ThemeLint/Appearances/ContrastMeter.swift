import ThemeColor
import ThemeModel

/// A theme in one appearance with what lies under its inks, which is computed once for each surface.
struct ContrastMeter: Sendable {
  let theme: ResolvedTheme

  /// By the raw values of the surfaces' roles; `nil` until somebody asks.
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

  /// The meter with all surfaces, for a theme that many others are compared with.
  static func filled(_ theme: ResolvedTheme) -> ContrastMeter {
    var meter = ContrastMeter(theme)
    for role in ColorRole.allCases { _ = meter.ground(role) }
    return meter
  }
}
