import ThemeColor
import ThemeLint
import ThemeModel

/// Colors for error, success and warning that look different to everybody, also from an accent.
struct StatusColors {
  enum Use {
    /// Text and icons on neutral background.
    case text
    /// Surfaces with text on them.
    case surface
  }

  let entries: [AccentScheme.Entry]

  /// Searches for the three, each near its usual color.
  ///
  /// None may be confused with the accent, unless it is that to everybody.
  init(beside accent: Color, _ use: Use, _ scheme: Appearance.Scheme, on backgrounds: [Color]) {
    let statuses = StatusColors.statuses(use, scheme)
    let candidates = statuses.map { StatusColors.candidates(of: $0, on: backgrounds) }
    let accent = SeenColor(accent)
    var found: [SeenColor] = []
    _ = StatusColors.search(candidates, accent, &found)
    entries = zip(statuses, found).map { ($0.role, $1.color) }
  }

  private typealias Status = (role: ColorRole, lightness: Double, chroma: Double, hue: Double)

  /// The usual color of each, in OKLCH; the one with the fewest choices first.
  private static func statuses(_ use: Use, _ scheme: Appearance.Scheme) -> [Status] {
    switch (use, scheme) {
    case (.text, .light):
      [(.error, 0.48, 0.19, 25), (.success, 0.40, 0.12, 150), (.warning, 0.52, 0.12, 70)]
    case (.text, .dark):
      [(.error, 0.72, 0.17, 22), (.success, 0.86, 0.14, 152), (.warning, 0.88, 0.15, 95)]
    case (.surface, .light):
      [(.errorBg, 0.52, 0.20, 25), (.successBg, 0.60, 0.13, 152), (.warningBg, 0.76, 0.15, 78)]
    case (.surface, .dark):
      [(.errorBg, 0.50, 0.19, 25), (.successBg, 0.62, 0.13, 155), (.warningBg, 0.78, 0.15, 82)]
    }
  }

  /// Shades of a status that can be read on the backgrounds, the nearest to what is expected first.
  private static func candidates(of status: Status, on backgrounds: [Color]) -> [SeenColor] {
    var shades: [(color: Color, distance: Double)] = []
    for step in 0..<40 {
      for turn in [0, -8, 8, -16, 16] as [Double] {
        let lightness = 0.2 + Double(step) * 0.02
        let color = CSSColor(.oklch, lightness, status.chroma, status.hue + turn).mapped()
          .roundedToBytes
        guard backgrounds.allSatisfy({ color.contrastRatio(against: $0) >= 4.5 }) else { continue }
        shades.append((color, abs(lightness - status.lightness) + abs(turn) / 200))
      }
    }
    return shades.enumerated()
      .sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }
      .map { SeenColor($0.element.color) }
  }

  /// Chooses one candidate of each list so that all look different; `false` where there is none.
  private static func search(
    _ candidates: [[SeenColor]], _ accent: SeenColor, _ found: inout [SeenColor]
  ) -> Bool {
    guard found.count < candidates.count else { return true }
    for candidate in candidates[found.count] {
      let isLikeAccent = candidate.color.distance(to: accent.color) < VisionPair.threshold
      guard isLikeAccent || candidate.isTold(from: accent),
        found.allSatisfy({ candidate.isTold(from: $0) })
      else { continue }
      found.append(candidate)
      if search(candidates, accent, &found) { return true }
      found.removeLast()
    }
    return false
  }
}
