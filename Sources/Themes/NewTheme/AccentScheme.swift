import ThemeColor
import ThemeLint
import ThemeModel

/// The colors of one scheme that are derived from an accent, all of them readable and different.
struct AccentScheme {
  /// A color by the role that it paints.
  typealias Entry = (role: ColorRole, color: Color)

  let scheme: Appearance.Scheme

  /// Surfaces, then text, accent and statuses, in the order in which they depend on each other.
  private(set) var entries: [Entry] = []

  private let dials: DerivationDials
  private let scale: AccentScale?

  /// Derives a scheme from an opaque accent, in OKLCH; with a scale from its tones.
  init(
    _ accent: Color, _ scheme: Appearance.Scheme, _ dials: DerivationDials = DerivationDials(),
    scale: AccentScale? = nil
  ) {
    (self.scheme, self.dials, self.scale) = (scheme, dials, scale)
    let (_, chroma, hue) = CSSColor(accent).converted(to: .oklch).components
    // Surfaces carry a breath of the accent's hue, none of it where the accent is gray.
    let tint = AccentScheme.tint(ofChroma: chroma ?? 0) * dials.neutralTint
    for surface in AccentScheme.surfaces(scheme) {
      let color = CSSColor(.oklch, surface.lightness, surface.chroma * tint, hue ?? 0).mapped()
      let own = scale.flatMap { AccentScale.nearest(to: color, among: $0.neutrals) }
      add(surface.role, own ?? color.roundedToBytes)
    }
    add(.windowFg, text(hue: hue ?? 0, tint: tint))
    add(.accentBg, background(accent))
    add(.accent, color(accent, reaching: 4.5))
    for entry in StatusColors(beside: self[.accent], .text, scheme, on: backgrounds).entries {
      add(entry.role, entry.color)
    }
    add(.destructive, destructive)
    for entry in StatusColors(beside: self[.accentBg], .surface, scheme, on: []).entries {
      add(entry.role, entry.color)
    }
  }

  /// The color of a role that the scheme gives one.
  subscript(role: ColorRole) -> Color {
    entries.first { $0.role == role }?.color ?? .black
  }

  private mutating func add(_ role: ColorRole, _ color: Color) {
    entries.append((role, color))
  }

  /// How much of a neutral color's chroma surfaces have beside an accent of some chroma.
  static func tint(ofChroma chroma: Double) -> Double { min(chroma / 0.15, 1) }

  /// The accent that stands out on the backgrounds, and lets white text be read where that is asked
  /// for.
  private func background(_ accent: Color) -> Color {
    guard dials.hasWhiteText else { return color(accent, reaching: 3) }
    let isRead = { (color: Color) in Color.white.contrastRatio(against: color) >= 4.5 }
    let backgrounds = backgrounds
    let isMet = { (color: Color) in isRead(color) && color.reaches(3, on: backgrounds) }
    if let scale {
      return AccentScale.nearest(to: accent, among: scale.accents, where: isMet)
        ?? AccentScale.nearest(to: accent, among: scale.accents, where: isRead) ?? accent
    }
    return accent.nearest(where: isMet) ?? accent.nearest(where: isRead) ?? accent
  }

  /// The nearest color to the accent that has a contrast on the backgrounds.
  private func color(_ accent: Color, reaching ratio: Double) -> Color {
    let backgrounds = backgrounds
    if let scale {
      let found = AccentScale.nearest(to: accent, among: scale.accents) {
        $0.reaches(ratio, on: backgrounds)
      }
      if let found { return found }
    }
    return accent.nearest(reaching: ratio, against: backgrounds) ?? accent
  }

  private var backgrounds: [Color] { ColorRole.backgrounds.map { self[$0] } }

  /// The text of destructive buttons, which libadwaita 1.6 and later tint with the same color.
  private var destructive: Color {
    let surfaces = backgrounds + [self[.dialogBg]]
    let found = self[.error].nearest {
      $0.leastContrast(on: surfaces, tintedBy: Thinning.destructiveButton) >= 4.5
    }
    return found ?? self[.error]
  }

  /// The text on all surfaces: soft, but still readable where libadwaita dims it.
  private func text(hue: Double, tint: Double) -> Color {
    let surfaces = entries.map(\.color)
    let lightness = scheme == .dark ? 0.95 : 0.25
    let start = CSSColor(.oklch, lightness, 0.015 * tint, hue).mapped()
    let isRead = { (color: Color) in
      surfaces.allSatisfy {
        color.thinned(Thinning.dimmed(false)).contrastRatio(against: $0) >= 4.5
      }
    }
    let tone = scale.flatMap { AccentScale.nearest(to: start, among: $0.neutrals, where: isRead) }
    let found = tone ?? start.nearest(where: isRead)
    return found ?? (scheme == .dark ? .white : .black)
  }
}

extension AccentScheme {
  private typealias Surface = (role: ColorRole, lightness: Double, chroma: Double)

  /// The surfaces, their lightness in OKLCH and the most chroma that they take.
  ///
  /// None is so far from white or black that dimmed text could not be read on it.
  private static func surfaces(_ scheme: Appearance.Scheme) -> [Surface] {
    switch scheme {
    case .light:
      [
        (.windowBg, 0.985, 0.004), (.viewBg, 1, 0), (.headerbarBg, 0.955, 0.010),
        (.sidebarBg, 0.962, 0.008), (.sidebarBackdrop, 0.972, 0.006), (.cardBg, 1, 0),
        (.dialogBg, 0.988, 0.003), (.popoverBg, 1, 0),
      ]
    case .dark:
      [
        (.windowBg, 0.235, 0.014), (.viewBg, 0.205, 0.012), (.headerbarBg, 0.285, 0.018),
        (.sidebarBg, 0.265, 0.016), (.sidebarBackdrop, 0.250, 0.015), (.cardBg, 0.285, 0.017),
        (.dialogBg, 0.305, 0.018), (.popoverBg, 0.315, 0.018),
      ]
    }
  }
}
