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
  /// The distance to another color in OKLab, without alpha; see `CSSColor.distance`.
  public func distance(to other: Color) -> Double {
    CSSColor(self).distance(to: CSSColor(other))
  }

  /// The difference CIEDE2000 to another color: 1 is just seen, 100 lies between black and white.
  ///
  /// Taken in CIE Lab with the white point of sRGB itself, D65; CSS's `lab()`, which has D50, would
  /// give slightly other values. Alpha does not count.
  public func ciede2000(to other: Color) -> Double {
    CIEDE2000.difference(labD65, other.labD65)
  }

  private var labD65: Triple {
    let encoded = Triple(red, green, blue)
    let xyz = ColorSpace.convert(encoded, from: .srgb, to: .xyzD65)
    return CIELab.fromXYZ(xyz, white: WhitePoint.d65)
  }
}
