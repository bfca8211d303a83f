/// An error in the text of a color.
public struct ColorSyntaxError: Error, Hashable, Sendable {
  /// The indices in the parsed slice; empty if something is missing.
  public let range: Range<Int>

  /// The expected value, in lower case and without a period.
  public let message: String
}
