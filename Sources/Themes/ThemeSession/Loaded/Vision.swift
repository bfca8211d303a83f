public import ThemeColor
package import ThemeModel

/// A color vision for which a theme can be simulated.
public enum Vision: Hashable, Sendable {
  case full
  /// One kind of cone is missing or weak; the severity is from 0 to 1.
  case deficient(ColorVisionDeficiency, severity: Double = 1)
  /// Every color is the gray of its luminance.
  case grayscale

  /// A color as it appears with this vision.
  public func seen(_ color: Color) -> Color {
    switch self {
    case .full: color
    case .deficient(let deficiency, let severity):
      color.simulating(deficiency, severity: severity)
    case .grayscale: color.grayscale
    }
  }

  package func painted(_ resolved: ResolvedTheme) -> ResolvedTheme {
    self == .full ? resolved : resolved.mappingColors(seen)
  }
}
