extension CSSColor {
  /// Whether sRGB can show the color, to within a twentieth of a step of 8 bits.
  public var isInGamut: Bool {
    inSRGB != nil
      || GamutMapping.contains(linear: ColorSpace.convert(values, from: space, to: .srgbLinear))
  }

  /// The color that is painted: mapped into sRGB as CSS Color 4, section 13.2, asks.
  ///
  /// What sRGB, HSL and HWB hold inside the gamut comes through without a detour, so `#0b7285` is
  /// `11/255` and so on, exactly. Missing components count as 0.
  public func mapped() -> Color {
    let shown = inSRGB ?? mappedSRGB
    return Color(red: shown.x, green: shown.y, blue: shown.z, alpha: alphaValue)
  }

  /// The components in sRGB, where the space is but another way to write them and they lie inside.
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
