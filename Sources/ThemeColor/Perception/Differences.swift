extension CSSColor {
  /// The distance to another color in OKLab, 1 between black and white; below 0.02 none is seen.
  ///
  /// The "deltaEOK" of CSS Color 4. Alpha does not count, missing components are 0.
  public func distance(to other: CSSColor) -> Double {
    let own = ColorSpace.convert(values, from: space, to: .oklab)
    let offset = ColorSpace.convert(other.values, from: other.space, to: .oklab) - own
    return (offset * offset).sum().squareRoot()
  }
}

extension Color {
  /// The distance in OKLab below which nobody sees a difference.
  public static let leastSeenDistance = 0.02

  /// The distance to another color in OKLab, without alpha; see `CSSColor.distance`.
  public func distance(to other: Color) -> Double {
    CSSColor(self).distance(to: CSSColor(other))
  }
}
