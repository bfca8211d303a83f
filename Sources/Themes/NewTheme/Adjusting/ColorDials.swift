public import ThemeColor

/// Changes of hue, chroma and lightness that are the same for many colors.
///
/// They work on OKLCH, the cylinder of Ottosson's OKLab (CSS Color 4, section 9.4), where steps of
/// one size look like one size. What leaves sRGB is mapped back into it as CSS Color 4, section
/// 13.2, asks.
public struct ColorDials: Hashable, Sendable {
  /// The degrees that hues are turned by: from red on to yellow and green.
  public let hue: Double

  /// What chroma is multiplied by; 0 makes grays, 1 changes nothing.
  public let chroma: Double

  /// What is added to lightness, which is 0 in black and 1 in white.
  public let lightness: Double

  /// The values that each dial takes.
  public static let hueRange = -360.0...360
  public static let chromaRange = 0.0...4
  public static let lightnessRange = -1.0...1

  public init(hue: Double = 0, chroma: Double = 1, lightness: Double = 0) {
    (self.hue, self.chroma, self.lightness) = (hue, chroma, lightness)
  }

  /// Whether no color is changed.
  public var isIdentity: Bool {
    hue.truncatingRemainder(dividingBy: 360) == 0 && chroma == 1 && lightness == 0
  }

  /// A color as it is written after the change.
  ///
  /// A color of OKLCH or OKLab stays in its space, and of others the result is in 8 bits a channel.
  /// The alpha stays.
  public func applied(to color: CSSColor) -> CSSColor {
    if isIdentity { return color }
    let (own, chroma, hue) = color.converted(to: .oklch).components
    let turned = CSSColor(
      .oklch, min(max((own ?? 0) + lightness, 0), 1), (chroma ?? 0) * self.chroma,
      hue.map { ($0 + self.hue).truncatingRemainder(dividingBy: 360) }, alpha: color.alpha)
    guard color.space == .oklch || color.space == .oklab else {
      let shown = turned.mapped()
      return CSSColor(shown.roundedToBytes.withAlpha(shown.alpha))
    }
    let (first, second, third) = turned.converted(to: color.space).components
    let digits = color.space == .oklch ? 1e2 : 1e4
    return CSSColor(
      color.space, first.map { ColorDials.rounded($0, 1e4) },
      second.map { ColorDials.rounded($0, 1e4) }, third.map { ColorDials.rounded($0, digits) },
      alpha: color.alpha)
  }

  private static func rounded(_ number: Double, _ parts: Double) -> Double {
    (number * parts).rounded() / parts
  }
}
