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

}

/// The statuses of a theme as people with each deficiency see them.
struct StatusSight {
  private let seen: [ColorVisionDeficiency: [ColorRole: PerceivedColor]]

  init(of theme: ResolvedTheme) {
    let roles = Set(VisionPair.all.flatMap { [$0.first, $0.second] })
    let shown = roles.map { ($0, theme.seen($0)) }
    seen = Dictionary(
      uniqueKeysWithValues: ColorVisionDeficiency.allCases.map { deficiency in
        let seen = shown.map { ($0, PerceivedColor($1.simulating(deficiency))) }
        return (deficiency, Dictionary(uniqueKeysWithValues: seen))
      })
  }

  /// How far apart two are for people with a deficiency, of full severity.
  func distance(of pair: VisionPair, with deficiency: ColorVisionDeficiency) -> Double {
    guard let first = seen[deficiency]?[pair.first], let second = seen[deficiency]?[pair.second]
    else { return 0 }
    return first.distance(to: second)
  }

  /// Whether everybody tells two apart.
  func tells(_ pair: VisionPair) -> Bool {
    ColorVisionDeficiency.allCases.allSatisfy {
      distance(of: pair, with: $0) >= VisionPair.threshold
    }
  }
}

extension ResolvedTheme {
  /// A color as it shows on the window, opaque.
  fileprivate func seen(_ role: ColorRole) -> Color {
    self[role].composited(over: shown(.windowBg))
  }
}
