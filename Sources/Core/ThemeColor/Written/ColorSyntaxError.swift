/// An error in the text of a color.
public struct ColorSyntaxError: Error, Hashable, Sendable {
  /// The indices of the slice that was parsed; empty where something is missing.
  public let range: Range<Int>

  /// What was expected, in lower case and without a period.
  public let message: String
}
