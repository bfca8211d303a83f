public import GTKKnowledge
public import ThemeColor
public import ThemeModel

/// A palette with which a pair fails, and what of it leads to that.
public struct Counterexample: Hashable, Sendable {
  /// The palette, by its index among those of the proof, and the name of its file.
  public let index: Int
  public let palette: String

  /// The scheme of the appearance in which it fails.
  public let scheme: Appearance.Scheme

  /// The releases on which it looks so.
  public let releases: [GTKRelease]

  public let ratio: Double
  public let minimum: Double

  /// The ink as it is painted, and what it lies on.
  public let ink: Color
  public let ground: Color

  /// The places that say them; `nil` if the template says nothing.
  let inkPlace: TemplatePlace?
  let groundPlace: TemplatePlace?

  /// The names of the palette's entries that the colors come from.
  public var inkEntries: [String] { inkPlace?.entries ?? [] }
  public var groundEntries: [String] { groundPlace?.entries ?? [] }

  /// Whether this one is worse than another; of equals the earlier palette counts.
  func isWorse(than other: Counterexample) -> Bool {
    (ratio / minimum, index) < (other.ratio / other.minimum, other.index)
  }
}
