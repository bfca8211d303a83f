extension CSSColor {
  /// CSS Color 5's `color-mix(in space, a p%, b q%)`, section 3: the result is in that space.
  ///
  /// Percentages are `0...100`. A missing one is the rest to 100; if the sum exceeds 100, both are
  /// scaled down, and if it is less, the result is more transparent. Two zeros, which CSS refuses,
  /// give full transparency. The hue takes the shorter way.
  public static func mix(
    in space: ColorSpace, _ a: CSSColor, _ p: Double?, _ b: CSSColor, _ q: Double?
  ) -> CSSColor {
    let (share, strength) = normalized(p, q)
    var one = a.converted(to: space)
    var other = b.converted(to: space)
    (one, other) = (one.filled(from: other), other.filled(from: one))
    if let hue = space.hueIndex { other = other.withHue(nearTo: one, at: hue) }

    // CSS Color 4, section 12.3: all components but the hue are multiplied by alpha, mixed, and
    // divided again.
    let alpha = one.alphaValue * (1 - share) + other.alphaValue * share
    let missing = one.missing.intersection(other.missing)
    var left = one.values
    var right = other.values
    if !missing.contains(.alpha) {
      left = left.multiplied(by: one.alphaValue, except: space.hueIndex)
      right = right.multiplied(by: other.alphaValue, except: space.hueIndex)
    }
    var values = left * (1 - share) + right * share
    if !missing.contains(.alpha), alpha > 0 {
      values = values.multiplied(by: 1 / alpha, except: space.hueIndex)
    }
    if let hue = space.hueIndex { values[hue] = Hue.normalized(values[hue]) }
    return CSSColor(space, values, alpha: alpha * strength, missing: missing)
  }

  /// The fraction of the second color, `0...1`, and the factor of alpha (CSS Color 5, 3.1).
  private static func normalized(_ p: Double?, _ q: Double?) -> (share: Double, alpha: Double) {
    let unit = { (percent: Double) in percent > 0 ? min(percent, 100) / 100 : 0 }
    let (first, second) =
      switch (p.map(unit), q.map(unit)) {
      case (nil, nil): (0.5, 0.5)
      case (let first?, nil): (first, 1 - first)
      case (nil, let second?): (1 - second, second)
      case (let first?, let second?): (first, second)
      }
    let sum = first + second
    return sum > 0 ? (second / sum, min(sum, 1)) : (0.5, 0)
  }

  /// The color with its missing components taken from another one in the same space.
  private func filled(from other: CSSColor) -> CSSColor {
    guard !missing.isEmpty else { return self }
    var values = self.values
    for index in 0..<3 where missing.contains(Missing(index: index)) {
      values[index] = other.values[index]
    }
    return CSSColor(
      space, values, alpha: missing.contains(.alpha) ? other.alphaValue : alphaValue,
      missing: missing.intersection(other.missing))
  }

  /// The color with its hue changed by a full circle if that brings it within 180 degrees of
  /// another's (CSS Color 4, section 12.4, "shorter").
  private func withHue(nearTo other: CSSColor, at index: Int) -> CSSColor {
    var values = self.values
    let start = Hue.normalized(other.values[index])
    let end = Hue.normalized(values[index])
    let turn = end - start
    values[index] =
      other.values[index] + (turn > 180 ? turn - 360 : turn < -180 ? turn + 360 : turn)
    return CSSColor(space, values, alpha: alphaValue, missing: missing)
  }
}

extension SIMD3<Double> {
  fileprivate func multiplied(by factor: Double, except hue: Int?) -> SIMD3<Double> {
    var product = self * factor
    if let hue { product[hue] = self[hue] }
    return product
  }
}
