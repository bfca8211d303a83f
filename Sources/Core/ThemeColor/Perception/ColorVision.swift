/// A color vision deficiency, in which one kind of cone is weak or missing.
public enum ColorVisionDeficiency: String, CaseIterable, Sendable {
  /// Weak or missing long-wave cones: red appears dark.
  case protanopia
  /// Weak or missing middle-wave cones: the most frequent kind.
  case deuteranopia
  /// Weak or missing short-wave cones: blue and yellow are confused.
  case tritanopia
}

extension Color {
  /// The color as someone with a deficiency sees it, after Machado, Oliveira and Fernandes (2009).
  ///
  /// - Parameters:
  ///   - deficiency: The kind of cone concerned.
  ///   - severity: From 0, full color vision, to 1, no such cones; clamped. Between the tenths that
  ///     the authors published, their matrices are interpolated.
  /// - Returns: The color, computed on linear light and clipped to sRGB; alpha stays.
  public func simulating(_ deficiency: ColorVisionDeficiency, severity: Double = 1) -> Color {
    let steps = severity > 0 ? min(severity, 1) * 10 : 0
    let index = min(Int(steps), 9)
    let matrices = MachadoMatrices.matrices(of: deficiency)
    let matrix = matrices[index].interpolated(
      to: matrices[index + 1], share: steps - Double(index))
    let linear = Triple(red, green, blue).mapped(ByteLight.of)
    let seen = (matrix * linear).mapped { TransferFunction.sRGB.encoded(min(max($0, 0), 1)) }
    return Color(red: seen.x, green: seen.y, blue: seen.z, alpha: alpha)
  }
}
