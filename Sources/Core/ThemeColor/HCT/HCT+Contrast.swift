extension HCT {
  /// The contrast of colors with two tones, `1...21`, as WCAG measures it.
  public static func contrastRatio(of tone: Double, against other: Double) -> Double {
    let own = luminance(ofTone: tone)
    let luminance = luminance(ofTone: other)
    return ratio(max(own, luminance), min(own, luminance))
  }

  /// The tone above another with a given contrast; `nil` if there is none.
  public static func tone(above tone: Double, ratio wanted: Double) -> Double? {
    let low = luminance(ofTone: tone)
    return found(wanted * (low + 5) - 5, from: low, ratio: wanted, margin: 0.4)
  }

  /// The tone below another with a given contrast; `nil` if there is none.
  public static func tone(below tone: Double, ratio wanted: Double) -> Double? {
    let high = luminance(ofTone: tone)
    return found((high + 5) / wanted - 5, from: high, ratio: wanted, margin: -0.4)
  }

  /// The tone of a luminance with a margin, since colors are rounded to 8 bits.
  private static func found(
    _ luminance: Double, from other: Double, ratio wanted: Double, margin: Double
  ) -> Double? {
    let reached = ratio(max(luminance, other), min(luminance, other))
    guard reached >= wanted - 0.04 else { return nil }
    let tone = CIELab.lightness(ofLuminance: luminance) + margin
    return (0...100).contains(tone) ? tone : nil
  }

  private static func luminance(ofTone tone: Double) -> Double {
    CIELab.luminance(ofLightness: min(max(tone, 0), 100))
  }

  /// WCAG 2.2, definition of "contrast ratio", for luminances in `0...100`.
  private static func ratio(_ high: Double, _ low: Double) -> Double { (high + 5) / (low + 5) }
}
