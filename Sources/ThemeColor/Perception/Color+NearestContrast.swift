extension Color {
  /// The nearest color that reaches a contrast on every one of several surfaces, or `nil`.
  ///
  /// The search moves OKLCH lightness both ways in steps of a 4,096th, a fraction of what 8 bits
  /// tell apart. The hue stays, and as much of the chroma as sRGB has at that lightness. Of the
  /// first color found on either side, the one nearer in OKLab is taken. Each is tried as it will
  /// be written, in 8 bits a channel; so what comes back has that contrast, and `hex` is exact.
  ///
  /// - Parameters:
  ///   - ratio: WCAG 2.2's contrast ratio, `1...21`, that is asked for.
  ///   - surfaces: Opaque colors that this one lies on; a translucent color is composited with each.
  /// - Returns: This color in 8 bits where it reaches the ratio already. Alpha is not changed beyond
  ///   that; where even black and white fall short of the ratio, nothing is found.
  public func nearest(reaching ratio: Double, against surfaces: [Color]) -> Color? {
    let surfaces = surfaces.map { Surface(color: $0.withAlpha(1)) }
    let reaches = { (color: Color) in surfaces.allSatisfy { $0.contrast(color) >= ratio } }
    if reaches(roundedToBytes) { return roundedToBytes }

    let ramp = LightnessRamp(of: self)
    let start = Int((ramp.origin.x * Double(LightnessRamp.steps)).rounded())
    let first = { (steps: StrideThrough<Int>) -> Color? in
      for step in steps {
        let color = ramp.color(at: step)
        if reaches(color) { return color }
      }
      return nil
    }
    let darker = first(stride(from: start, through: 0, by: -1))
    let lighter = first(stride(from: start + 1, through: LightnessRamp.steps, by: 1))
    guard let darker, let lighter else { return darker ?? lighter }
    return distance(to: darker) <= distance(to: lighter) ? darker : lighter
  }
}

/// An opaque surface with its luminance, so that it is computed once.
private struct Surface {
  let color: Color
  let luminance: Double

  init(color: Color) {
    self.color = color
    luminance = color.relativeLuminance
  }

  func contrast(_ foreground: Color) -> Double {
    let other = foreground.composited(over: color).relativeLuminance
    return (max(luminance, other) + 0.05) / (min(luminance, other) + 0.05)
  }
}

/// The colors of one hue from black to white, each with the chroma of the first or what sRGB has.
private struct LightnessRamp {
  static let steps = 4096
  let origin: Triple
  private let alpha: Double

  init(of color: Color) {
    let encoded = Triple(color.red, color.green, color.blue)
    origin = ColorSpace.convert(encoded, from: .srgb, to: .oklch)
    alpha = color.alpha
  }

  /// The color at a step of `0...4096`, in 8 bits.
  func color(at step: Int) -> Color {
    let lightness = Double(step) / Double(Self.steps)
    let linear = GamutMapping.linear(lightness: lightness, chroma: origin.y, hue: origin.z)
    let encoded = linear.mapped(TransferFunction.sRGB.encoded)
    return Color(red: encoded.x, green: encoded.y, blue: encoded.z, alpha: alpha).roundedToBytes
  }
}
