/// A contrast ratio to reach on several surfaces, whose luminance is computed once.
struct ContrastGoal {
  let ratio: Double
  let surfaces: [(color: Color, luminance: Double)]

  /// Whether the colors that are tried are opaque, and so have the same luminance on each surface.
  let isOpaque: Bool

  private let share: Double

  /// How much of its luminance a surface keeps at least under a share of the colors that are tried.
  private let kept: Double

  /// Creates a goal.
  ///
  /// - Parameters:
  ///   - ratio: The ratio.
  ///   - surfaces: Opaque colors.
  ///   - share: How much of a color that is tried lies over each surface beneath it.
  ///   - isOpaque: Whether the colors that are tried are opaque.
  init(ratio: Double, surfaces: [Color], tintedBy share: Double = 0, isOpaque: Bool) {
    self.ratio = ratio
    self.surfaces = surfaces.map { ($0.withAlpha(1), $0.relativeLuminance) }
    self.isOpaque = isOpaque
    self.share = share
    // Where black is mixed in, white loses the most.
    kept = TransferFunction.sRGB.decoded(1 - share)
  }

  func isReached(by color: Color) -> Bool {
    guard isOpaque, share == 0 else {
      return color.reaches(ratio, on: surfaces.map(\.color), tintedBy: share)
    }
    let own = color.relativeLuminance
    return surfaces.allSatisfy { Color.contrastRatio(own, $0.luminance) >= ratio }
  }

  /// Whether some luminance of a range comes so close to the ratio that rounding to 8 bits may
  /// decide.
  ///
  /// Half a step of 8 bits changes a luminance plus 0.05 by less than a hundredth anywhere. A surface
  /// with a share of the color over it is no lighter than the lighter of the two, since decoding is
  /// convex, and no darker than with as much black over it.
  func mayBeReached(by luminance: ClosedRange<Double>) -> Bool {
    guard isOpaque else { return true }
    return surfaces.allSatisfy { surface in
      // Contrast grows away from the surface, so one of the ends has the most.
      let darker = (surface.luminance + 0.05) / (luminance.lowerBound + 0.05)
      let lighter = (luminance.upperBound + 0.05) / (surface.luminance * kept + 0.05)
      return max(darker, lighter) >= ratio * 0.98
    }
  }
}
