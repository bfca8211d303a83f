extension Color {
  /// The nearest color that reaches a contrast on every one of several surfaces, or `nil`.
  ///
  /// The search moves OKLCH lightness both ways in steps of a 4,096th, a fraction of what 8 bits
  /// tell apart. The hue stays, and as much of the chroma as sRGB has at that lightness. Of the
  /// first color found on either side, the one nearer in OKLab is taken. Each is tried as it will
  /// be written, in 8 bits a channel; so what comes back has that contrast, and `hex` is exact.
  ///
  /// - Parameters:
  ///   - ratio: WCAG 2.2's contrast ratio, `1...21`, that is asked for.
  ///   - surfaces: Opaque colors that this one lies on; a translucent color is composited with each.
  /// - Returns: This color in 8 bits where it reaches the ratio already. Alpha is not changed beyond
  ///   that; where even black and white fall short of the ratio, nothing is found.
  public func nearest(reaching ratio: Double, against surfaces: [Color]) -> Color? {
    let goal = ContrastGoal(ratio: ratio, surfaces: surfaces, isOpaque: bytes.alpha == 255)
    if goal.isReached(by: roundedToBytes) { return roundedToBytes }

    let ramp = LightnessRamp(of: self)
    let start = ramp.start
    let darker = ramp.first(from: start, through: 0, reaching: goal)
    let end = min(start + 1 + ramp.reach(from: self, beyond: darker), LightnessRamp.steps)
    let lighter = ramp.first(from: start + 1, through: end, reaching: goal)
    guard let darker, let lighter else { return darker ?? lighter }
    return distance(to: darker) <= distance(to: lighter) ? darker : lighter
  }
}

extension LightnessRamp {
  /// How many steps are passed over at once where none of them can reach a contrast.
  private static let stride = 16

  /// The first step on the way from one to another whose color, in 8 bits, reaches a contrast.
  fileprivate func first(from start: Int, through end: Int, reaching goal: ContrastGoal) -> Color? {
    let sign = start <= end ? 1 : -1
    var step = start
    // Several steps in a row come to the same color in 8 bits.
    var tried: Color?
    var before: Double?
    while (end - step) * sign >= 0 {
      let last = sign > 0 ? min(step + Self.stride, end) : max(step - Self.stride, end)
      if mayReach(goal, between: step, and: last, after: &before) {
        for step in Swift.stride(from: step, through: last, by: sign)
        where goal.mayBeReached(by: luminance(at: step)) {
          let light = light(at: step)
          let luminance = Color.luminance(linear: light)
          guard goal.mayBeReached(by: luminance...luminance) else { continue }
          let color = color(of: light)
          if color != tried, goal.isReached(by: color) { return color }
          tried = color
        }
      }
      step = last + sign
    }
    return nil
  }

  /// Whether a step between two, or one of them, may reach a contrast.
  ///
  /// Within so few steps luminance leaves the range of the first and the last by no more than a
  /// ten-thousandth, where the chroma that sRGB has begins to count.
  ///
  /// The luminance of the step before the first is taken where it is known; then that of the last is.
  private func mayReach(
    _ goal: ContrastGoal, between step: Int, and other: Int, after before: inout Double?
  ) -> Bool {
    let (one, two) = (luminance(at: step), luminance(at: other))
    guard
      goal.mayBeReached(
        by: min(one.lowerBound, two.lowerBound)...max(one.upperBound, two.upperBound))
    else {
      before = nil
      return false
    }
    let first = before ?? Color.luminance(linear: light(at: step))
    let last = Color.luminance(linear: light(at: other))
    before = last
    return goal.mayBeReached(by: min(first, last) - 0.002...max(first, last) + 0.002)
  }
}
