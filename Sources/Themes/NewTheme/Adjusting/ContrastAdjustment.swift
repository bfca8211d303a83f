import ThemeLint
public import ThemeSource

/// What became of a theme that was to have a contrast.
public struct ContrastAdjustment: Sendable {
  /// The text of the theme with the contrast; as it was where a pair cannot have it.
  public let text: SourceText

  /// How many pairs had less, in all appearances.
  public let failedBefore: Int

  /// The pairs that cannot have it.
  public let unreachable: [Unreachable]

  /// How far each color that changed moved in OKLab.
  public let distances: [Double]

  /// A pair that no color gives the contrast.
  public struct Unreachable: Hashable, Sendable, CustomStringConvertible {
    /// The traits that apply, as files spell them: `dark+high-contrast`.
    public let appearance: String

    /// What is painted on what, such as `'window-fg' on 'window-bg'`.
    public let pair: String

    /// The contrast that it could be given.
    public let ratio: Double
    public let asked: Double

    /// Why it is no more.
    public let reason: String

    public var description: String {
      "\(pair) in \(appearance) has a contrast of \(ContrastRatio.text(ratio, below: asked)), "
        + "below \(ContrastRatio.text(asked)): \(reason)"
    }
  }
}
