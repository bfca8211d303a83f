import ThemeColor
import ThemeModel

/// Two colors that mean different things, and so have to look different.
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

  /// The least distance in OKLab at which two colors of statuses count as different; 0.02 is just
  /// noticed side by side.
  package static let threshold = 0.05

  /// Whether one of the two is the accent, which a theme may well choose to be that of a status.
  var hasAccent: Bool { first == .accent || first == .accentBg }

  /// How far apart the two are in a theme for people with full color vision.
  func distance(in theme: ResolvedTheme) -> Double {
    theme.seen(first).distance(to: theme.seen(second))
  }

  /// How far apart they are for people with a deficiency, of full severity.
  func distance(in theme: ResolvedTheme, with deficiency: ColorVisionDeficiency) -> Double {
    theme.seen(first).simulating(deficiency)
      .distance(to: theme.seen(second).simulating(deficiency))
  }

  /// Whether everybody tells the two apart.
  func isTold(in theme: ResolvedTheme) -> Bool {
    ColorVisionDeficiency.allCases.allSatisfy {
      distance(in: theme, with: $0) >= VisionPair.threshold
    }
  }
}

extension ResolvedTheme {
  /// A color as it shows on the window, opaque.
  fileprivate func seen(_ role: ColorRole) -> Color {
    self[role].composited(over: shown(.windowBg))
  }
}
