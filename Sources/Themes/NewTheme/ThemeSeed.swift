public import ThemeColor

/// The color that a theme is made of.
public struct ThemeSeed: Hashable, Sendable {
  public let color: Color

  /// Below this chroma in OKLCH nobody calls a color anything but gray.
  private static let leastChroma = 0.03

  /// The hues of a picture are counted in so many parts of the circle.
  private static let parts = 24

  public init(_ color: Color) {
    self.color = color
  }

  /// Whether a theme made of it has no color but in its messages.
  public var isGray: Bool {
    (CSSColor(color).converted(to: .oklch).components.1 ?? 0) < Self.leastChroma
  }

  /// Finds the color of a picture that is vivid and covers much of it, a gray where it has none;
  /// `nil` where there is no pixel to be seen.
  ///
  /// - Parameter picture: The colors of its pixels; those that are mostly transparent do not count.
  public init?(of picture: some Sequence<Color>) {
    var counts = [Double](repeating: 0, count: Self.parts)
    var pixels: [(lightness: Double, chroma: Double, hue: Double)] = []
    var grayness = 0.0
    for color in picture where color.alpha >= 0.5 {
      let (lightness, chroma, hue) = CSSColor(color.withAlpha(1)).converted(to: .oklch).components
      let pixel = (lightness: lightness ?? 0, chroma: chroma ?? 0, hue: hue ?? 0)
      grayness += pixel.lightness
      pixels.append(pixel)
      if pixel.chroma >= Self.leastChroma { counts[Self.part(of: pixel.hue)] += pixel.chroma }
    }
    guard !pixels.isEmpty else { return nil }
    let shares = counts.indices.map {
      counts[$0] + Self.neighbors(of: $0).map { counts[$0] }.sum / 2
    }
    guard let most = shares.max(), most > 0, let best = shares.firstIndex(of: most) else {
      let gray = CSSColor(.oklch, grayness / Double(pixels.count), 0, 0)
      color = gray.mapped().roundedToBytes
      return
    }
    // The vivid ones among them count most.
    let kin = [best] + Self.neighbors(of: best)
    var (weight, lightness, chroma, turn) = (0.0, 0.0, 0.0, 0.0)
    for pixel in pixels where pixel.chroma >= Self.leastChroma {
      guard kin.contains(Self.part(of: pixel.hue)) else { continue }
      let share = pixel.chroma * pixel.chroma
      let middle = (Double(best) + 0.5) * 360 / Double(Self.parts)
      // From the middle of the part, so that the circle has no end there.
      var distance = pixel.hue - middle
      if distance > 180 { distance -= 360 } else if distance < -180 { distance += 360 }
      weight += share
      lightness += share * pixel.lightness
      chroma += share * pixel.chroma
      turn += share * distance
    }
    let hue = (Double(best) + 0.5) * 360 / Double(Self.parts) + turn / weight
    color = CSSColor(.oklch, lightness / weight, chroma / weight, hue).mapped().roundedToBytes
  }

  private static func part(of hue: Double) -> Int {
    let turned = hue.truncatingRemainder(dividingBy: 360)
    return min(Int((turned < 0 ? turned + 360 : turned) / 360 * Double(parts)), parts - 1)
  }

  private static func neighbors(of part: Int) -> [Int] {
    [(part + parts - 1) % parts, (part + 1) % parts]
  }
}

extension [Double] {
  fileprivate var sum: Double { reduce(0, +) }
}
