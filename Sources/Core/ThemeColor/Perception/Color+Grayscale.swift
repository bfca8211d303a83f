extension Color {
  /// The gray of the same relative luminance, with the same alpha.
  public var grayscale: Color {
    let gray = TransferFunction.sRGB.encoded(relativeLuminance)
    return Color(red: gray, green: gray, blue: gray, alpha: alpha)
  }
}
