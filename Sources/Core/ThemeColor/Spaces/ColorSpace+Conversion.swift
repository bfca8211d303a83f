// Each space is defined from another, its parent, up to XYZ with the white point D65. A conversion
// climbs and descends that tree, so hsl to srgb never leaves sRGB, and oklch to oklab keeps its
// bits.

extension ColorSpace {
  /// Converts components from one space to another, unclamped.
  static func convert(_ value: Triple, from source: ColorSpace, to target: ColorSpace) -> Triple {
    if source == target { return value }
    if source.depth >= target.depth {
      return convert(source.toParent(value), from: source.parent, to: target)
    }
    return target.fromParent(convert(value, from: source, to: target.parent))
  }

  private var parent: ColorSpace {
    switch self {
    case .hsl, .hwb: .srgb
    case .srgb: .srgbLinear
    case .lch: .lab
    case .lab, .proPhotoRGB: .xyzD50
    case .oklch: .oklab
    case .srgbLinear, .displayP3, .a98RGB, .rec2020, .oklab, .xyzD50, .xyzD65: .xyzD65
    }
  }

  /// The number of steps to XYZ D65.
  private var depth: Int {
    switch self {
    case .xyzD65: 0
    case .srgbLinear, .displayP3, .a98RGB, .rec2020, .oklab, .xyzD50: 1
    case .srgb, .lab, .proPhotoRGB, .oklch: 2
    case .hsl, .hwb, .lch: 3
    }
  }

  private func toParent(_ value: Triple) -> Triple {
    switch self {
    case .xyzD65: value
    case .xyzD50: WhitePoint.d50ToD65 * value
    case .srgb: value.mapped(TransferFunction.sRGB.decoded)
    case .srgbLinear: Primaries.sRGB.toXYZ * value
    case .displayP3: Primaries.displayP3.toXYZ * value.mapped(TransferFunction.sRGB.decoded)
    case .a98RGB: Primaries.a98.toXYZ * value.mapped(TransferFunction.a98.decoded)
    case .proPhotoRGB: Primaries.proPhoto.toXYZ * value.mapped(TransferFunction.proPhoto.decoded)
    case .rec2020: Primaries.rec2020.toXYZ * value.mapped(TransferFunction.rec2020.decoded)
    case .hsl: HSL.toSRGB(value)
    case .hwb: HWB.toSRGB(value)
    case .lab: CIELab.toXYZ(value)
    case .oklab: OKLab.toXYZ(value)
    case .lch, .oklch: Polar.toRectangular(value)
    }
  }

  private func fromParent(_ value: Triple) -> Triple {
    switch self {
    case .xyzD65: value
    case .xyzD50: WhitePoint.d65ToD50 * value
    case .srgb: value.mapped(TransferFunction.sRGB.encoded)
    case .srgbLinear: Primaries.sRGB.fromXYZ * value
    case .displayP3: (Primaries.displayP3.fromXYZ * value).mapped(TransferFunction.sRGB.encoded)
    case .a98RGB: (Primaries.a98.fromXYZ * value).mapped(TransferFunction.a98.encoded)
    case .proPhotoRGB:
      (Primaries.proPhoto.fromXYZ * value).mapped(TransferFunction.proPhoto.encoded)
    case .rec2020: (Primaries.rec2020.fromXYZ * value).mapped(TransferFunction.rec2020.encoded)
    case .hsl: HSL.fromSRGB(value)
    case .hwb: HWB.fromSRGB(value)
    case .lab: CIELab.fromXYZ(value)
    case .oklab: OKLab.fromXYZ(value)
    case .lch, .oklch: Polar.fromRectangular(value)
    }
  }
}
