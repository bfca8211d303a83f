import ThemeColor
import ThemeModel

/// Measures the pairs of a theme in one appearance, and computes the luminance of each role once.
struct ContrastMeter: Sendable {
  let theme: ResolvedTheme

  /// The luminance of each role's color taken as opaque, and of each surface as it shows, by the raw
  /// value of the role; `nil` until somebody asks.
  private var inks: [Double?]
  private var grounds: [(color: Color, luminance: Double)?]

  init(_ theme: ResolvedTheme) {
    self.theme = theme
    inks = Array(repeating: nil, count: ColorRole.allCases.count)
    grounds = Array(repeating: nil, count: ColorRole.allCases.count)
  }

  /// The same as `ContrastPair.ratio(in:)`.
  mutating func ratio(of pair: ContrastPair) -> Double {
    if pair.tint != nil { return pair.ratio(in: theme) }
    let ground = ground(pair.surface)
    let color = (pair.ink.role.map { theme[$0] } ?? pair.ink.color).thinned(pair.ink.opacity)
    guard color.alpha >= 1 else {
      return Color.contrastRatio(
        color.composited(over: ground.color).relativeLuminance, ground.luminance)
    }
    let own = pair.ink.role.map { luminance(of: $0) } ?? color.relativeLuminance
    return Color.contrastRatio(own, ground.luminance)
  }

  private mutating func luminance(of role: ColorRole) -> Double {
    if let known = inks[Int(role.rawValue)] { return known }
    let luminance = theme[role].relativeLuminance
    inks[Int(role.rawValue)] = luminance
    return luminance
  }

  private mutating func ground(_ surface: ColorRole) -> (color: Color, luminance: Double) {
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
