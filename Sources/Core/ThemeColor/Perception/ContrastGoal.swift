/// A contrast ratio to reach on several surfaces, whose luminance is computed once.
struct ContrastGoal {
  let ratio: Double
  let surfaces: [(color: Color, luminance: Double)]

  /// Whether the colors that are tried are opaque, and so have the same luminance on each surface.
  let isOpaque: Bool

  private let share: Double

  /// The most luminance of a darker color, and the least of a lighter one, with which rounding to 8 bits
  /// may decide on each surface.
  private let bounds: [(darker: Double, lighter: Double)]

  /// Creates a goal for colors of which a share lies over each opaque surface beneath it.
  init(ratio: Double, surfaces: [Color], tintedBy share: Double = 0, isOpaque: Bool) {
    self.ratio = ratio
    self.surfaces = surfaces.map { ($0.withAlpha(1), $0.relativeLuminance) }
    self.isOpaque = isOpaque
    self.share = share
    // Half a step of 8 bits changes a luminance plus 0.05 by less than a hundredth anywhere.
    let least = ratio * 0.98
    // A surface with a share of the color over it is no lighter than the lighter of the two, since
    // decoding is convex, and no darker than with as much black over it, where white loses the most.
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
    // Contrast grows away from a surface, so one of the ends has the most.
    let (least, most) = (luminance.lowerBound, luminance.upperBound)
    return !isOpaque || bounds.allSatisfy { least <= $0.darker || most >= $0.lighter }
  }
}
