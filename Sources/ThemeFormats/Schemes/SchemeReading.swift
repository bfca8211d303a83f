import ThemeColor
import ThemeModel

// Which colors of a scheme can be read on which, by WCAG 2.2, 1.4.3: 4.5:1 for text, 3:1 for large
// text and lines.

extension SchemeRoles {
  static let text = 4.5
  static let faint = 3.0

  /// A color of the scheme where it can be read, else another of the scheme's, else the nearest.
  ///
  /// The others are the indices of colors with a similar meaning, the preferred first.
  mutating func readable(
    _ paint: SchemePaint, _ number: Int, or others: [Int] = [], at ratio: Double = text,
    on grounds: [Color], as role: ColorRole
  ) -> SchemePaint {
    let own = paint.contrast(on: grounds)
    if isExact || own >= ratio { return paint }
    let name = SchemeTones.name(number)
    let needed = "base has \(own.hundredths):1 where \(ratio.hundredths):1 is needed"
      .replacing("base", with: name)
    for other in tones.known(others) where tones.tone(other).paint.contrast(on: grounds) >= ratio {
      note(number, "'\(role.name)' is \(SchemeTones.name(other)), since \(needed)")
      return tones.tone(other).paint
    }
    let nearest = paint.color.nearest(reaching: ratio, against: grounds)
    let color = nearest ?? SchemePaint.extreme(on: grounds)
    note(
      number,
      "'\(role.name)' is '\(color.shortHex)', "
        + (nearest == nil ? "the best that there is" : "the nearest color that can be read")
        + ", since \(needed)")
    return .literal(color)
  }

  /// The text or icons on a surface of a strong color: light or dark as the scheme has it.
  mutating func inkOn(_ surface: SchemePaint, _ number: Int, as role: ColorRole) -> SchemePaint {
    let grounds = [surfaces.shown(surface)]
    let numbers = tones.known([0, 7, 5, 6, 17, 16])
    let best = numbers.max {
      tones.tone($0).paint.contrast(on: grounds) < tones.tone($1).paint.contrast(on: grounds)
    }
    let wanted = numbers.first {
      tones.tone($0).paint.contrast(on: grounds) >= SchemeRoles.text
    }
    let chosen = wanted ?? best ?? 0
    return readable(tones.tone(chosen).paint, chosen, on: grounds, as: role)
  }
}

extension SchemePaint {
  /// The least contrast on any of some opaque surfaces.
  func contrast(on grounds: [Color]) -> Double {
    grounds.map { color.contrastRatio(against: $0) }.min() ?? 21
  }

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
