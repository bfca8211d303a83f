import ThemeColor
import ThemeModel

/// The luminance of the roles of a theme in one appearance, each computed once.
struct ContrastMeter: Sendable {
  let theme: ResolvedTheme

  // By the raw values of the roles; `nil` until somebody asks.
  private var inks: [Double?]
  private var grounds: [(color: Color, luminance: Double)?]

  init(_ theme: ResolvedTheme) {
    self.theme = theme
    inks = Array(repeating: nil, count: ColorRole.allCases.count)
    grounds = Array(repeating: nil, count: ColorRole.allCases.count)
  }

  /// The luminance of a role's color taken as opaque.
  mutating func luminance(of role: ColorRole) -> Double {
    if let known = inks[Int(role.rawValue)] { return known }
    let luminance = theme[role].relativeLuminance
    inks[Int(role.rawValue)] = luminance
    return luminance
  }

  /// A surface as it shows, opaque.
  mutating func ground(_ surface: ColorRole) -> (color: Color, luminance: Double) {
    if let known = grounds[Int(surface.rawValue)] { return known }
    let color = theme.shown(surface).withAlpha(1)
    let ground = (color: color, luminance: color.relativeLuminance)
    grounds[Int(surface.rawValue)] = ground
    return ground
  }

  /// The meter with the luminance of all roles, for a theme that many others are compared with.
  static func filled(_ theme: ResolvedTheme) -> ContrastMeter {
    var meter = ContrastMeter(theme)
    for role in ColorRole.allCases {
      _ = meter.luminance(of: role)
      _ = meter.ground(role)
    }
    return meter
  }
}
