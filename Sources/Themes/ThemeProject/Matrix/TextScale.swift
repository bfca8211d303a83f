/// How large text is beside its usual size, as the desktop's settings for accessibility say it.
public struct TextScale: Hashable, Sendable, Codable {
  /// Of the usual size, 50 to 300: what GNOME's `text-scaling-factor` may be.
  public let percent: Int

  public static let usual = TextScale(percent: 100)

  /// The factors that there are.
  public static let range = 0.5...3.0

  private init(percent: Int) {
    self.percent = percent
  }

  /// Creates a scale, rounded to a hundredth; `nil` for a factor that is not in the range.
  public init?(factor: Double) {
    guard Self.range.contains(factor) else { return nil }
    percent = Int((factor * 100).rounded())
  }

  /// The scale as a factor, 1 for the usual size.
  public var factor: Double { Double(percent) / 100 }
}
