public import GTKKnowledge
public import ThemeColor
public import ThemeModel

/// A palette with which a pair fails, and the entries that cause it.
public struct Counterexample: Hashable, Sendable {
  /// The palette's index in the proof, and the name of its file.
  public let index: Int
  public let palette: String

  /// The scheme of the appearance in which it fails.
  public let scheme: Appearance.Scheme

  /// The releases with this result.
  public let releases: [GTKRelease]

  public let ratio: Double
  public let minimum: Double

  /// The painted foreground, and its background.
  public let foreground: Color
  public let background: Color

  /// The places of the two colors; `nil` if the template does not set them.
  let foregroundPlace: TemplatePlace?
  let backgroundPlace: TemplatePlace?

  /// The names of the palette's entries behind the colors.
  public var foregroundEntries: [String] { foregroundPlace?.entries ?? [] }
  public var backgroundEntries: [String] { backgroundPlace?.entries ?? [] }

  /// Whether this one is worse than another; of equals the earlier palette counts.
  func isWorse(than other: Counterexample) -> Bool {
    (ratio / minimum, index) < (other.ratio / other.minimum, other.index)
  }
}
