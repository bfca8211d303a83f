import ThemeLint

/// A pair of a theme's colors that has less contrast than it is asked for.
public struct FailingPair: Hashable, Sendable {
  /// The traits that apply, as files spell them: `dark+high-contrast`.
  public let appearance: String

  /// What is painted on what, such as `'window-fg' on 'window-bg'`.
  public let pair: String

  /// The contrast that it has, and the one that it is asked for; WCAG 2.2's ratios, `1...21`.
  public let ratio: Double
  public let asked: Double

  /// The ratio that it has, such as `4.31:1`.
  public var ratioText: String { ContrastRatio.text(ratio, below: asked) }
}
