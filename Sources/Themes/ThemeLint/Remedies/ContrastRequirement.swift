import GTKKnowledge
import ThemeColor
import ThemeModel

/// The contrast of a pair that a candidate for one of its colors must reach.
struct ContrastRequirement: Hashable, Sendable {
  /// The foreground, unless it is the candidate.
  private let foreground: Color?

  /// Whether any foreground is allowed, since the theme can change it, too: then black or white
  /// decides.
  private let takesAnyForeground: Bool

  private let opacity: Double

  /// The opaque background of the foreground, unless the candidate is a part of it.
  private let background: Color?
  private let backgroundLuminance: Double

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
  ///   - judged: Its appearance.
  ///   - tried: Returns whether a role gets the candidate.
  ///   - goal: The ratio to reach.
  ///   - isForegroundTried: Whether the pair's foreground gets the candidate.
  ///   - takesAnyForeground: Whether the foreground may become black or white.
  init(
    _ judgement: ContrastAudit.Judgement, in judged: JudgedAppearance, tried: (ColorRole) -> Bool,
    goal: Double, isForegroundTried: Bool, takesAnyForeground: Bool = false
  ) {
    let pair = judgement.pair
    let theme = judged.resolved
    foreground = isForegroundTried ? nil : pair.foreground.color(in: theme)
    self.takesAnyForeground = takesAnyForeground
    opacity = pair.foreground.opacity
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
    background = isFixed ? pair.background(in: theme) : nil
    backgroundLuminance = background?.relativeLuminance ?? 0
    self.goal = goal
  }

  /// Whether the ratio is reached with a color.
  func isMet(by tried: Color) -> Bool {
    let background = background ?? shown(tried)
    let luminance = self.background == nil ? background.relativeLuminance : backgroundLuminance
    let foregrounds = takesAnyForeground ? [.black, .white] : [foreground ?? tried]
    return foregrounds.contains { foreground in
      let own = foreground.thinned(opacity).composited(over: background).relativeLuminance
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
