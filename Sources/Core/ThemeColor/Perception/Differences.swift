extension CSSColor {
  /// The distance to another color in OKLab, 1 between black and white; differences below 0.02 are
  /// invisible.
  ///
  /// The "deltaEOK" of CSS Color 4. Alpha does not count, missing components are 0.
  public func distance(to other: CSSColor) -> Double {
    PerceivedColor(self).distance(to: PerceivedColor(other))
  }
}

/// A color's place in OKLab, for comparing its distance to several others.
package struct PerceivedColor: Sendable {
  private let place: Triple

  package init(_ color: CSSColor) {
    place = ColorSpace.convert(color.values, from: color.space, to: .oklab)
  }

  package init(_ color: Color) { self.init(CSSColor(color)) }

  /// The distance; see `CSSColor.distance`.
  package func distance(to other: PerceivedColor) -> Double {
    let offset = other.place - place
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
