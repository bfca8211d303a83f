public import ThemeColor

/// The eyes that a theme is looked at with.
public enum Vision: Hashable, Sendable {
  case full
  /// Without one kind of cone, or with a weak one: the severity is from 0 to 1.
  case deficient(ColorVisionDeficiency, severity: Double = 1)
  /// Without color, each as the gray of its luminance.
  case grayscale

  /// A color as it is seen.
  public func seen(_ color: Color) -> Color {
    switch self {
    case .full: color
    case .deficient(let deficiency, let severity):
      color.simulating(deficiency, severity: severity)
    case .grayscale: color.grayscale
    }
  }
}
