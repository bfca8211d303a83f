import ThemeColor
import ThemeModel

extension SchemeRoles {
  /// A color of the scheme if it is readable, else a similar one of the scheme, else the nearest
  /// readable color.
  ///
  /// - Parameters:
  ///   - paint: The color.
  ///   - tone: The scheme's color behind it; `nil` if there is none, so that nothing
  ///     is noted.
  ///   - others: The indices of colors with a similar meaning, in the order of preference.
  ///   - need: The required contrast, and the backgrounds.
  ///   - role: The role for the color.
  /// - Returns: The color to use.
  mutating func readable(
    _ paint: ExpressedColor, _ tone: SchemePalette.Tone?, or others: [Int] = [],
    _ need: ContrastNeed,
    as role: ColorRole
  ) -> ExpressedColor {
    if isExact || need.isMet(by: paint.color) { return paint }
    let isMistake =
      role == .windowFg && paint.contrast(on: need.backgrounds) < ContrastNeed.faint
    let reason = ", since \(tone?.name ?? "") has \(need.shortfall(of: paint.color))"
    for other in tones.known(others) where need.isMet(by: other.paint.color) {
      note(tone, "'\(role.name)' is \(other.name)", reason, isMistake: isMistake)
      return other.paint
    }
    let nearest = need.nearest(to: paint.color)
    let color = nearest ?? ExpressedColor.extreme(on: need.backgrounds)
    note(
      tone, "'\(role.name)' is '\(color.shortHex)'",
      (nearest == nil ? ", the best that there is" : ", the nearest color that can be read")
        + reason, isMistake: isMistake)
    return .literal(color)
  }

  /// The text or icons on a surface of a strong color: the scheme's color for it, or else its light
  /// or dark one.
  mutating func foregroundOn(_ surface: ExpressedColor, own: Int?, as role: ColorRole)
    -> ExpressedColor
  {
    let backgrounds = [surfaces.shown(surface)]
    let foregrounds = tones.known([own].compactMap { $0 } + [0, 7, 5, 6, 17, 16])
    let need = ContrastNeed(ContrastNeed.text, on: backgrounds)
    let chosen =
      foregrounds.first { need.isMet(by: $0.paint.color) }
      ?? foregrounds.max { $0.paint.contrast(on: backgrounds) < $1.paint.contrast(on: backgrounds) }
      ?? tones.background
    return readable(chosen.paint, chosen, need, as: role)
  }
}

extension ExpressedColor {
  /// The minimum contrast on any of some opaque surfaces.
  func contrast(on backgrounds: [Color]) -> Double { color.leastContrast(on: backgrounds) }

  /// Black or white, whichever is more readable on some surfaces.
  fileprivate static func extreme(on backgrounds: [Color]) -> Color {
    black.contrast(on: backgrounds) >= white.contrast(on: backgrounds) ? .black : .white
  }
}
