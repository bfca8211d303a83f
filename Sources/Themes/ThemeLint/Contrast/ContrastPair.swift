import GTKKnowledge
import ThemeColor
import ThemeModel
import ThemeSource

/// A foreground and a surface with a required contrast.
struct ContrastPair: Sendable {
  /// The rule that judges it.
  let rule: RuleID

  let foreground: Foreground

  /// The surface behind the foreground.
  let surface: ColorRole

  let level: ContrastLevel

  /// The tint of the surface under the foreground, as of a selected row; `nil` for most.
  var tint: StockTint?

  /// The foreground: a color and its opacity.
  struct Foreground: Sendable {
    /// The role of the color; `nil` for the color of a theme's rule.
    let role: ColorRole?

    /// The color, unless it is a role's.
    let color: Color

    /// The location of the color in a rule of the theme, and the traits of the value.
    let location: SourceLocation?
    let traits: TraitSet

    /// The factor for the color's alpha when it is painted.
    let opacity: Double

    /// The text around the role's name in messages, or the whole description of a color without a
    /// role.
    private let prefix, suffix: StaticString

    /// Whether the toolkit chose it, so that a theme that sets the role did not choose this use.
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

    /// Its description in messages, created on request, since most pairs are in none.
    var phrase: String { role.map { "\(prefix)'\($0.name)'\(suffix)" } ?? "\(prefix)" }
  }
}

extension ContrastPair {
  func roles(in theme: ResolvedTheme) -> Set<ColorRole> {
    let shining: ColorRole? = theme[surface].alpha < 1 ? .windowBg : nil
    return Set([foreground.role, surface, tint?.role, shining].compactMap(\.self))
  }

  /// Whether a fix should reach the minimum even if stock Adwaita does not; text that the toolkit
  /// dims would have to be almost black for it.
  var aimsAtMinimum: Bool { level != .dimmed && !foreground.isToolkits }

  /// Whether it is a focus ring with the toolkit's opacity of the accent.
  var isThinnedRing: Bool { level == .faint && foreground.isToolkits && foreground.opacity < 1 }

  func ratio(in theme: ResolvedTheme) -> Double {
    foreground.color(in: theme).thinned(foreground.opacity).contrastRatio(
      against: background(in: theme))
  }

  /// The background of the foreground: the visible surface, with its tint.
  func background(in theme: ResolvedTheme) -> Color {
    let surface = theme.shown(surface)
    guard let tint else { return surface }
    return theme[tint.role].thinned(tint.share).composited(over: surface)
  }
}
