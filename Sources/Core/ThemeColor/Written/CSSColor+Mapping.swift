extension CSSColor {
  /// Whether sRGB can show the color, to within a twentieth of a step of 8 bits.
  public var isInGamut: Bool {
    inSRGB != nil
      || GamutMapping.contains(linear: ColorSpace.convert(values, from: space, to: .srgbLinear))
  }

  /// The color that is painted: mapped into sRGB as in CSS Color 4, section 13.2.
  ///
  /// Colors of sRGB, HSL and HWB inside the gamut are not converted, so `#0b7285` is exactly
  /// `11/255` and so on. Missing components count as 0.
  public func mapped() -> Color {
    let shown = inSRGB ?? mappedSRGB
    return Color(red: shown.x, green: shown.y, blue: shown.z, alpha: alphaValue)
  }

  /// The components in sRGB, if the space is only another notation of sRGB and they are inside the
  /// gamut.
  private var inSRGB: Triple? {
    let srgb: Triple
    switch space {
    case .srgb: srgb = values
    case .hsl: srgb = HSL.toSRGB(values)
    case .hwb: srgb = HWB.toSRGB(values)
    default: return nil
    }
    return srgb.min() >= 0 && srgb.max() <= 1 ? srgb : nil
  }

  private var mappedSRGB: Triple {
    let oklab = ColorSpace.convert(values, from: space, to: .oklab)
    return GamutMapping.linear(oklab: oklab).mapped(TransferFunction.sRGB.encoded)
  }
}
