import ThemeColor
import ThemeModel

/// Two colors with different meanings, which must be distinguishable.
package struct VisionPair: Sendable {
  let first, second: ColorRole

  /// The pairs: accent and statuses as text, then as surfaces.
  static let all: [VisionPair] = [
    [ColorRole.accent, .success, .warning, .error], [.accentBg, .successBg, .warningBg, .errorBg],
  ].flatMap { group in
    group.indices.flatMap { second in
      group[..<second].map { VisionPair(first: $0, second: group[second]) }
    }
  }

  fileprivate static let roles: [ColorRole] = all.reduce(into: []) { roles, pair in
    for role in [pair.first, pair.second] where !roles.contains(role) { roles.append(role) }
  }

  /// The minimum distance in OKLab of statuses' colors; 0.02 is just noticed side by side.
  package static let threshold = 0.05

  /// Whether one of the two is the accent, for which a theme may choose the color of a status.
  var hasAccent: Bool { first == .accent || first == .accentBg }

  /// The distance of the two in a theme for people with full color vision.
  func distance(in theme: ResolvedTheme) -> Double {
    theme.shownOpaque(first).distance(to: theme.shownOpaque(second))
  }

  /// Whether everybody can distinguish the two.
  func isTold(in theme: ResolvedTheme) -> Bool {
    SeenColor(theme.shownOpaque(first)).isTold(from: SeenColor(theme.shownOpaque(second)))
  }
}

/// The simulated colors of all pairs in a theme.
struct SeenColors {
  /// The colors in the order of the roles.
  private let colors: [SeenColor]

  /// Simulates the colors, except those that are known already.
  init(in theme: ResolvedTheme, known: inout [Color: SeenColor]) {
    colors = VisionPair.roles.map { role in
      let color = theme.shownOpaque(role)
      if let own = known[color] { return own }
      let own = SeenColor(color)
      known[color] = own
      return own
    }
  }

  subscript(role: ColorRole) -> SeenColor? {
    VisionPair.roles.firstIndex(of: role).map { colors[$0] }
  }
}

extension ResolvedTheme {
  /// A color as it shows on the window, opaque.
  fileprivate func shownOpaque(_ role: ColorRole) -> Color {
    self[role].composited(over: shown(.windowBg))
  }
}
