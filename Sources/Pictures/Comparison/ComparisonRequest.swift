/// What a command line asks to be compared.
public nonisolated struct ComparisonRequest: Sendable {
  /// How the result is printed.
  public enum Format: String, CaseIterable, Sendable {
    case text, json, junit
  }

  /// The folder of the pictures as they should be.
  public var old: String

  /// The folder of the pictures as they are.
  public var new: String

  /// The folder for the report.
  public var output: String

  /// The distance in OKLab up to which two colors are the same; 1 lies between black and white.
  public var threshold = ComparisonRequest.leastSeen

  public var format = Format.text

  /// Whether the new pictures take the place of the old ones.
  public var approves = false

  /// The distance below which nobody sees a difference.
  public static let leastSeen = 0.02

  public init(old: String, new: String, output: String) {
    (self.old, self.new, self.output) = (old, new, output)
  }
}
