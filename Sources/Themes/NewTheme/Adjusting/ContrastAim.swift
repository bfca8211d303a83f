import ThemeLint

/// The contrast that a theme is to have, from which that of each kind of pair follows.
public struct ContrastAim: Hashable, Sendable {
  /// WCAG 2.2's contrast ratio of text, `1...21`.
  public let level: Double

  /// Whether text with more contrast than that comes down to it.
  public let isSoft: Bool

  /// WCAG 2.2, 1.4.3 and 1.4.6.
  public static let aa = ContrastAim(level: 4.5)
  public static let aaa = ContrastAim(level: 7)

  public static let levels = 1.0...21

  public init(level: Double, isSoft: Bool = false) {
    (self.level, self.isSoft) = (level, isSoft)
  }

  /// The ratio that a kind of pair is asked for.
  ///
  /// Text that the toolkit dims gets two thirds of what text gets, at most 3.5: black at 55 % on
  /// white has 4.7. Disabled text gets four ninths, at most 2.5. Borders and focus rings get 3
  /// (1.4.11). Where people ask for high contrast, it is what `check` expects, if that is more.
  func ratio(of pair: MeasuredPairs.Pair, inHighContrast: Bool) -> Double {
    let own =
      switch pair.level {
      case .text, .backdrop: level
      case .dimmed: min(level * 2 / 3, 3.5)
      case .faint: min(level * 2 / 3, 3)
      case .exempt: min(level * 4 / 9, pair.isToolkits || inHighContrast ? 2 : 2.5)
      }
    return inHighContrast && pair.level != .exempt ? max(own, pair.expected) : own
  }
}
