extension Color {
  /// The nearest color that meets a condition, or `nil`; like `nearest(reaching:against:)`, for
  /// conditions that take longer to try.
  ///
  /// Lightness moves in both directions in steps of 1/256 until a color meets the condition, then
  /// back in steps of 1/4,096 to the first that does. A color between two such steps may be missed.
  ///
  /// - Parameter isMet: Called with colors in 8 bits a channel.
  /// - Returns: This color in 8 bits if it meets the condition already.
  public func nearest(where isMet: (Color) -> Bool) -> Color? {
    nearest(reaching: nil, where: isMet)
  }

  /// The nearest color that meets a condition, searched faster.
  ///
  /// The condition must imply a contrast of at least `ratio` on some opaque surfaces, each with a
  /// fraction of the color over it.
  package func nearest(
    reaching ratio: Double, on surfaces: [Color], tintedBy share: Double,
    where isMet: (Color) -> Bool
  ) -> Color? {
    let isOpaque = bytes.alpha == 255
    let goal = ContrastGoal(
      ratio: ratio, surfaces: surfaces, tintedBy: share, isOpaque: isOpaque)
    return nearest(reaching: goal, where: isMet)
  }

  private func nearest(reaching goal: ContrastGoal?, where isMet: (Color) -> Bool) -> Color? {
    if isMet(roundedToBytes) { return roundedToBytes }
    let ramp = LightnessRamp(of: self)
    let darker = ramp.first(from: ramp.start, to: 0, reaching: goal, where: isMet)
    // Rounding to 8 bits changes a lightness by less than a coarse step.
    let reach = ramp.reach(from: self, beyond: darker) + 2 * LightnessRamp.stride
    let end = min(ramp.start + reach, LightnessRamp.steps)
    let lighter = ramp.first(from: ramp.start, to: end, reaching: goal, where: isMet)
    guard let darker, let lighter else { return darker ?? lighter }
    return distance(to: darker) <= distance(to: lighter) ? darker : lighter
  }
}

extension LightnessRamp {
  /// The fine steps that a coarse one has.
  fileprivate static let stride = 16

  fileprivate func first(
    from start: Int, to end: Int, reaching goal: ContrastGoal?, where isMet: (Color) -> Bool
  ) -> Color? {
    let sign = start < end ? 1 : -1
    var last = start
    while last != end {
      let next = sign > 0 ? min(last + Self.stride, end) : max(last - Self.stride, end)
      if let color = candidate(at: next, reaching: goal), isMet(color) {
        // Several steps in a row give the same color in 8 bits.
        var (step, tried): (Int, Color?) = (last, nil)
        while step != next {
          step += sign
          guard let found = candidate(at: step, reaching: goal) else { continue }
          if found != tried, isMet(found) { return found }
          tried = found
        }
      }
      last = next
    }
    return nil
  }

  /// The color of a step, in 8 bits; `nil` if its luminance shows that it does not reach a
  /// contrast.
  private func candidate(at step: Int, reaching goal: ContrastGoal?) -> Color? {
    guard let goal else { return color(of: light(at: step)) }
    guard goal.mayBeReached(by: luminance(at: step)) else { return nil }
    let light = light(at: step)
    let luminance = Color.luminance(linear: light)
    return goal.mayBeReached(by: luminance...luminance) ? color(of: light) : nil
  }
}
