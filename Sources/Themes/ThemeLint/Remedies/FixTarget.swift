import GTKKnowledge
import ThemeColor
import ThemeModel
import ThemeSource

/// The value in the theme's own file that can be changed to fix a pair.
struct FixTarget: Sendable {
  enum Part: Sendable {
    case foreground, surface, window
  }

  /// The part of the pair that the value paints.
  let part: Part

  let location: SourceLocation

  /// The value in the theme; `nil` for one of a rule.
  let value: Theme.AppliedValue?

  /// The traits of the value.
  let traits: TraitSet

  /// Its present color.
  let color: Color
}

extension FixTarget {
  /// The fix target of a role's color.
  init?(of role: ColorRole, in judged: JudgedAppearance) {
    guard let value = judged.ownValue(of: role) else { return nil }
    self.init(.foreground, value, judged.resolved[role])
  }

  /// The fix target of a pair: the foreground, else the surface, else the window behind a
  /// translucent surface.
  ///
  /// For a bar's backdrop it is the backdrop, if the theme sets it.
  init?(of pair: ContrastPair, in judged: JudgedAppearance) {
    if pair.level == .backdrop {
      guard let value = judged.chain(of: pair.surface).first, judged.isOwn(value) else {
        return nil
      }
      self.init(.surface, value, judged.resolved[pair.surface])
    } else if let location = pair.foreground.location {
      self.init(
        part: .foreground, location: location, value: nil, traits: pair.foreground.traits,
        color: pair.foreground.color)
    } else if let role = pair.foreground.role, let value = judged.ownValue(of: role) {
      self.init(.foreground, value, judged.resolved[role])
    } else {
      self.init(under: pair, in: judged)
    }
  }

  /// The fix target for the background of a pair.
  init?(under pair: ContrastPair, in judged: JudgedAppearance) {
    if let value = judged.ownValue(of: pair.surface) {
      self.init(.surface, value, judged.resolved[pair.surface])
    } else if let value = judged.ownValue(of: .windowBg), judged.resolved[pair.surface].alpha < 1 {
      self.init(.window, value, judged.resolved[.windowBg])
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
  /// The location of a finding without a fix target: a value on which the pair depends, through
  /// functions or in a base theme; the theme's own values come first.
  func location(in judged: JudgedAppearance) -> SourceLocation? {
    judged.location(
      of: [background, foreground.role, surface, tint?.role, .windowBg].compactMap(\.self))
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
