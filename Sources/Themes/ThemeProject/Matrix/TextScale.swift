/// The scale of text, as in the desktop's accessibility settings.
public struct TextScale: Hashable, Sendable, Codable {
  /// The percentage of the default size, 50 to 300: the range of GNOME's `text-scaling-factor`.
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
