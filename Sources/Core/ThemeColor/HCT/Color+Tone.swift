extension Color {
  /// The color with its hue and chroma in HCT at another tone, CIE L* in `0...100`; the opacity
  /// stays.
  ///
  /// If sRGB has less chroma at that tone, the color gets the highest chroma there; so the tone,
  /// and with it the contrast to other tones, is exact.
  public func withTone(_ tone: Double) -> Color {
    let own = HCT(self)
    return HCT(hue: own.hue, chroma: own.chroma, tone: tone).color.withAlpha(alpha)
  }
}
