public import ThemeSource

/// The level of contrast that something needs against its background.
public enum ContrastLevel: Hashable, Sendable {
  /// Text to be read: WCAG 2.2, 1.4.3, and 1.4.6 in high contrast.
  case text
  /// Text that the toolkit dims: with the minimum of text, and never an error.
  case dimmed
  /// Large or unimportant text, and lines that show where something is: WCAG 2.2, 1.4.11.
  case faint
  /// Text on the backdrop of a bar, which should match the bar's own background.
  case backdrop
  /// Content that WCAG exempts, such as disabled controls: only a note if it is almost invisible.
  case exempt

  /// The required ratio.
  public func minimum(inHighContrast: Bool) -> Double {
    switch self {
    case .text, .dimmed, .backdrop: inHighContrast ? 7 : 4.5
    case .faint: inHighContrast ? 4.5 : 3
    case .exempt: 2
    }
  }

  /// The severity of a ratio that is too low.
  public func severity(of ratio: Double, inHighContrast: Bool) -> Finding.Severity {
    switch self {
    case .text: ratio < (inHighContrast ? 4.5 : 3) ? .error : .warning
    case .dimmed: ratio < (inHighContrast ? 4.5 : 3) ? .warning : .note
    case .faint, .backdrop: .warning
    case .exempt: .note
    }
  }
}
