extension CSSColor {
  /// Whether sRGB can show the color, to within a twentieth of a step of 8 bits.
  public var isInGamut: Bool {
    GamutMapping.contains(linear: ColorSpace.convert(values, from: space, to: .srgbLinear))
  }

  /// The color that is painted: mapped into sRGB as CSS Color 4, section 13.2, asks.
  ///
  /// What sRGB, HSL and HWB hold inside the gamut comes through without a detour, so `#0b7285` is
  /// `11/255` and so on, exactly. Missing components count as 0.
  public func mapped() -> Color {
    let opacity = alphaValue
    if let srgb = directSRGB, srgb.min() >= 0, srgb.max() <= 1 {
      return Color(red: srgb.x, green: srgb.y, blue: srgb.z, alpha: opacity)
    }
    let oklch = ColorSpace.convert(values, from: space, to: .oklch)
    let srgb = GamutMapping.linear(oklch: oklch).mapped(TransferFunction.sRGB.encoded)
    return Color(red: srgb.x, green: srgb.y, blue: srgb.z, alpha: opacity)
  }

  /// The components in sRGB, where the space is but another way to write them.
  private var directSRGB: Triple? {
    switch space {
    case .srgb: values
    case .hsl: HSL.toSRGB(values)
    case .hwb: HWB.toSRGB(values)
    default: nil
    }
  }
}
