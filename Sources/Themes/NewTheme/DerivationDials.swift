/// How a theme is made of its accent.
public struct DerivationDials: Hashable, Sendable {
  /// How much of the accent's hue surfaces carry: 0 makes them gray, 1 is as much as looks neutral.
  public let neutralTint: Double

  /// What the accent's chroma in OKLCH is multiplied by; 1 changes nothing.
  public let chroma: Double

  /// Whether text on the accent is white, for which that may become darker.
  public let hasWhiteText: Bool

  /// Whether the palette has the accent and a neutral color in tones, which roles refer to.
  public let hasScale: Bool

  /// The values that each dial takes.
  public static let neutralTintRange = 0.0...1
  public static let chromaRange = 0.0...2

  public init(
    neutralTint: Double = 1, chroma: Double = 1, hasWhiteText: Bool = false, hasScale: Bool = false
  ) {
    (self.neutralTint, self.chroma) = (neutralTint, chroma)
    (self.hasWhiteText, self.hasScale) = (hasWhiteText, hasScale)
  }
}
