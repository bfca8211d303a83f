/// The limits at which a reader stops with a finding.
public struct SourceLimits: Hashable, Sendable {
  /// Bytes a file; at most 1 GiB.
  public let bytes: Int

  /// Tables and arrays inside one another, the root not counted; at most 256.
  public let nesting: Int

  /// Values, tables and arrays among them.
  public let values: Int

  public init(bytes: Int = 256 * 1024, nesting: Int = 32, values: Int = 20_000) {
    self.bytes = min(bytes, 1 << 30)
    self.nesting = min(nesting, 256)
    self.values = values
  }

  /// The limits of a theme or token file.
  public static let theme = SourceLimits()
}
