import ThemeColor
import ThemeModel

// Which colors of a scheme can be read on which, by WCAG 2.2, 1.4.3: 4.5:1 for text, 3:1 for large
// text and lines.

extension SchemeRoles {
  static let text = 4.5
  static let faint = 3.0

  /// A color of the scheme where it can be read, else another of the scheme's, else the nearest.
  ///
  /// - Parameters:
  ///   - paint: The color.
  ///   - tone: What the color is of the scheme's; `nil` where the scheme has none, so that nothing
  ///     is noted.
  ///   - others: The indices of colors with a similar meaning, the preferred first.
  ///   - ratio: The contrast that it has to reach.
  ///   - grounds: What it lies on, opaque.
  ///   - tint: How much of the color lies over each ground beneath it.
  ///   - role: The role that gets it.
  /// - Returns: The color to take.
  mutating func readable(
    _ paint: SchemePaint, _ tone: SchemeTones.Tone?, or others: [Int] = [], at ratio: Double = text,
    on grounds: [Color], tintedBy tint: Double = 0, as role: ColorRole
  ) -> SchemePaint {
    let own = paint.color.leastContrast(on: grounds, tintedBy: tint)
    if isExact || own >= ratio { return paint }
    let needed =
      "\(tone?.name ?? "") has \(own.hundredths):1\(tint > 0 ? " on a button that it tints" : "")"
      + " where \(ratio.hundredths):1 is needed"
    for other in tones.known(others) {
      let contrast = other.paint.color.leastContrast(on: grounds, tintedBy: tint)
      guard contrast >= ratio else { continue }
      note(tone, "'\(role.name)' is \(other.name), since \(needed)")
      return other.paint
    }
    let nearest =
      tint > 0
      ? paint.color.nearest { $0.leastContrast(on: grounds, tintedBy: tint) >= ratio }
      : paint.color.nearest(reaching: ratio, against: grounds)
    let color = nearest ?? SchemePaint.extreme(on: grounds)
    note(
      tone,
      "'\(role.name)' is '\(color.shortHex)', "
        + (nearest == nil ? "the best that there is" : "the nearest color that can be read")
        + ", since \(needed)")
    return .literal(color)
  }

  /// The text or icons on a surface of a strong color: the color that the scheme has for it, else
  /// light or dark as the scheme has it.
  mutating func inkOn(_ surface: SchemePaint, own: Int?, as role: ColorRole) -> SchemePaint {
    let grounds = [surfaces.shown(surface)]
    let inks = tones.known([own].compactMap { $0 } + [0, 7, 5, 6, 17, 16])
    let best = inks.max { $0.paint.contrast(on: grounds) < $1.paint.contrast(on: grounds) }
    let wanted = inks.first { $0.paint.contrast(on: grounds) >= SchemeRoles.text }
    let chosen = wanted ?? best ?? tones.background
    return readable(chosen.paint, chosen, on: grounds, as: role)
  }
}

extension SchemePaint {
  /// The least contrast on any of some opaque surfaces.
  func contrast(on grounds: [Color]) -> Double { color.leastContrast(on: grounds) }

  /// Black or white, whichever reads better on some surfaces.
  fileprivate static func extreme(on grounds: [Color]) -> Color {
    black.contrast(on: grounds) >= white.contrast(on: grounds) ? .black : .white
  }
}

extension Double {
  /// The number to at most two decimals, cut off, so that 4.499 does not look like 4.5.
  var hundredths: String {
    let cut = (self * 100 + 1e-9).rounded(.down) / 100
    return cut == cut.rounded() ? String(Int(cut)) : String(cut)
  }
}
