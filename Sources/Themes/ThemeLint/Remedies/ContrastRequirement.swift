import GTKKnowledge
import ThemeColor
import ThemeModel

/// The contrast of a pair that a candidate for one of its colors has to reach.
struct ContrastRequirement: Hashable, Sendable {
  /// What is painted with, unless it is what is tried.
  private let ink: Color?

  /// Whether any ink will do, since the theme can change it too: black or white decides.
  private let takesAnyInk: Bool

  private let opacity: Double

  /// What lies under the ink, opaque, unless what is tried has a part in it.
  private let ground: Color?
  private let groundLuminance: Double

  /// What the surface is tinted with, and how much of it.
  private let tint: Color?
  private let tintShare: Double
  private let isTintTried: Bool

  private let surface: Color
  private let isSurfaceTried: Bool
  private let window: Color
  private let isWindowTried: Bool
  private let isWindow: Bool
  private let backdrop: Color

  /// The ratio to reach.
  private let goal: Double

  /// - Parameters:
  ///   - judgement: The pair.
  ///   - look: The appearance that it is in.
  ///   - tried: Whether a role takes on the color that is tried.
  ///   - goal: The ratio to reach.
  ///   - isInkTried: Whether the pair's ink takes it on.
  ///   - takesAnyInk: Whether the ink may become black or white.
  init(
    _ judgement: ContrastAudit.Judgement, in look: JudgedAppearance, tried: (ColorRole) -> Bool,
    goal: Double, isInkTried: Bool, takesAnyInk: Bool = false
  ) {
    let pair = judgement.pair
    let theme = look.resolved
    ink = isInkTried ? nil : pair.ink.color(in: theme)
    self.takesAnyInk = takesAnyInk
    opacity = pair.ink.opacity
    surface = theme[pair.surface]
    isSurfaceTried = tried(pair.surface)
    window = theme[.windowBg]
    isWindow = pair.surface == .windowBg
    isWindowTried = tried(.windowBg) && (isWindow || surface.alpha < 1 || isSurfaceTried)
    backdrop = theme.backdrop
    tint = pair.tint.map { theme[$0.role] }
    tintShare = pair.tint?.share ?? 0
    isTintTried = pair.tint.map { tried($0.role) } ?? false
    let isFixed = !isSurfaceTried && !isWindowTried && !isTintTried
    ground = isFixed ? pair.ground(in: theme) : nil
    groundLuminance = ground?.relativeLuminance ?? 0
    self.goal = goal
  }

  /// Whether the ratio is reached with a color.
  func isMet(by tried: Color) -> Bool {
    let ground = ground ?? shown(tried)
    let luminance = self.ground == nil ? ground.relativeLuminance : groundLuminance
    let inks = takesAnyInk ? [.black, .white] : [ink ?? tried]
    return inks.contains { ink in
      let own = ink.thinned(opacity).composited(over: ground).relativeLuminance
      return (max(own, luminance) + 0.05) / (min(own, luminance) + 0.05) >= goal
    }
  }

  private func shown(_ tried: Color) -> Color {
    let window = (isWindowTried ? tried : window).composited(over: backdrop)
    let bare = isWindow ? window : (isSurfaceTried ? tried : surface).composited(over: window)
    guard let tint else { return bare }
    return (isTintTried ? tried : tint).thinned(tintShare).composited(over: bare)
  }
}
