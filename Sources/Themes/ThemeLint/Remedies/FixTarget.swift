import GTKKnowledge
import ThemeColor
import ThemeModel
import ThemeSource

/// The value of the theme's own file that can be changed to fix a pair.
struct FixTarget: Sendable {
  enum Part: Sendable {
    case ink, surface, window
  }

  /// What of the pair the value paints.
  let part: Part

  let location: SourceLocation

  /// The value among the theme's; `nil` for one of a rule.
  let value: Theme.AppliedValue?

  /// The traits that the value asks for.
  let traits: TraitSet

  /// The color that it gives now.
  let color: Color
}

extension FixTarget {
  /// The fix target of a role's color.
  init?(of role: ColorRole, in look: JudgedAppearance) {
    guard let value = look.ownValue(of: role) else { return nil }
    self.init(.ink, value, look.resolved[role])
  }

  /// The fix target of a pair: the ink, else the surface, else the window that shines through.
  ///
  /// Of a bar's backdrop it is the backdrop, if the theme sets it.
  init?(of pair: ContrastPair, in look: JudgedAppearance) {
    if pair.level == .backdrop {
      guard let value = look.chain(of: pair.surface).first, look.isOwn(value) else { return nil }
      self.init(.surface, value, look.resolved[pair.surface])
    } else if let location = pair.ink.location {
      self.init(
        part: .ink, location: location, value: nil, traits: pair.ink.traits, color: pair.ink.color)
    } else if let role = pair.ink.role, let value = look.ownValue(of: role) {
      self.init(.ink, value, look.resolved[role])
    } else {
      self.init(under: pair, in: look)
    }
  }

  /// The fix target of what lies under a pair's ink.
  init?(under pair: ContrastPair, in look: JudgedAppearance) {
    if let value = look.ownValue(of: pair.surface) {
      self.init(.surface, value, look.resolved[pair.surface])
    } else if let value = look.ownValue(of: .windowBg), look.resolved[pair.surface].alpha < 1 {
      self.init(.window, value, look.resolved[.windowBg])
    } else {
      return nil
    }
  }

  private init(_ part: Part, _ value: Theme.AppliedValue, _ color: Color) {
    self.init(
      part: part, location: value.location, value: value, traits: value.traits, color: color)
  }
}

extension ContrastPair {
  /// The location of a finding that has no fix target: a value that the pair depends on, through
  /// functions or in a file that the theme extends; the theme's own values come first.
  func location(in look: JudgedAppearance) -> SourceLocation? {
    look.location(
      of: [background, ink.role, surface, tint?.role, .windowBg].compactMap(\.self))
  }

  /// The background that a bar has while its window is active.
  private var background: ColorRole? {
    switch surface {
    case .headerbarBackdrop: .headerbarBg
    case .sidebarBackdrop: .sidebarBg
    case .secondarySidebarBackdrop: .secondarySidebarBg
    default: nil
    }
  }
}
