import GTKKnowledge
import ThemeColor
import ThemeModel

/// The contrast of a pair that a candidate for one of its colors must reach.
struct ContrastRequirement: Hashable, Sendable {
  /// The foreground, unless it is the candidate.
  private let ink: Color?

  /// Whether any foreground is allowed, since the theme can change it, too: then black or white
  /// decides.
  private let takesAnyInk: Bool

  private let opacity: Double

  /// The opaque background of the foreground, unless the candidate is a part of it.
  private let ground: Color?
  private let groundLuminance: Double

  /// The tint of the surface, with its opacity.
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
  ///   - look: Its appearance.
  ///   - tried: Returns whether a role gets the candidate.
  ///   - goal: The ratio to reach.
  ///   - isInkTried: Whether the pair's foreground gets the candidate.
  ///   - takesAnyInk: Whether the foreground may become black or white.
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
