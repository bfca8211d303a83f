extension Color {
  /// WCAG 2.2's relative luminance, `0...1`, ignoring alpha.
  public var relativeLuminance: Double {
    Self.luminance(linear: Triple(red, green, blue).mapped(ByteLight.of))
  }

  static func luminance(linear: Triple) -> Double {
    // WCAG 2.2, definition of "relative luminance".
    0.2126 * linear.x + 0.7152 * linear.y + 0.0722 * linear.z
  }

  /// WCAG 2.2's contrast ratio, `1...21`, of this color on a surface.
  ///
  /// A translucent color is first composited over the surface. The surface counts as opaque:
  /// composite a translucent one over its own background before the call.
  public func contrastRatio(against surface: Color) -> Double {
    let opaque = surface.withAlpha(1)
    return Self.contrastRatio(
      composited(over: opaque).relativeLuminance, opaque.relativeLuminance)
  }

  /// The contrast ratio of two relative luminances.
  package static func contrastRatio(_ one: Double, _ other: Double) -> Double {
    // WCAG 2.2, definition of "contrast ratio".
    (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  /// The lowest contrast on opaque surfaces, each with a fraction of this color over it; 21 without
  /// surfaces.
  package func leastContrast(on surfaces: [Color], tintedBy share: Double = 0) -> Double {
    surfaces.map { contrastRatio(against: $0, tintedBy: share) }.min() ?? 21
  }

  /// Whether the least contrast on surfaces, with a share of this color over each, is high enough.
  package func reaches(_ ratio: Double, on surfaces: [Color], tintedBy share: Double = 0) -> Bool {
    surfaces.allSatisfy { contrastRatio(against: $0, tintedBy: share) >= ratio }
  }

  private func contrastRatio(against surface: Color, tintedBy share: Double) -> Double {
    contrastRatio(against: share > 0 ? thinned(share).composited(over: surface) : surface)
  }
}
