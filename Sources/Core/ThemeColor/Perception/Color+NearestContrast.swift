extension Color {
  /// The nearest color that reaches a contrast on every one of several surfaces, or `nil`.
  ///
  /// The search moves the OKLCH lightness in both directions in steps of 1/4,096, a fraction of
  /// what 8 bits can distinguish. It keeps the hue, and as much of the chroma as sRGB has at that
  /// lightness. Of the first matching color in each direction, the one nearer in OKLab is returned.
  /// Each is tested in 8 bits per channel, as it will be written; so the result has that contrast,
  /// and `hex` is exact.
  ///
  /// - Parameters:
  ///   - ratio: The required WCAG 2.2 contrast ratio, `1...21`.
  ///   - surfaces: Opaque colors behind this one; a translucent color is composited with each.
  /// - Returns: This color in 8 bits if it reaches the ratio already. Alpha is otherwise not
  ///   changed; if even black and white do not reach the ratio, `nil`.
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
  /// The number of steps that are skipped at once if none of them can reach the contrast.
  private static let stride = 16

  /// The first step between two whose color, in 8 bits, reaches a contrast.
  fileprivate func first(from start: Int, through end: Int, reaching goal: ContrastGoal) -> Color? {
    let sign = start <= end ? 1 : -1
    var step = start
    // Several steps in a row give the same color in 8 bits.
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

  /// Whether one of two steps, or one between them, may reach a contrast.
  ///
  /// Within so few steps, luminance leaves the range of the first and the last by at most 0.0001,
  /// near the chroma limit of sRGB.
  ///
  /// The luminance of the step before the first is used if it is known; then that of the last is
  /// computed.
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
