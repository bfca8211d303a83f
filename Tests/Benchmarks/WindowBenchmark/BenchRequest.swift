/// What is to be measured.
public nonisolated struct BenchRequest: Hashable, Sendable {
  /// How often each thing is timed.
  public var rounds = 100

  /// The page that is shown.
  public var page = Page.overview

  /// How many themes are switched to, to see whether memory grows.
  public var switches = 0

  /// How many saves are read again, for the same.
  public var reloads = 0

  /// How often the compare window is opened and closed, for the same.
  public var comparisons = 0

  /// The C program to measure in turn; none where it is `nil`.
  public var bareWindow: String?

  public init() {}
}
