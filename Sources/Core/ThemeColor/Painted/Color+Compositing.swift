extension Color {
  /// The visible color when this one lies over another, mixed as screens mix: gamma-encoded.
  ///
  /// The "over" operator of Porter and Duff (W3C Compositing and Blending 1, section 5.1). The
  /// result is opaque over an opaque backdrop, translucent over a translucent one.
  public func composited(over backdrop: Color) -> Color {
    guard alpha < 1 else { return self }
    let below = backdrop.alpha * (1 - alpha)
    let total = alpha + below
    guard total > 0 else { return .transparent }
    let (own, other) = (alpha / total, below / total)
    return Color(
      red: red * own + backdrop.red * other,
      green: green * own + backdrop.green * other,
      blue: blue * own + backdrop.blue * other,
      alpha: total)
  }

  /// A fraction, `0...1`, of another color and the rest of this one, in premultiplied sRGB, as in
  /// gradients and cross-fades (CSS Images 3, section 3.4.2).
  package func mixed(with other: Color, share: Double) -> Color {
    let (own, rest) = (alpha * (1 - share), other.alpha * share)
    let total = own + rest
    guard total > 0 else { return .transparent }
    return Color(
      red: (red * own + other.red * rest) / total,
      green: (green * own + other.green * rest) / total,
      blue: (blue * own + other.blue * rest) / total, alpha: total)
  }

  /// The color with its alpha multiplied, as an opacity does.
  package func thinned(_ opacity: Double) -> Color {
    opacity == 1 ? self : withAlpha(alpha * opacity)
  }
}
