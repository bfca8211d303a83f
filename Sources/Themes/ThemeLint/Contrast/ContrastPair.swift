import GTKKnowledge
import ThemeColor
import ThemeModel
import ThemeSource

/// Something painted on a surface that has to stand out from it.
struct ContrastPair: Sendable {
  /// The rule that judges it.
  let rule: RuleID

  let ink: Ink

  /// What the ink lies on.
  let surface: ColorRole

  let level: ContrastLevel

  /// What the surface is tinted with under the ink, as a selected row is; `nil` for most.
  var tint: StockTint?

  /// What is painted with: a color and how much of it.
  struct Ink: Sendable {
    /// The role whose color it is; `nil` for a color that a rule of the theme gives.
    let role: ColorRole?

    /// The color, unless it is a role's.
    let color: Color

    /// Where a rule of the theme gives the color, and the traits that the value asks for.
    let location: SourceLocation?
    let traits: TraitSet

    /// What the color's alpha is multiplied by when it is painted.
    let opacity: Double

    /// What messages say around the role's name, or all of it for a color without a role.
    private let prefix, suffix: StaticString

    /// Whether the toolkit chose it, so that a theme that sets the role did not ask for it.
    let isToolkits: Bool

    init(
      _ role: ColorRole, opacity: Double = 1, prefix: StaticString = "", suffix: StaticString = "",
      isToolkits: Bool = false
    ) {
      self.role = role
      color = .black
      location = nil
      traits = []
      self.opacity = opacity
      (self.prefix, self.suffix) = (prefix, suffix)
      self.isToolkits = isToolkits
    }

    init(_ color: Color, of value: Theme.DeclaredValue<StyleValue>, _ phrase: StaticString) {
      role = nil
      self.color = color
      location = value.location
      traits = value.traits
      opacity = 1
      (prefix, suffix) = (phrase, "")
      isToolkits = false
    }

    /// The color before the opacity.
    func color(in theme: ResolvedTheme) -> Color { role.map { theme[$0] } ?? color }

    /// What messages call it; most pairs are in none, so it is put together when one asks.
    var phrase: String { role.map { "\(prefix)'\($0.name)'\(suffix)" } ?? "\(prefix)" }
  }
}

extension ContrastPair {
  func roles(in theme: ResolvedTheme) -> Set<ColorRole> {
    let shining: ColorRole? = theme[surface].alpha < 1 ? .windowBg : nil
    return Set([ink.role, surface, tint?.role, shining].compactMap(\.self))
  }

  /// Whether a fix is to reach the minimum also where stock Adwaita does not; the text that the
  /// toolkit thins would have to be near black for it.
  var aimsAtMinimum: Bool { level != .dimmed && !ink.isToolkits }

  /// Whether it is a focus ring as the toolkit draws it, of a share of the accent.
  var isThinnedRing: Bool { level == .faint && ink.isToolkits && ink.opacity < 1 }

  func ratio(in theme: ResolvedTheme) -> Double {
    ink.color(in: theme).thinned(ink.opacity).contrastRatio(against: ground(in: theme))
  }

  /// What lies under the ink: the surface as it shows, with its tint.
  func ground(in theme: ResolvedTheme) -> Color {
    let surface = theme.shown(surface)
    guard let tint else { return surface }
    return theme[tint.role].thinned(tint.share).composited(over: surface)
  }
}
