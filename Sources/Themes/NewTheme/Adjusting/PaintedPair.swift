import ThemeColor
import ThemeLint
import ThemeModel

/// A fault that GTK painted as a pair of which the solver moves one side or both.
///
/// What GTK mixes between a role and a pixel is not known. The pair is taken to gain what the
/// colors of its roles gain, and painting it again shows whether it did.
struct PaintedPair {
  /// The roles of its sides; `nil` for a side that is taken as fixed.
  let foreground, surface: ColorRole?

  let fault: PaintedFault

  /// Finds the sides that the roles of a fault are on.
  init(_ fault: PaintedFault, among pairs: MeasuredPairs) {
    self.fault = fault
    var (foreground, surface): (ColorRole?, ColorRole?)
    for role in fault.roles {
      if PaintedPair.isForeground(role, of: fault, among: pairs) {
        foreground = foreground ?? role
      } else {
        surface = surface ?? role
      }
    }
    (self.foreground, self.surface) = (foreground, surface)
  }

  /// Whether a role paints the foreground of a fault, and not its background: by its color if that
  /// is one of the two, else by the pairs that it is in.
  private static func isForeground(
    _ role: ColorRole, of fault: PaintedFault, among pairs: MeasuredPairs
  ) -> Bool {
    let color = pairs.shown(role)
    let toForeground = color.distance(to: fault.foreground)
    let toBackground = color.distance(to: fault.background)
    if min(toForeground, toBackground) > sameColor {
      let isSurface = pairs.pairs.contains { $0.surface == role }
      if isSurface != pairs.pairs.contains(where: { $0.foreground == role }) { return !isSurface }
    }
    return toForeground < toBackground
  }

  /// Below this distance in OKLab two colors are one.
  private static let sameColor = 0.02

  var isOnLight: Bool { fault.background.relativeLuminance >= fault.foreground.relativeLuminance }

  /// The ratio that the pair is expected to have once the colors of its roles change.
  func ratio(changing before: ResolvedTheme, to after: ResolvedTheme) -> Double {
    let gain = { (role: ColorRole?) -> Double in
      role.map { PaintedPair.light(of: $0, in: after) / PaintedPair.light(of: $0, in: before) } ?? 1
    }
    let change = gain(surface) / gain(foreground)
    return fault.ratio * (isOnLight ? change : 1 / change)
  }

  /// The part of a role in contrast ratios (WCAG 2.2, "contrast ratio").
  private static func light(of role: ColorRole, in theme: ResolvedTheme) -> Double {
    theme[role].composited(over: theme[.windowBg]).relativeLuminance + 0.05
  }
}
