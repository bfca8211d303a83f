// GTK converts through linear sRGB, or through OKLab if both spaces are based on it, and back even
// if both spaces are the same (gtk/gtkcsscolor.c); whether a step is computed in `float` or
// `double` decides the last bits.

extension GTKSpaceColor {
  /// The color in sRGB, with channels perhaps outside `0...1`: the input of GTK's own functions.
  public var srgb: GTKColor {
    let values = converted(to: .srgb).values
    return GTKColor(red: values.x, green: values.y, blue: values.z, alpha: values.w)
  }

  /// The same color in another space.
  public func converted(to space: GTKColorSpace) -> GTKSpaceColor {
    let isToOKLab = space == .oklab || space == .oklch
    var linear: SIMD3<Float>
    switch self.space {
    case .oklab, .oklch:
      linear = self.space == .oklch ? GTKPolar.rectangular(components) : components
      if !isToOKLab { linear = GTKOKLab.linear(linear) }
    default:
      linear = linearRGB
      if isToOKLab { linear = GTKOKLab.oklab(linear) }
    }
    return GTKSpaceColor(
      space, SIMD4(Self.components(of: linear, in: space), alpha))
  }

  /// The components without alpha.
  private var components: SIMD3<Float> { SIMD3(values.x, values.y, values.z) }

  /// The color in linear sRGB, from every space that is not made of OKLab.
  private var linearRGB: SIMD3<Float> {
    switch space {
    case .srgb: components.map(GTKCurves.decoded)
    case .srgbLinear, .oklab, .oklch: components
    case .hsl: GTKPolar.rgb(hsl: components).map(GTKCurves.decoded)
    case .hwb: GTKPolar.rgb(hwb: components).map(GTKCurves.decoded)
    case .displayP3:
      GTKMatrices.linearRGB(xyz: GTKMatrices.xyz(p3: components.map(GTKCurves.decoded)))
        .map(GTKCurves.encoded).map(GTKCurves.decoded)
    case .xyz: GTKMatrices.linearRGB(xyz: components)
    case .rec2020:
      GTKMatrices.linearRGB(
        xyz: GTKMatrices.xyz(rec2020: components.map(GTKCurves.rec2020Decoded)))
    case .rec2100PQ:
      GTKMatrices.linearRGB(xyz: GTKMatrices.xyz(rec2020: components.map(GTKCurves.pqDecoded)))
    }
  }

  /// The components in a space, given linear sRGB or, for a space based on it, OKLab.
  private static func components(
    of linear: SIMD3<Float>, in space: GTKColorSpace
  ) -> SIMD3<Float> {
    switch space {
    case .srgb: linear.map(GTKCurves.encoded)
    case .srgbLinear, .oklab: linear
    case .oklch: GTKPolar.polar(linear)
    case .hsl: GTKPolar.hsl(linear.map(GTKCurves.encoded))
    case .hwb: GTKPolar.hwb(linear.map(GTKCurves.encoded))
    case .displayP3:
      GTKMatrices.p3(
        xyz: GTKMatrices.xyz(
          linearRGB: linear.map(GTKCurves.encoded).map(GTKCurves.decoded))
      ).map(GTKCurves.encoded)
    case .xyz: GTKMatrices.xyz(linearRGB: linear)
    case .rec2020:
      GTKMatrices.rec2020(xyz: GTKMatrices.xyz(linearRGB: linear)).map(GTKCurves.rec2020Encoded)
    case .rec2100PQ:
      GTKMatrices.rec2020(xyz: GTKMatrices.xyz(linearRGB: linear)).map(GTKCurves.pqEncoded)
    }
  }
}

extension SIMD3<Float> {
  /// Each component by a function.
  func map(_ transform: (Float) -> Float) -> SIMD3<Float> {
    SIMD3(transform(x), transform(y), transform(z))
  }
}
