/// A color of GTK's stylesheets given by its channels: `oklch(0.5 0.1 20)`, or by changed channels
/// of another color, as in `rgb(from @accent_color r g b / 50%)`.
public struct GTKChannels: Hashable, Sendable {
  public let space: GTKColorSpace

  /// Whether numbers go to 255, as in `rgb()`.
  public let isOfBytes: Bool

  /// The channels, perhaps with alpha; `nil` means `none`.
  public let values: [GTKNumber?]

  /// Whether the color after `from` is known only when something is painted, as a named color is;
  /// in that case the result is not limited to the channels' ranges.
  public let isLate: Bool

  public init(
    _ space: GTKColorSpace, isOfBytes: Bool = false, _ values: [GTKNumber?], isLate: Bool = false
  ) {
    (self.space, self.isOfBytes, self.values) = (space, isOfBytes, values)
    self.isLate = isLate
  }

  /// The color; `origin` is the color after `from`.
  public func color(from origin: GTKSpaceColor? = nil) -> GTKSpaceColor {
    let channels = origin?.converted(to: space).values ?? SIMD4(0, 0, 0, 1)
    let channel = { (index: Int) -> Double in
      Double(channels[index]) * (isOfBytes && index < 3 ? 255 : 1)
    }
    var result = channels
    var missing: GTKSpaceColor.Missing = []
    for (index, value) in values.enumerated() {
      guard let value else {
        result[index] = 0
        missing.insert(GTKSpaceColor.Missing(index))
        continue
      }
      let range =
        isOfBytes && index < 3 ? (lowest: 0, highest: 255.0) : space.percentages(of: index)
      let (lowest, highest) = range ?? (0, 360)
      var number = Float(value.value(of: highest - lowest, channel))
      if value.hasPercentage { number += Float(lowest) }
      result[index] = limited(number, index)
    }
    return GTKSpaceColor(space, result, missing: missing)
  }

  /// A channel limited to its range; one in bytes becomes `0...1`.
  private func limited(_ number: Float, _ index: Int) -> Float {
    let within = { (range: ClosedRange<Float>) -> Float in
      number > range.lowerBound ? min(number, range.upperBound) : range.lowerBound
    }
    if index == 3 { return within(0...1) }
    if isOfBytes {
      return Float(Double(isLate ? number : within(0...255)) / 255)
    }
    guard !isLate else { return number }
    switch (space, index) {
    case (_, space.hueIndex):
      let rest = number.truncatingRemainder(dividingBy: 360)
      return rest < 0 ? rest + 360 : rest
    case (.hsl, _), (.hwb, _): return within(0...100)
    case (.oklab, 0), (.oklch, 0): return within(0...1)
    case (.oklch, 1): return max(number, 0)
    default: return number
    }
  }
}
