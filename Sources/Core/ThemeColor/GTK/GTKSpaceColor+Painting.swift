extension GTKSpaceColor {
  /// The color that GTK paints: sRGB with each channel clipped to `0...1`, without gamut mapping.
  ///
  /// Colors of Display P3, Rec. 2020 and XYZ are painted through the perceptual quantizer, which
  /// has no negative values: a color outside Rec. 2020, such as `color(display-p3 1 0 0)`, becomes
  /// black.
  public var painted: Color { Color(paintedColor) }

  private var paintedColor: GTKColor {
    switch space {
    case .srgb: GTKColor(red: values.x, green: values.y, blue: values.z, alpha: values.w)
    case .hsl, .hwb, .oklab, .oklch: srgb
    case .srgbLinear: pixel(SIMD3(values.x, values.y, values.z))
    case .rec2100PQ, .displayP3, .rec2020, .xyz: quantizedPixel
    }
  }

  private var quantizedPixel: GTKColor {
    let values = space == .rec2100PQ ? values : converted(to: .rec2100PQ).values
    let linear = SIMD3(values.x, values.y, values.z).map(GTKCurves.pqDecoded)
    return pixel(GTKMatrices.pixelRGB(rec2020: linear))
  }

  private func pixel(_ linear: SIMD3<Float>) -> GTKColor {
    let rgb = linear.map(GTKCurves.pixelEncoded)
    return GTKColor(red: rgb.x, green: rgb.y, blue: rgb.z, alpha: alpha)
  }
}
