/// A contrast ratio to reach on several surfaces, whose luminances are computed once.
struct ContrastGoal {
  let ratio: Double
  let surfaces: [(color: Color, luminance: Double)]

  /// Whether the tested colors are opaque, and so have the same luminance on each surface.
  let isOpaque: Bool

  private let share: Double

  /// For each surface, the highest luminance of a darker color and the lowest of a lighter one for
  /// which the rounding to 8 bits may decide.
  private let bounds: [(darker: Double, lighter: Double)]

  /// Creates a goal for a translucent color, of which a `share` covers each opaque surface.
  init(ratio: Double, surfaces: [Color], tintedBy share: Double = 0, isOpaque: Bool) {
    self.ratio = ratio
    self.surfaces = surfaces.map { ($0.withAlpha(1), $0.relativeLuminance) }
    self.isOpaque = isOpaque
    self.share = share
    // Half a step of 8 bits changes a luminance plus 0.05 by less than 1% everywhere.
    let least = ratio * 0.98
    // A surface under such a color is at most as light as the lighter of the two, since decoding is
    // convex, and at least as light as under black, where white loses the most.
    let kept = TransferFunction.sRGB.decoded(1 - share)
    bounds = self.surfaces.map { _, luminance in
      ((luminance + 0.05) / least - 0.05, (luminance * kept + 0.05) * least - 0.05)
    }
  }

  func isReached(by color: Color) -> Bool {
    guard isOpaque, share == 0 else {
      return color.reaches(ratio, on: surfaces.map(\.color), tintedBy: share)
    }
    let own = color.relativeLuminance
    return surfaces.allSatisfy { Color.contrastRatio(own, $0.luminance) >= ratio }
  }

  /// Whether rounding to 8 bits may decide for some luminance of a range.
  func mayBeReached(by luminance: ClosedRange<Double>) -> Bool {
    // Contrast grows with the distance from a surface, so one of the ends has the highest.
    let (least, most) = (luminance.lowerBound, luminance.upperBound)
    return !isOpaque || bounds.allSatisfy { least <= $0.darker || most >= $0.lighter }
  }
}
